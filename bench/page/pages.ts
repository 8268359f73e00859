import type { BrowserContext } from '@playwright/test';
import { HOST_PASSWORD } from '../../e2e/site.ts';

/** The pages to audit. The first two are the baselines for the others. */
export const PAGES = {
  'baseline page': { path: '/baseline/text.html', prepare: doNothing },
  'baseline page with a picture': { path: '/baseline/picture.html', prepare: doNothing },
  gate: { path: '/', prepare: doNothing },
  'wedding page': { path: '/', prepare: grantAccess },
  'not-found page': { path: '/nowhere', prepare: doNothing },
  'dashboard, sign-in': { path: '/host', prepare: doNothing },
  'dashboard, signed in': { path: '/host', prepare: signIn },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

async function doNothing() {}

/** Sets the gate's access flag, from a file of the site that loads nothing else. */
async function grantAccess(context: BrowserContext, url: string): Promise<void> {
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
