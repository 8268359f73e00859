import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from '../build/paths.ts';
import { createLanguages } from './languages.ts';

it('the first language is at the root, the others are in folders', () => {
  expect(createLanguages(['it', 'en', 'de']).map(({ home }) => home)).toEqual([
    '/',
    '/en/',
    '/de/',
  ]);
});

it('the languages share the files of pictures and whole fonts', async () => {
  const names = (await readdir(PATHS.staticSite, { recursive: true })).filter((name) =>
    /\.(avif|webp|jpeg|png|woff2)$/.test(name),
  );
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('host'))
      .map(async (name) => (await readFile(join(PATHS.staticSite, name))).toString('base64')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files).size).toBe(files.length);
});

it('only the Italian fonts contain the accented letters that Italians type', async () => {
  const unicodeRanges = async (home: string) => {
    const html = await readFile(join(PATHS.staticSite, home, 'index.html'), 'utf8');
    return [...html.matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range).join();
  };
  const E_GRAVE = /U\+C8/;
  expect(await unicodeRanges('it')).toMatch(E_GRAVE);
  expect(await unicodeRanges('')).not.toMatch(/U\+E0-|U\+C8/);
});
