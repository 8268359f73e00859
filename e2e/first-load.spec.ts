import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { storeFlag, weddingHeading } from './gate.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const DIST = join(import.meta.dirname, '..', 'dist', 'site');

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Collects the paths that the page requests, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:') paths.push(pathname);
  });
  return paths;
}

/** Lists the files with a matching name that were requested before the first paint. */
function listBeforeFirstPaint(page: Page, files: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => {
        const isFile = !name.startsWith('data:') && new RegExp(source).test(name);
        return isFile && startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY);
      })
      .map(({ name }) => name);
  }, files.source);
}

test('the gate’s first paint waits for no script, stylesheet or font', async ({ page }) => {
  const requested = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await listBeforeFirstPaint(page, /\.(js|woff2|css)$/)).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/private/'))).toEqual([]);
  // The page, the entry script, the toasts and their shared chunks, two fonts and the icon.
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(9);
  expect(requested.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
});

test('a returning guest’s first paint waits only for the page itself', async ({ page }) => {
  const requested = watchRequests(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(await listBeforeFirstPaint(page, /\.(js|css)$/)).toEqual([]);
  expect((await listBeforeFirstPaint(page, /\.woff2$/)).length).toBeLessThanOrEqual(2);
  expect(requested.slice(0, 2)).toEqual([
    '/',
    expect.stringMatching(/^\/private\/wedding-page-.*\.html$/),
  ]);
  expect(requested[2], 'the photo is requested right after the page that shows it').toMatch(
    /\.avif$/,
  );
  expect(requested.filter((path) => /\.(webp|jpeg|png)$/.test(path))).toEqual([]);
});

test('the browser does not load the stylesheet, because the prerendered page contains it', async ({
  page,
}) => {
  const requested = watchRequests(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(requested.filter((path) => /wedding-page-.*\.css$/.test(path))).toEqual([]);
});

test('every file that browsers cache forever has a hash in its name', async () => {
  const files = (await readdir(DIST, { recursive: true })).map((name) => name.split(sep).join('/'));
  const cached = files.filter((name) => /^(host\/)?(assets|private)\/.*\.[a-z0-9]+$/.test(name));
  expect(cached.length).toBeGreaterThan(100);
  // A picture's name is only a hash and a width.
  const hashed = /(^|[-/])[\w-]{8}\.\w+(\.(br|gz))?$|^private\/[\w-]{8}-\d+\.(avif|webp|jpeg|png)$/;
  const unhashed = cached.filter((name) => !hashed.test(name));
  expect(unhashed).toEqual([]);
});
