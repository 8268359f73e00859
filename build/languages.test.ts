import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentError, loadContent } from './content.ts';
import { PATHS } from './paths.ts';
import { mergeInto } from './site.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Creates a content folder in both languages with one edit in one file. */
async function contentWith(name: string, from: string, to: string): Promise<string> {
  const contentDir = await mkdtemp(join(dir, 'content-'));
  await symlink(join(PATHS.content, 'pictures'), join(contentDir, 'pictures'));
  for (const file of ['wedding.ts', 'wedding.it.ts'])
    await cp(join(PATHS.content, file), join(contentDir, file));
  const text = await readFile(join(contentDir, name), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(contentDir, name), text.replace(from, to));
  return contentDir;
}

it('rejects an Italian translation of another wedding and names the file', async () => {
  const contentDir = await contentWith('wedding.it.ts', "couple: ['Portia'", "couple: ['Porzia'");
  const loading = loadContent(contentDir);
  await expect(loading).rejects.toThrow(ContentError);
  await expect(loading).rejects.toThrow(
    'wedding.it.ts: couple.0 is Porzia, but Portia in wedding.ts',
  );
});

it('rejects Italian content that is invalid on its own', async () => {
  const contentDir = await contentWith('wedding.it.ts', 'sabato 6', 'domenica 6');
  await expect(loadContent(contentDir)).rejects.toThrow(
    "wedding.it.ts: celebrate.events.1.date says 'domenica 6 giugno 2026', but startsAt is sabato 6 giugno 2026",
  );
});

it('builds one language when the content is in one language', async () => {
  const contentDir = await contentWith('wedding.ts', 'Portia', 'Portia');
  await rm(join(contentDir, 'wedding.it.ts'));
  const editions = await loadContent(contentDir);
  expect(editions.map(({ language, otherLanguage }) => [language.code, otherLanguage])).toEqual([
    ['en', null],
  ]);
});

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
