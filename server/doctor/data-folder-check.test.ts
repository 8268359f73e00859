import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { checkDataFolder, ownerFindings, roomFinding } from './data-folder-check.ts';

describe('a folder that cannot hold the replies is a fault', () => {
  test('a file is in its place', async ({ folder, dataDir }) => {
    writeFileSync(dataDir, '');
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'fault', says: `${dataDir} is a file where the data folder should be.` },
    ]);
    expect(await checkDataFolder(join(dataDir, 'deeper'))).toMatchObject([{ level: 'fault' }]);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('it is a link to nothing', async ({ folder, dataDir }) => {
    symlinkSync(join(folder, 'gone'), dataDir);
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'fault', says: `The data folder ${dataDir} is a link that leads nowhere.` },
    ]);
  });

  // A folder that takes no file, also from root.
  test.skipIf(process.platform !== 'linux')('nothing can be made in it', async () => {
    const [found, ...more] = await checkDataFolder('/proc');
    expect(found).toMatchObject({ level: 'fault', mend: expect.stringContaining('DATA_DIR') });
    expect(found?.says).toMatch(/^The data folder \/proc cannot be written: /);
    expect(more).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('it is not ours', async ({ dataDir }) => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o500);
    expect(await checkDataFolder(dataDir)).toMatchObject([
      { level: 'fault', says: expect.stringContaining('permission denied') },
    ]);
  });

  test('there is no room left', () => {
    expect(roomFinding(49e6)).toMatchObject({
      level: 'fault',
      says: 'Only 49 MB are free on its disk: soon no reply could be stored.',
    });
  });
});

test('what root can do is not taken for what the site’s user can', () => {
  expect(ownerFindings(1001, 0)).toMatchObject([
    { level: 'warning', mend: expect.stringContaining("sudo -u '#1001' npm run doctor") },
  ]);
  expect(ownerFindings(0, 0)).toEqual([]);
  expect(ownerFindings(1001, 1001)).toEqual([]);
  expect(ownerFindings(0, 1001)).toEqual([]);
});

test('little room is a warning', () => {
  expect(roomFinding(50e6)).toMatchObject({ level: 'warning' });
  expect(roomFinding(499e6)).toMatchObject({ says: 'Only 499 MB are free on its disk.' });
  expect(roomFinding(500e6)).toEqual({ level: 'well', says: '500 MB are free on its disk.' });
  expect(roomFinding(9.99e9)).toMatchObject({ says: '10.0 GB are free on its disk.' });
  expect(roomFinding(77.9e9)).toMatchObject({ says: '77 GB are free on its disk.' });
});

test('a folder that is not there yet is not made', async ({ folder }) => {
  const dataDir = join(folder, 'deep', 'down');
  const [found] = await checkDataFolder(dataDir);
  expect(found).toEqual({
    level: 'well',
    says: `The data folder ${dataDir} is not there yet; the first start makes it.`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that can be written is left as it was', async ({ dataDir }) => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'host-password'), 'ponte');
  const found = await checkDataFolder(dataDir);
  expect(found[0]).toEqual({ level: 'well', says: `The data folder ${dataDir} can be written.` });
  expect(readdirSync(dataDir)).toEqual(['host-password']);
});
