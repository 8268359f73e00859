import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

it('the built site contains no source maps and no links to any', async () => {
  const names = await readdir(PATHS.staticSite, { recursive: true });
  expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const name of names.filter((name) => /\.(?:js|css|html)$/.test(name))) {
    expect([name, await readFile(join(PATHS.staticSite, name), 'utf8')]).toEqual([
      name,
      expect.not.stringContaining('sourceMappingURL'),
    ]);
  }
});
