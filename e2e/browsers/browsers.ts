import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { after, before, describe } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../server/fixtures/free-port.ts';
import { type Site, startSite } from '../site.ts';

/** The few things that the tests do in every browser. Selectors are CSS; `text` narrows them down. */
export type BrowserPage = {
  /** The errors on the console so far. WebKit's driver reports none. */
  errors: readonly string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Clicks the first visible element, as a person would: fails if something covers it. */
  click(selector: string, text?: string): Promise<void>;
  /** Replaces the value of a field by typing. */
  fill(selector: string, value: string): Promise<void>;
  press(key: 'ArrowRight' | 'Enter' | 'Escape'): Promise<void>;
  /** Runs a function in the page. It must not use variables from outside. */
  run<T, Args extends unknown[]>(work: (...args: Args) => T, ...args: Args): Promise<T>;
  close(): Promise<void>;
};

type Browser = { name: string; isInstalled: boolean; open(): Promise<BrowserPage> };

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'].find(existsSync);
const MINI_BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
const XVFB = ['/usr/bin/Xvfb'].find(existsSync);
const FIND_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** Guests' other browsers. Firefox is driven with WebDriver BiDi, WebKit with W3C WebDriver. */
const BROWSERS: readonly Browser[] = [
  { name: 'Firefox', isInstalled: FIREFOX !== undefined, open: openFirefox },
  {
    name: 'WebKit',
    isInstalled: Boolean(WEBKIT_DRIVER && MINI_BROWSER && XVFB),
    open: openWebKit,
  },
];

/** Starts a site and a browser for a group of tests, in each browser that is installed. */
export function describeInEveryBrowser(
  who: string,
  addTests: (open: { site: Site; page: BrowserPage }) => void,
): void {
  for (const { name, isInstalled, open } of BROWSERS) {
    describe(`${who} with ${name}`, { skip: !isInstalled && `${name} is not installed` }, () => {
      const started = {} as { site: Site; page: BrowserPage };
      before(async () => {
        started.site = await startSite();
        started.page = await open();
      });
      after(async () => {
        await started.page?.close();
        await started.site?.close();
      });
      addTests(started);
    });
  }
}

/** Waits until this text is visible. */
export async function waitForText(page: BrowserPage, text: string): Promise<void> {
  await eventually(async () => assert.ok(await isTextVisible(page, text), `no text "${text}"`));
}

export async function waitForHeading(page: BrowserPage, level: 'h1' | 'h2', heading: string) {
  await eventually(async () => {
    const headings = await page.run(
      (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim()),
      level,
    );
    assert.ok(headings.includes(heading), `no heading "${heading}", only ${headings.join(', ')}`);
  });
}

export function isTextVisible(page: BrowserPage, text: string): Promise<boolean> {
  return page.run((wanted: string) => document.body.innerText.includes(wanted), text);
}

/** Waits until a function in the page returns this value. */
export async function waitUntil<T, Args extends unknown[]>(
  page: BrowserPage,
  expected: T,
  read: (...args: Args) => T,
  ...args: Args
): Promise<void> {
  await eventually(async () => assert.deepEqual(await page.run(read, ...args), expected));
}

/** Repeats a check until it returns without an error; then returns its value. */
export async function eventually<T>(check: () => Promise<T>, timeoutMs = FIND_TIMEOUT_MS) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(POLL_MS);
    }
  }
}

async function openFirefox(): Promise<BrowserPage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    ...(FIREFOX && { executablePath: FIREFOX }),
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = (selector: string, text = '') =>
    eventually(async () => {
      const handle = await page.evaluateHandle(findVisible, selector, text);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`No visible ${selector} ${text}`);
      return element;
    });
  return {
    errors,
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    async click(selector, text) {
      await (await find(selector, text)).click();
    },
    async fill(selector, value) {
      const field = await find(selector);
      await field.evaluate((input) => (input as HTMLInputElement).select());
      await page.keyboard.press('Backspace');
      await field.type(value);
    },
    press: (key) => page.keyboard.press(key),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    close: () => browser.close(),
  };
}

async function openWebKit(): Promise<BrowserPage> {
  const home = await mkdtemp(join(tmpdir(), 'serenissima-webkit-'));
  const xvfb = spawn(XVFB ?? '', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(xvfb.stdio[3] as Readable, 'data');
  const port = await findFreePort();
  const webKitDriver = spawn(WEBKIT_DRIVER ?? '', [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: `:${String(display).trim()}`,
      // Containers have no user namespaces for WebKit's sandbox. Only our own site is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  const driver = await eventually(async () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  const find = (selector: string, text = '') =>
    eventually(async () => {
      const element = await driver.executeScript<WebElement | null>(
        `return (${findVisible})(...arguments)`,
        selector,
        text,
      );
      if (!element) throw new Error(`No visible ${selector} ${text}`);
      return element;
    });
  return {
    errors: [],
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    click: async (selector, text) => (await find(selector, text)).click(),
    fill: async (selector, value) => {
      const field = await find(selector);
      // React does not notice `field.clear()`, and would show the old value again.
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', field);
      await field.sendKeys(Key.BACK_SPACE, value.replaceAll('\n', Key.ENTER));
    },
    press: async (key) => {
      const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE };
      await driver.actions().sendKeys(keys[key]).perform();
    },
    run: (work, ...args) => driver.executeScript(`return (${work})(...arguments)`, ...args),
    close: async () => {
      await driver.quit().catch(() => {});
      for (const child of [webKitDriver, xvfb]) child.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Runs in the page. Scrolls the element into the middle, away from the toasts at the edge. */
function findVisible(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
