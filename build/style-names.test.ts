import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { PATHS } from './paths.ts';

test('every CSS module has a unique file name, because class names start with it', () => {
  const files = globSync('{site,dashboard,ui}/**/*.module.css', { cwd: PATHS.root });
  const names = files.map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
