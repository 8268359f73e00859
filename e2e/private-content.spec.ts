import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import italian from '../content/wedding.it.ts';
import wedding from '../content/wedding.ts';
import { findPrivateTexts, findPrivateTextsInFile, listLongTexts } from './private-texts.ts';
import { expect, test } from './test.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

/** The files of the built site that anyone may fetch, as `/assets/index.js`. */
async function publicFiles(): Promise<string[]> {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name).slice(DIST.length).split(sep).join('/'))
    .filter((path) => !path.startsWith('/private/'));
}

async function bytesOf(path: string): Promise<Buffer> {
  const bytes = await readFile(join(DIST, path));
  if (path.endsWith('.br')) return brotliDecompressSync(bytes);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

test('nothing that anyone may fetch tells of the wedding', async () => {
  const files = await publicFiles();
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const bytes = await bytesOf(path);
    expect.soft(findPrivateTextsInFile(path, bytes.toString('utf8')), path).toEqual([]);
    expect.soft(findPrivateTextsInFile(path, bytes.toString('latin1')), path).toEqual([]);
    expect.soft(findPrivateTexts(path), `the name of ${path}`).toEqual([]);
  }
});

test('what the server sends to a stranger tells nothing of the wedding', async ({ request }) => {
  const paths = (await publicFiles()).filter((path) => !/\.(br|gz)$/.test(path));
  for (const path of ['/', '/it/', '/nowhere', '/it/nowhere', ...paths]) {
    const response = await request.get(path);
    expect
      .soft(findPrivateTextsInFile(path, (await response.body()).toString('utf8')), path)
      .toEqual([]);
    for (const { name, value } of response.headersArray()) {
      expect.soft(findPrivateTexts(value), `${name} of ${path}`).toEqual([]);
    }
  }
});

test('no picture of the wedding lies outside of what is private', async () => {
  const pictures = (await publicFiles()).filter((path) =>
    /\.(avif|webp|jpe?g|png|gif|svg)$/.test(path),
  );
  // The tab's icon and the home screen's, which are drawn from it.
  expect(pictures.sort()).toEqual([
    '/favicon.svg',
    '/icon-180.png',
    '/icon-192.png',
    '/icon-512.png',
  ]);
});

test('the search would find what it is looking for', async () => {
  expect(listLongTexts(wedding).length).toBeGreaterThan(80);
  expect(findPrivateTexts('<p>PORTIA &amp; Bassanio</p>')).toEqual(['Portia', 'Bassanio']);
  expect(findPrivateTexts('"\\u0042assanio"')).toEqual(['Bassanio']);
  const files = await readdir(join(DIST, 'private'));
  const scripts = files.filter((name) => /^wedding-page-.*\.js$/.test(name));
  expect(scripts, 'one for each language').toHaveLength(2);
  const found = await Promise.all(
    scripts.map(async (name) =>
      findPrivateTexts(await readFile(join(DIST, 'private', name), 'utf8')),
    ),
  );
  const texts = listLongTexts([wedding, italian]).filter((text) => !found.flat().includes(text));
  expect(texts, 'every text of the content is in the private script, and found there').toEqual([]);
});

test('the built site holds no source map and no original picture', async () => {
  const files = (await readdir(DIST, { recursive: true })).map((name) => name.toLowerCase());
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const path of files.filter((name) => /\.(js|css)$/.test(name))) {
    expect(await readFile(join(DIST, path), 'utf8').catch(() => '')).not.toContain(
      'sourceMappingURL',
    );
  }
});
