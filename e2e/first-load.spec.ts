import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { storeFlag, weddingHeading } from './gate.ts';
import { expect, test } from './test.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** What the page asked for, in order, each as its kind. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:') asked.push(pathname);
  });
  return asked;
}

/** The files of a kind that were asked for before the first paint. */
function askedBeforeFirstPaint(page: Page, kind: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => {
        const isFile = !name.startsWith('data:') && new RegExp(source).test(name);
        return isFile && startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY);
      })
      .map(({ name }) => name);
  }, kind.source);
}

test('a stranger’s first view waits for no script and no font', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await askedBeforeFirstPaint(page, /\.(js|woff2|css)$/)).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/private/'))).toEqual([]);
  // The page, its entry and the toasts with what they share, two fonts, the icon.
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(9);
  expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
});

test('a returning guest’s first view waits for the page alone', async ({ page }) => {
  const asked = watchRequests(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(await askedBeforeFirstPaint(page, /\.(js|css)$/)).toEqual([]);
  expect((await askedBeforeFirstPaint(page, /\.woff2$/)).length).toBeLessThanOrEqual(2);
  expect(asked.slice(0, 2)).toEqual([
    '/',
    expect.stringMatching(/^\/private\/wedding-page-.*\.html$/),
  ]);
  expect(asked[2], 'the photo, with the page that shows it').toMatch(/\.avif$/);
  expect(asked.filter((path) => /\.(webp|jpeg|png)$/.test(path))).toEqual([]);
});

test('a guest’s browser takes the styles of the rendered page for the stylesheet', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(asked.filter((path) => /wedding-page-.*\.css$/.test(path))).toEqual([]);
});

test('every file that browsers keep for good has its contents in its name', async () => {
  const files = (await readdir(DIST, { recursive: true })).map((name) => name.split(sep).join('/'));
  const kept = files.filter((name) => /^(host\/)?(assets|private)\/.*\.[a-z0-9]+$/.test(name));
  expect(kept.length).toBeGreaterThan(100);
  // A picture's name is nothing else, and shorter.
  const hashed = /(^|[-/])[\w-]{8}\.\w+(\.(br|gz))?$|^private\/[\w-]{8}-\d+\.(avif|webp|jpeg|png)$/;
  const unhashed = kept.filter((name) => !hashed.test(name));
  expect(unhashed).toEqual([]);
});
