import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserLaunch } from '../../e2e/browser.ts';

/** How the slow line is made: computed from a fast load, or really slowed down in the browser. */
export type Line = 'simulate' | 'devtools';

/** What one look at a page came to; times in milliseconds, scores of 100. */
export type Look = {
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
 * One look at a page by a phone that was never here before, but for what `prepare` does. Now and
 * then the browser's tracing loses the start of the page: then it is looked at anew.
 */
export async function look(url: string, line: Line, prepare: Prepare, attempts = 3): Promise<Look> {
  try {
    return await lookOnce(url, line, prepare);
  } catch (error) {
    if (attempts <= 1) throw error;
    return await look(url, line, prepare, attempts - 1);
  }
}

async function lookOnce(url: string, line: Line, prepare: Prepare): Promise<Look> {
  const profile = await mkdtemp(join(tmpdir(), 'serenissima-bench-'));
  const port = await freePort();
  const { args = [], ...launch } = await browserLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await prepare(context);
    return await lookThroughLighthouse(url, { port, throttlingMethod: line });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function lookThroughLighthouse(url: string, flags: Flags): Promise<Look> {
  const result = await lighthouse(url, {
    ...flags,
    logLevel: 'error',
    // The flag and the session that `prepare` left must stay; the profile is new in any case.
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    ignoreStatusCode: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The site is private, and asks not to be indexed: that is meant.
    skipAudits: ['is-crawlable'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
