import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ENTERED_COOKIE } from '../../domain/pages/entered-cookie.ts';
import { PASSWORD } from '../../e2e/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** As Lighthouse throttles a browser: 562.5 ms for each request stand for several round trips. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Types the password on a slow connection; returns the time from Enter to the wedding page in milliseconds. */
export async function measureEntry(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#password').click();
  await page.keyboard.type(PASSWORD, { delay: 150 });
  await page.evaluate(() => {
    const entered = new Promise<number>((resolve) => {
      addEventListener('submit', ({ timeStamp }) => {
        new MutationObserver(() => {
          if (!document.getElementById('celebrate-heading')) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    Object.assign(window, { entered });
  });
  await page.keyboard.press('Enter');
  const time = await page.evaluate(() => Reflect.get(window, 'entered') as Promise<number>);
  await context.close();
  return time;
}

/**
 * Taps an event card at the moment when React begins to hydrate the page, on a slow phone; returns the
 * time from the tap to the frame with the answer in milliseconds.
 */
export async function measureEarlyTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await context.addCookies([{ name: ENTERED_COOKIE, value: 'true', url }]);
  await context.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { begun } = await watchHydration(context);
  await page.goto('/', { waitUntil: 'commit' });
  const { x, y } = await findFirstCard(page);
  await begun;
  await page.touchscreen.tap(x, y);
  const time = await page.evaluate(() => Reflect.get(window, 'answer') as Promise<number>);
  await context.close();
  return time;
}

/** Resolves when React adds its first listener: nothing is hydrated yet. */
async function watchHydration(context: BrowserContext): Promise<{ begun: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.exposeBinding('reportHydration', () => resolve());
  await context.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (type !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      Reflect.get(window, 'reportHydration')();
    };
    const answer = new Promise<number>((done) => {
      listen.call(window, 'pointerdown', ({ timeStamp }: Event) => {
        new MutationObserver(() =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
        ).observe(document, { attributeFilter: ['aria-pressed'], subtree: true });
      });
    });
    Object.assign(window, { answer });
  });
  return { begun: promise };
}

async function findFirstCard(page: Page): Promise<{ x: number; y: number }> {
  const card = page.locator('#celebrate').getByRole('button').first();
  await card.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + 20 };
}
