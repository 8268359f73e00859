import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { checkDataFolder, checkOwner, checkSpace } from './data-folder.ts';

describe('the doctor reports an error when the data folder', () => {
  test('is a file', async ({ folder, dataDir }) => {
    writeFileSync(dataDir, '');
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'error', message: `${dataDir} is a file, not a folder.` },
    ]);
    expect(await checkDataFolder(join(dataDir, 'deeper'))).toMatchObject([{ level: 'error' }]);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('is a link to nothing', async ({ folder, dataDir }) => {
    symlinkSync(join(folder, 'gone'), dataDir);
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'error', message: `The data folder ${dataDir} is a link to nothing.` },
    ]);
  });

  // Not even root can create a file in /proc.
  test.skipIf(process.platform !== 'linux')('accepts no new file', async () => {
    const [found, ...more] = await checkDataFolder('/proc');
    expect(found).toMatchObject({ level: 'error', fix: expect.stringContaining('DATA_DIR') });
    expect(found?.message).toMatch(/^The data folder \/proc is not writable: /);
    expect(more).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('belongs to another user', async ({ dataDir }) => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o500);
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'error', message: expect.stringContaining('permission denied') },
    ]);
  });

  test('has hardly any free space', () => {
    expect(checkSpace(49e6)).toMatchObject({
      level: 'error',
      message: 'Its disk has only 49 MB free: soon replies cannot be stored.',
    });
  });
});

test('warns root that write access was not tested for the user who runs the site', () => {
  expect(checkOwner(1001, 0)).toMatchObject([
    { level: 'warning', fix: expect.stringContaining("sudo -u '#1001' npm run doctor") },
  ]);
  expect(checkOwner(0, 0)).toEqual([]);
  expect(checkOwner(1001, 1001)).toEqual([]);
  expect(checkOwner(0, 1001)).toEqual([]);
});

test('warns about little free space', () => {
  expect(checkSpace(50e6)).toMatchObject({ level: 'warning' });
  expect(checkSpace(499e6)).toMatchObject({ message: 'Its disk has only 499 MB free.' });
  expect(checkSpace(500e6)).toEqual({ level: 'ok', message: 'Its disk has 500 MB free.' });
  expect(checkSpace(9.99e9)).toMatchObject({ message: 'Its disk has 10.0 GB free.' });
  expect(checkSpace(77.9e9)).toMatchObject({ message: 'Its disk has 77 GB free.' });
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

test('leaves a writable data folder unchanged', async ({ dataDir }) => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'host-password'), 'ponte');
  const found = await checkDataFolder(dataDir);
  expect(found[0]).toEqual({ level: 'ok', message: `The data folder ${dataDir} is writable.` });
  expect(readdirSync(dataDir)).toEqual(['host-password']);
});
