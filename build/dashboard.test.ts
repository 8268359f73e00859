import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

const names = (await readdir(PATHS.staticSite, { recursive: true })).map((name) =>
  name.replaceAll('\\', '/'),
);
const scripts = names.filter((name) => /\.(html|js|css)$/.test(name));
const texts = new Map(
  await Promise.all(
    scripts.map(
      async (name) => [name, await readFile(join(PATHS.staticSite, name), 'utf8')] as const,
    ),
  ),
);
const isDashboard = (name: string) => posix.dirname(name).split('/')[0] === 'host';
/** Both builds may contain the same file under the same name. */
const isInBothBuilds = (name: string) => /\.woff2$|\/rolldown-runtime-/.test(name);

/** Every file that a page can load, found by following the file names in the files. */
function reachableFrom(page: string): string[] {
  const found = new Set([page]);
  for (const name of found) {
    const text = texts.get(name) ?? '';
    for (const other of names) {
      // With the slash, because the hash in another file's name can end with `sw`, as in `sw.js`.
      if (/\.(js|css|woff2)$/.test(other) && text.includes(`/${basename(other)}`)) found.add(other);
    }
  }
  return [...found];
}

/** Strings that only the dashboard contains. The test checks that its built files do contain them. */
const DASHBOARD_STRINGS = [
  '/host/api',
  'Changed since the last export',
  'Replies over time',
  'Delete all data',
];

it.each(['index.html', '404.html'])('%s can load no file of the dashboard', (page) => {
  const files = reachableFrom(page);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((name) => isDashboard(name) && !isInBothBuilds(name))).toEqual([]);
  const guests = files.map((name) => texts.get(name) ?? '').join('\n');
  const dashboard = reachableFrom('host/index.html').map((name) => texts.get(name) ?? '');
  for (const text of DASHBOARD_STRINGS) {
    expect(dashboard.join('\n').includes(text), text).toBe(true);
    expect(guests.includes(text), text).toBe(false);
  }
});

it('the dashboard can load no file of the guests’ pages', () => {
  const files = reachableFrom('host/index.html').filter((name) => !isInBothBuilds(name));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((name) => !isDashboard(name))).toEqual([]);
});

it('the dashboard’s public files contain nothing about the wedding', async () => {
  const { english: wedding } = await import('../content/localized.ts');
  const dashboard = [...texts].filter(([name]) => isDashboard(name)).map(([, text]) => text);
  const secrets = [...wedding.couple, wedding.venueLine, wedding.dateLine, wedding.date];
  for (const secret of secrets) expect(dashboard.join('\n').includes(secret), secret).toBe(false);
});

it('the couple’s first page is two scripts beside those of the sign-in', () => {
  const files = [...texts.keys()].map((name) => posix.basename(name));
  const find = (name: string) =>
    files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  const withImports = (name: string) => {
    const found = new Set([find(name) ?? name]);
    for (const file of found) {
      const text = texts.get(`host/assets/${file}`) ?? '';
      for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        found.add(other);
    }
    return found;
  };
  const signIn = withImports('main');
  const first = [...withImports('overview-page')].filter((file) => !signIn.has(file));
  expect(first.sort()).toEqual([find('overview-page'), find('signed-in')]);
});
