import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { checkDataFolder, checkOwner, checkSpace } from './data-folder.ts';

test('leaves a writable data folder unchanged', async ({ dataDir }) => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'host-password'), 'ponte');
  const [found] = await checkDataFolder(dataDir);
  expect(found).toEqual({ level: 'ok', message: `The data folder ${dataDir} is writable.` });
  expect(readdirSync(dataDir)).toEqual(['host-password']);
});

test('does not create a data folder that does not exist yet', async ({ folder }) => {
  const dataDir = join(folder, 'deep', 'down');
  const [found] = await checkDataFolder(dataDir);
  expect(found).toEqual({
    level: 'ok',
    message: `The data folder ${dataDir} does not exist yet; the first start creates it.`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a data folder that is a file', async ({ dataDir }) => {
  writeFileSync(dataDir, '');
  expect(await checkDataFolder(dataDir)).toMatchObject([
    {
      level: 'error',
      message: `The data folder ${dataDir} is not writable: a file is in the way.`,
    },
  ]);
});

// Not even root can create a file in /proc.
test.skipIf(process.platform !== 'linux')('reports a folder without write access', async () => {
  expect(await checkDataFolder('/proc')).toMatchObject([
    {
      level: 'error',
      message: expect.stringMatching(/^The data folder \/proc is not writable: /),
      fix: expect.stringContaining('DATA_DIR'),
    },
  ]);
});

test('warns root that write access was not tested for the user who runs the site', () => {
  expect(checkOwner(1001, 0)).toMatchObject([
    { level: 'warning', fix: expect.stringContaining("sudo -u '#1001' npm run doctor") },
  ]);
  expect(checkOwner(1001, 1001)).toEqual([]);
});

test('reports little free space', () => {
  expect(checkSpace(77.9e9)).toEqual({ level: 'ok', message: 'Its disk has 77 GB free.' });
  expect(checkSpace(499e6)).toMatchObject({
    level: 'warning',
    message: 'Its disk has only 499 MB free.',
  });
  expect(checkSpace(49e6)).toMatchObject({
    level: 'error',
    message: 'Its disk has only 49 MB free: soon replies cannot be stored.',
  });
});
