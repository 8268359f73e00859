import type { BrowserContext } from '@playwright/test';
import { ENTERED_COOKIE } from '../../domain/pages/entered-cookie.ts';
import { HOST_PASSWORD } from '../../e2e/site.ts';

/** The pages to audit. The first two are the baselines for the others. */
export const PAGES = {
  'baseline page': { path: '/baseline/text.html', prepare: doNothing },
  'baseline page with a picture': { path: '/baseline/picture.html', prepare: doNothing },
  gate: { path: '/', prepare: doNothing },
  'wedding page': { path: '/', prepare: enter },
  'wedding page, static host': { path: '/', prepare: storeFlag },
  'not-found page': { path: '/nowhere', prepare: doNothing },
  'dashboard, sign-in': { path: '/host', prepare: doNothing },
  'dashboard, signed in': { path: '/host', prepare: signIn },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

async function doNothing() {}

/** A guest who has entered before. */
async function enter(context: BrowserContext, url: string): Promise<void> {
  await storeFlag(context, url);
  await context.addCookies([{ name: ENTERED_COOKIE, value: 'true', url }]);
}

/** Sets the gate's access flag only, from a file of the site that loads nothing else: no server reads it. */
async function storeFlag(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('wedding-authenticated', 'true'));
  await page.close();
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/host/api/session`, {
    headers: { Origin: url },
    data: { password: HOST_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Sign-in failed with status ${answer.status()}.`);
}
