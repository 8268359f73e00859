import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATHS } from './paths.ts';
import { mergeInto } from './site.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('does not overwrite a file of one language with a different file of another', async () => {
  const [one, other] = [await mkdtemp(join(dir, 'one-')), await mkdtemp(join(dir, 'other-'))];
  await writeFile(join(one, 'a-1.js'), '1');
  await writeFile(join(other, 'a-1.js'), '2');
  await expect(mergeInto(one, other)).rejects.toThrow('named a-1.js');
  await writeFile(join(other, 'a-1.js'), '1');
  await writeFile(join(other, 'b.js'), '3');
  await mergeInto(one, other);
  expect((await readdir(one)).sort()).toEqual(['a-1.js', 'b.js']);
  expect(await readdir(dir)).not.toContain(other);
});

it('the languages share the files of pictures and whole fonts', async () => {
  const names = (await readdir(PATHS.dist, { recursive: true })).filter((name) =>
    /\.(avif|webp|jpeg|png|woff2)$/.test(name),
  );
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('host'))
      .map(async (name) => (await readFile(join(PATHS.dist, name))).toString('base64')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files).size).toBe(files.length);
});

it('only the Italian fonts contain the accented letters that Italians type', async () => {
  const unicodeRanges = async (home: string) => {
    const html = await readFile(join(PATHS.dist, home, 'index.html'), 'utf8');
    return [...html.matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range).join();
  };
  const E_GRAVE = /U\+C8/;
  expect(await unicodeRanges('it')).toMatch(E_GRAVE);
  expect(await unicodeRanges('')).not.toMatch(/U\+E0-|U\+C8/);
});
