import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { checkPhotos } from '../../doctor/photos.ts';
import { createFilm, createJpeg, hash } from '../../fixtures/photos.ts';
import { runHere } from '../../fixtures/program.ts';
import { test as base } from '../../fixtures/site.ts';
import { findPhotoByHash, insertPhoto, putPhotoSizes } from '../../photos/photos.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../../store.ts';
import { putDraftSection } from '../../website/draft.ts';
import { deriveKey } from '../remote/encrypted-file.ts';
import { copyDatabase } from '../remote/remote-backups.ts';
import { runMove } from './move.ts';
import { runRestore } from './restore.ts';

const FILE = Buffer.from(createJpeg());
const KEY = 'acqua alta di novembre';

const test = base.extend<{ photos: string }>({
  /** The folder of a stored photograph with its smaller sizes. */
  photos: async ({ database, dataDir }, use) => {
    const photos = join(dataDir, 'photos');
    mkdirSync(photos);
    const id = await insertPhoto(database, {
      takenAt: '2026-06-06T19:14:00.000Z',
      kind: 'picture',
      type: 'image/jpeg',
      sha256: hash(FILE),
      size: FILE.length,
      event: null,
      guestName: 'Anna',
      device: null,
      tableLink: null,
      status: 'new',
    });
    await putPhotoSizes(database, id ?? '', { width: 4, height: 3 });
    for (const name of [hash(FILE), `${hash(FILE)}-400.webp`])
      writeFileSync(join(photos, name), FILE);
    await use(photos);
  },
});

test('a photograph and a video of the website are copied to BACKUP_URL once, encrypted, and fetched by a restore', async ({
  database: original,
  dataDir,
  folder,
  photos,
}) => {
  const film = createFilm();
  const content = JSON.stringify({ kind: 'video', video: { sha256: hash(film) } });
  await putDraftSection(original, { name: 'sections.film', content, changedBy: null });
  writeFileSync(join(photos, hash(film)), film);
  const mount = join(folder, 'mount');
  mkdirSync(mount);
  const key = await deriveKey(KEY, Buffer.alloc(16));
  const copy = () =>
    copyDatabase(dataDir, { url: mount, key }, { reason: 'change', now: new Date(), last: null });
  expect(await copy()).toMatchObject({ problem: null, isUnfinished: false });
  const copied = readdirSync(mount).filter((name) => name.includes(hash(FILE)));
  expect(copied).toEqual([`serenissima-photographs-file-${hash(FILE)}-00000000.enc`]);
  expect(readdirSync(mount).filter((name) => name.includes(hash(film)))).toHaveLength(1);
  expect(readFileSync(join(mount, copied[0] ?? '')).includes(FILE.subarray(0, 100))).toBe(false);
  // The file is not needed again.
  rmSync(photos, { recursive: true });
  expect(await copy()).toMatchObject({ problem: null });

  const target = join(folder, 'restored');
  const env = { DATA_DIR: target, BACKUP_URL: mount, BACKUP_KEY: KEY };
  const { stdout } = await runHere(() => runRestore(['--from-remote'], () => readSettings(env)));
  expect(stdout).toContain('photographs and videos 2, files fetched 2, files missing 0');
  for (const file of [FILE, film]) {
    expect(readFileSync(join(target, 'photos', hash(file)))).toEqual(file);
  }
  const database = await openDatabase({ dataDir: target, databaseUrl: null });
  expect(await findPhotoByHash(database, hash(FILE))).toMatchObject({ sizes: 'waiting' });
  await database.close();
});

test('a move to another folder takes the files along, and one to a file says where they are', async ({
  dataDir,
  folder,
  photos,
}) => {
  const move = (to: string) => runHere((warn) => runMove(['--from', dataDir, '--to', to], warn));
  await move(join(folder, 'moved'));
  expect(readdirSync(join(folder, 'moved', 'photos')).sort()).toEqual(readdirSync(photos).sort());
  const { stdout } = await move(join(folder, 'all.db'));
  expect(stdout).toContain(`The files of the photographs stay in ${photos}`);
});

test('the doctor counts photographs, and reports a place that cannot be read', async ({
  dataDir,
  folder,
  photos,
}) => {
  expect(await checkPhotos({ dataDir: join(folder, 'empty'), photosUrl: null })).toEqual([]);
  expect(await checkPhotos({ dataDir, photosUrl: null })).toMatchObject([
    { message: `Photographs and videos in the folder ${photos}: 1.` },
    { message: expect.stringMatching(/^There is room for about \d+ more photographs/) },
  ]);
  expect(await checkPhotos({ dataDir, photosUrl: join(folder, 'unmounted') })).toMatchObject([
    { message: expect.stringContaining('The folder does not exist, or its disk is not mounted') },
  ]);
});
