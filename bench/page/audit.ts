import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { getBrowserOptions } from '../../e2e/browser.ts';
import { findFreePort } from '../../server/fixtures/free-port.ts';

/** Lighthouse's throttling: computed from a fast load, or applied in the browser. */
export type Throttling = 'simulate' | 'devtools';

/** The figures of one audit: times in milliseconds, scores of 100. */
export type Audit = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

type Prepare = (context: BrowserContext) => Promise<void>;

/**
 * Audits a page as a phone with an empty profile, apart from the changes that `prepare` makes. Retries
 * when the browser's trace misses the start of the page, which happens now and then.
 */
export async function auditPage(
  url: string,
  throttling: Throttling,
  prepare: Prepare,
  attempts = 3,
): Promise<Audit> {
  try {
    return await auditOnce(url, throttling, prepare);
  } catch (error) {
    if (attempts <= 1) throw error;
    return await auditPage(url, throttling, prepare, attempts - 1);
  }
}

async function auditOnce(url: string, throttling: Throttling, prepare: Prepare): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'serenissima-bench-'));
  const port = await findFreePort();
  const { args = [], ...launch } = await getBrowserOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await prepare(context);
    return await runLighthouse(url, { port, throttlingMethod: throttling });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function runLighthouse(url: string, flags: Flags): Promise<Audit> {
  const result = await lighthouse(url, {
    ...flags,
    logLevel: 'error',
    // Keeps the access flag and the session that `prepare` has set. The profile is new anyway.
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    ignoreStatusCode: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The site is private, so it asks not to be indexed.
    skipAudits: ['is-crawlable'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
