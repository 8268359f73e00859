import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

const names = (await readdir(PATHS.dist, { recursive: true })).map((name) =>
  name.replaceAll('\\', '/'),
);
const scripts = names.filter((name) => /\.(html|js|css)$/.test(name));
const texts = new Map(
  await Promise.all(
    scripts.map(async (name) => [name, await readFile(join(PATHS.dist, name), 'utf8')] as const),
  ),
);
const isDashboard = (name: string) => posix.dirname(name).split('/')[0] === 'host';

/** The files that a page reaches, by following the names in them. */
function reached(start: string): string[] {
  const found = new Set([start]);
  for (const name of found) {
    const text = texts.get(name) ?? '';
    for (const other of names) {
      if (/\.(js|css|woff2)$/.test(other) && text.includes(basename(other))) found.add(other);
    }
  }
  return [...found];
}

/** Words of the dashboard alone; each stands in its built files, or the test would prove nothing. */
const DASHBOARD_WORDS = [
  '/host/api',
  'Changed since the last export',
  'recharts',
  'Erase everything',
];

it.each(['index.html', '404.html'])('nothing of the dashboard is reachable from %s', (page) => {
  const files = reached(page);
  expect(files.length).toBeGreaterThan(3);
  // A font may have the same name in both builds: it is the same file.
  expect(files.filter((name) => isDashboard(name) && !name.endsWith('.woff2'))).toEqual([]);
  const guests = files.map((name) => texts.get(name) ?? '').join('\n');
  const dashboard = reached('host/index.html').map((name) => texts.get(name) ?? '');
  for (const word of DASHBOARD_WORDS) {
    expect(dashboard.join('\n')).toContain(word);
    expect(guests).not.toContain(word);
  }
});

it('the dashboard reaches nothing of the guests’ pages', () => {
  const files = reached('host/index.html').filter((name) => !name.endsWith('.woff2'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((name) => !isDashboard(name))).toEqual([]);
});

it('the dashboard’s public files tell nothing of the wedding', async () => {
  const { default: wedding } = await import('../content/wedding.ts');
  const dashboard = [...texts].filter(([name]) => isDashboard(name)).map(([, text]) => text);
  const secrets = [...wedding.couple, wedding.venueLine, wedding.dateLine, wedding.date];
  for (const secret of secrets) expect(dashboard.join('\n')).not.toContain(secret);
});
