import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { type Site, startSite } from './site.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Not the demo's: that is the name of the product, and stands everywhere. */
export const PASSWORD = 'ponte "dei" <sospiri>';

/** A browser says so whenever a server refuses; the gate says it to the guest. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
export const NO_LINE = /Failed to load resource: net::/;

/** A site with the lock, and what may be changed of its settings before it starts again. */
export type LockedSite = Site & { env: NodeJS.ProcessEnv };

/** A test before a lock of its own, where nobody has tried a password yet. */
export const test = base.extend<{ locked: LockedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names there.
  locked: async ({}, use) => {
    const site = await startLocked();
    await use(site);
    await site.close();
  },
  baseURL: ({ locked }, use) => use(locked.url),
});

export async function startLocked(more: NodeJS.ProcessEnv = {}): Promise<LockedSite> {
  const env = { GATE: 'server', SITE_PASSWORD: PASSWORD, ...more };
  return Object.assign(await startSite(env), { env });
}

/** Sends a password as the gate's page does. */
export function tryPassword(
  request: APIRequestContext,
  url: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post(`${url}/gate`, {
    headers: { Origin: url, ...headers },
    data: { password },
  });
}

/** What the browser holds of having been let in. */
export async function gateCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'gate-session');
}
