import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { type Site, startSite } from './site.ts';
import { test as base } from './test.ts';

export { expect, HTTP_ERROR, NETWORK_ERROR } from './test.ts';

/** Not the demo's password: that is also the product's name and occurs in many public files. */
export const PASSWORD = 'ponte "dei" <sospiri>';

/** A site with `GATE=server`. Changes to `env` take effect when the server starts again. */
export type LockedSite = Site & { env: NodeJS.ProcessEnv };

/** A test with its own locked site, so no attempt to enter counts against another test. */
export const test = base.extend<{ lockedSite: LockedSite; trustedProxy: string }>({
  trustedProxy: ['', { option: true }],
  lockedSite: async ({ trustedProxy }, use) => {
    const site = await startLockedSite({ TRUST_PROXY: trustedProxy });
    await use(site);
    await site.close();
  },
  baseURL: ({ lockedSite }, use) => use(lockedSite.url),
});

export async function startLockedSite(settings: NodeJS.ProcessEnv = {}): Promise<LockedSite> {
  const env = { GATE: 'server', SITE_PASSWORD: PASSWORD, ...settings };
  return Object.assign(await startSite(env), { env });
}

/** Sends a password to the server, as the gate's form does. */
export function submitPassword(
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

/** Returns the session cookie that the gate sets when a guest enters. */
export async function readGateCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'gate-session');
}
