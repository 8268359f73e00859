import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { rememberTyped } from './server-log.ts';
import { PASSWORD, type Site, startSite } from './site.ts';

export { expect, PASSWORD };

/** What a browser may say of itself without anything being wrong. */
const HARMLESS = /Download the React DevTools|Password forms should have/;

type Fixtures = {
  /** Whether the browser has the site's worker keep the pages. Not unless it is the matter: it fetches them all. */
  keepsPages: boolean;
  /** Say what a test expects on the console; everything else there fails it. */
  expectOnConsole: (pattern: RegExp) => void;
  /** A page of the site with the gate's flag set. */
  wedding: Page;
};

/** A test in a real browser against the built site on the real server. */
export const test = base.extend<Fixtures & { quietConsole: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names there.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  keepsPages: [false, { option: true }],
  expectOnConsole: async ({ context, keepsPages }, use) => {
    if (!keepsPages) {
      // As where a guest's browser is private, or the address is not safe.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    }
    const expected: RegExp[] = [HARMLESS];
    const said: string[] = [];
    context.on('request', rememberTyped);
    context.on('console', (message) => said.push(told(message)));
    // The console alone does not tell of all of them: a page may have none yet.
    await context.exposeFunction('violated', (directive: string, blocked: string) => {
      said.push(`Content Security Policy: ${directive} ${blocked}`);
    });
    await context.addInitScript(() => {
      const { violated } = window as unknown as Record<'violated', (...words: string[]) => void>;
      addEventListener('securitypolicyviolation', (event) =>
        violated(event.effectiveDirective, event.blockedURI),
      );
    });
    context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
    await use((pattern) => expected.push(pattern));
    const unexpected = said.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
  quietConsole: [
    async ({ expectOnConsole: _ }, use) => {
      await use(undefined);
    },
    { auto: true },
  ],
  wedding: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await use(page);
  },
});

function told(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()}`;
}
