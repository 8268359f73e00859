import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What stands later may import what stands before it (ADR 18). */
const ORDER = [
  ...[
    'database',
    'http',
    'access',
    'tables',
    'emails',
    'pages',
    'backups',
    'data-api',
    'dashboard',
  ],
  ...['move', 'doctor'],
];
// What a damaged database says names its backups; one is made before a migration.
const KNOWN = ['database imports backups'];

function importsBetweenFolders(): string[] {
  return globSync('*/**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/^fixtures|\.test\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...text.matchAll(/ from '(\.\.\/.*)'/g)].map(([, to = '']) => [
        file.split('/')[0],
        join(dirname(file), to).split('/')[0],
      ]);
    })
    .filter(([from, to]) => ORDER.includes(to ?? '') && from !== to)
    .map(([from, to]) => `${from} imports ${to}`);
}

test('the folders of the server import each other one way', () => {
  const found = new Set(importsBetweenFolders());
  expect(found.size).toBeGreaterThan(ORDER.length);
  const place = (folder = '') => ORDER.indexOf(folder);
  const back = [...found].filter((said) => {
    const [from, to] = said.split(' imports ');
    return place(from) < place(to);
  });
  expect(back).toEqual(KNOWN);
});
