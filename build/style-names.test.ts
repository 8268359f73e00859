import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { PATHS } from './paths.ts';

test('no two files of styles have one name: their classes would be the same', () => {
  const files = globSync('{site,dashboard,ui}/**/*.module.css', { cwd: PATHS.root });
  const names = files.map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
