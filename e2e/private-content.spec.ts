import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { italian, english as wedding } from '../content/localized.ts';
import { findPrivateTexts, findPrivateTextsInFile, listLongTexts } from './private-texts.ts';
import { expect, test } from './test.ts';

const DIST = join(import.meta.dirname, '..', 'dist', 'site');

/** Lists the public files of the build as paths, for example `/assets/index.js`. */
async function listPublicFiles(): Promise<string[]> {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name).slice(DIST.length).split(sep).join('/'))
    .filter((path) => !path.startsWith('/private/'));
}

async function readBytes(path: string): Promise<Buffer> {
  const bytes = await readFile(join(DIST, path));
  if (path.endsWith('.br')) return brotliDecompressSync(bytes);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

test('the public files and pages contain nothing about the wedding, and no pictures but the icons', async ({
  request,
}) => {
  const files = await listPublicFiles();
  expect(files.length).toBeGreaterThan(10);
  const pictures = files.filter((path) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(path));
  const icons = ['/favicon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png'];
  expect(pictures.sort()).toEqual(icons);
  const searched = new Set<string>();
  for (const path of files) {
    const bytes = await readBytes(path);
    // The compressed files contain the same.
    if (searched.has(bytes.toString('latin1'))) continue;
    searched.add(bytes.toString('latin1'));
    expect.soft(findPrivateTextsInFile(path, bytes.toString('utf8')), path).toEqual([]);
    expect.soft(findPrivateTextsInFile(path, bytes.toString('latin1')), path).toEqual([]);
    expect.soft(findPrivateTexts(path), `the name of ${path}`).toEqual([]);
  }

  // The pages contain the server's settings. The other files are sent unchanged.
  for (const path of ['/', '/it/', '/nowhere', '/it/nowhere', '/robots.txt', '/favicon.svg']) {
    const response = await request.get(path);
    expect.soft(findPrivateTexts(await response.text()), path).toEqual([]);
    for (const { name, value } of response.headersArray()) {
      expect.soft(findPrivateTexts(value), `${name} of ${path}`).toEqual([]);
    }
  }
});

test('the search finds private texts, even when they are escaped', async () => {
  expect(listLongTexts(wedding).length).toBeGreaterThan(80);
  expect(findPrivateTexts('<p>PORTIA &amp; Bassanio</p>')).toEqual(['Portia', 'Bassanio']);
  expect(findPrivateTexts('"\\u0042assanio"')).toEqual(['Bassanio']);
  const files = await readdir(join(DIST, 'private'));
  const pages = files.filter((name) => /^wedding-page-.*\.html$/.test(name));
  expect(pages, 'there is one per language').toHaveLength(2);
  const found = await Promise.all(
    pages.map(async (name) =>
      findPrivateTexts(await readFile(join(DIST, 'private', name), 'utf8')),
    ),
  );
  const texts = listLongTexts([wedding, italian]).filter((text) => !found.flat().includes(text));
  expect(texts, 'every text of the content is found in the private pages').toEqual([]);
});

test('the build contains no source maps', async () => {
  const files = (await readdir(DIST, { recursive: true })).map((name) => name.toLowerCase());
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const path of files.filter((name) => /\.(js|css)$/.test(name))) {
    expect(await readFile(join(DIST, path), 'utf8').catch(() => '')).not.toContain(
      'sourceMappingURL',
    );
  }
});
