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

/** A folder with the content in its languages, after a change in a file of it. */
async function contentWith(name: string, from: string, to: string): Promise<string> {
  const place = await mkdtemp(join(dir, 'content-'));
  await symlink(join(PATHS.content, 'pictures'), join(place, 'pictures'));
  for (const file of ['wedding.ts', 'wedding.it.ts'])
    await cp(join(PATHS.content, file), join(place, file));
  const text = await readFile(join(place, name), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(place, name), text.replace(from, to));
  return place;
}

it('refuses an Italian wedding of another day, and says in which file', async () => {
  const place = await contentWith('wedding.it.ts', "couple: ['Portia'", "couple: ['Porzia'");
  const loading = loadContent(place);
  await expect(loading).rejects.toThrow(ContentError);
  await expect(loading).rejects.toThrow(
    'wedding.it.ts: couple.0 is Porzia, but Portia in wedding.ts',
  );
});

it('refuses Italian content that is at fault by itself', async () => {
  const place = await contentWith('wedding.it.ts', 'sabato 6', 'domenica 6');
  await expect(loadContent(place)).rejects.toThrow(
    "wedding.it.ts: celebrate.events.1.date says 'domenica 6 giugno 2026', but startsAt is sabato 6 giugno 2026",
  );
});

it('knows one language where there is content in one', async () => {
  const place = await contentWith('wedding.ts', 'Portia', 'Portia');
  await rm(join(place, 'wedding.it.ts'));
  const editions = await loadContent(place);
  expect(editions.map(({ language, elsewhere }) => [language.code, elsewhere])).toEqual([
    ['en', null],
  ]);
});

it('does not lay one file over another that is not the same', async () => {
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

it('pictures and whole fonts are there once', async () => {
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

it('the Italian fonts hold what Italians type, and the English ones do not grow by it', async () => {
  const styles = async (home: string) => {
    const html = await readFile(join(PATHS.dist, home, 'index.html'), 'utf8');
    return [...html.matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range).join();
  };
  const E_GRAVE = /U\+C8/;
  expect(await styles('it')).toMatch(E_GRAVE);
  expect(await styles('')).not.toMatch(/U\+E0-|U\+C8/);
});
