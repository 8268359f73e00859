import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A folder may import the folders before it, and no folder after it (ARCHITECTURE.md). */
const ORDER = [
  ...['database', 'http', 'tables', 'access', 'emails', 'pages'],
  ...[
    'backups',
    'data-api',
    'website',
    'guest-list',
    'invitations',
    'sharing',
    'dashboard',
    'doctor',
  ],
];

type Import = { from: string; to: string };

function findImportsBetweenFolders(): Import[] {
  return globSync('*/**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/^fixtures|\.test\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...text.matchAll(/ from '(\.\.\/.*)'/g)].map(([, path = '']) => ({
        from: file.split('/')[0] ?? '',
        to: join(dirname(file), path).split('/')[0] ?? '',
      }));
    })
    .filter(({ from, to }) => ORDER.includes(to) && from !== to);
}

test('the folders of the server import each other in one direction', () => {
  const imports = findImportsBetweenFolders();
  const toText = ({ from, to }: Import) => `${from} imports ${to}`;
  expect(new Set(imports.map(toText)).size).toBeGreaterThan(ORDER.length);
  const isBackward = ({ from, to }: Import) => ORDER.indexOf(from) < ORDER.indexOf(to);
  expect(imports.filter(isBackward).map(toText)).toEqual([]);
});
