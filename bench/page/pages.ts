import type { BrowserContext } from '@playwright/test';
import { HOST_PASSWORD } from '../../e2e/site.ts';

/** The pages that are looked at; the first two are the limits that the others are held to. */
export const PAGES = {
  'bare page': { path: '/bare/words.html', prepare: nothing },
  'bare page with a picture': { path: '/bare/picture.html', prepare: nothing },
  gate: { path: '/', prepare: nothing },
  'wedding page': { path: '/', prepare: letIn },
  'not-found page': { path: '/nowhere', prepare: nothing },
  'dashboard, sign-in': { path: '/host', prepare: nothing },
  'dashboard, signed in': { path: '/host', prepare: signIn },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

async function nothing() {}

/** Sets the gate's flag from a file of the site that loads nothing else. */
async function letIn(context: BrowserContext, url: string): Promise<void> {
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
  if (!answer.ok()) throw new Error(`The dashboard refused the bench: ${answer.status()}`);
}
