import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { recordSentTexts } from './server-log.ts';
import { emptyDatabase, PASSWORD, type Site, startSite } from './site.ts';

export { expect, PASSWORD };

/** Chromium logs these by itself when a request is rejected or gets no answer. */
export const HTTP_ERROR = /Failed to load resource: the server responded with a status of 4\d\d/;
export const NETWORK_ERROR = /Failed to load resource: net::/;

/** Messages that a browser logs although nothing is wrong: in the preview's frame, no script can run. */
const HARMLESS =
  /Download the React DevTools|Password forms should have|both allow-scripts and allow-same-origin/;

/** Where no pictures are loaded, the one that a page preloads is unused. */
const UNUSED_PICTURE =
  /image loading is disabled|\.avif was preloaded using link preload but not used/;

// All of them are here: tests with other worker fixtures would need workers of their own.
type WorkerFixtures = {
  site: Site;
  /** Returns a site with an empty database, which the tests of this worker use one after the other. */
  openEmptySite: () => Promise<Site>;
  openPictureBrowser: () => Promise<Browser>;
};

type Fixtures = {
  /** Off by default, because decoding and painting the pictures takes a third of a page's time. */
  loadsPictures: boolean;
  /** Off by default, because the service worker downloads the whole site in every test. */
  usesServiceWorker: boolean;
  /** Allows a message on the console. Any other message fails the test. */
  expectOnConsole: (pattern: RegExp) => void;
  /** The wedding page, open in a browser that has the gate's flag. */
  weddingPage: Page;
};

/** A test in a real browser, on the built site and the real server. */
export const test = base.extend<Fixtures & { quietConsole: undefined }, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), setPictures(false)] }),
    { scope: 'worker' },
  ],
  openPictureBrowser: [
    async ({ launchOptions, playwright }, use) => {
      const args = [...(launchOptions.args ?? []), setPictures(true)];
      let started: Promise<Browser> | undefined;
      await use(() => {
        started ??= playwright.chromium.launch({ ...launchOptions, args });
        return started;
      });
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  loadsPictures: [false, { option: true }],
  context: async ({ browser, loadsPictures, openPictureBrowser }, use, testInfo) => {
    const context = await (loadsPictures ? await openPictureBrowser() : browser).newContext();
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo);
    await context.close();
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  openEmptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
    async ({}, use) => {
      const running: Site[] = [];
      await use(async () => {
        const [site] = running;
        if (site && (await emptyDatabase(site))) return site;
        await running.pop()?.close();
        running.push(await startSite());
        return running[0] as Site;
      });
      await running.pop()?.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  usesServiceWorker: [false, { option: true }],
  expectOnConsole: async ({ context, usesServiceWorker, loadsPictures }, use) => {
    if (!usesServiceWorker) {
      // Private windows and plain http have no service worker either.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    }
    if (!loadsPictures) {
      // The lazy pictures wait for the first one, for up to four seconds.
      await context.addInitScript(() => {
        HTMLImageElement.prototype.decode = () => Promise.resolve();
      });
    }
    const allowed = loadsPictures ? [HARMLESS] : [HARMLESS, UNUSED_PICTURE];
    const messages: string[] = [];
    context.on('request', recordSentTexts);
    context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    // The console misses violations of the content policy that happen before the page has one.
    await context.exposeFunction('reportViolation', (directive: string, blocked: string) => {
      messages.push(`Content Security Policy: ${directive} ${blocked}`);
    });
    await context.addInitScript(() => {
      const { reportViolation } = window as unknown as Record<
        'reportViolation',
        (directive: string, blocked: string) => void
      >;
      addEventListener('securitypolicyviolation', (event) =>
        reportViolation(event.effectiveDirective, event.blockedURI),
      );
    });
    // As in Safari, which reads dates of the standard's format only.
    await context.addInitScript(() => {
      const iso = /^\d{4}-\d\d(-\d\d)?(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
      window.Date = new Proxy(Date, {
        construct(date, values, newTarget) {
          const isRejected = /^\d{4}-/.test(values[0]) && !iso.test(values[0]);
          return Reflect.construct(date, isRejected ? [Number.NaN] : values, newTarget);
        },
      });
    });
    context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
    await use((pattern) => allowed.push(pattern));
    const unexpected = messages.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
  quietConsole: [
    async ({ expectOnConsole: _ }, use) => {
      await use(undefined);
    },
    { auto: true },
  ],
  weddingPage: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await use(page);
  },
});

async function attachScreenshots(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A page that has crashed or hangs has no picture.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

function setPictures(isOn: boolean): string {
  return `--blink-settings=imagesEnabled=${isOn}`;
}
