import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createFolderStorage } from '../backups/remote/remote-storage.ts';
import { test } from '../fixtures/site.ts';
import { putDraftSection } from '../website/draft.ts';
import { insertVersion } from '../website/wedding-versions.ts';
import { emptyBin, removeOrphans } from './photo-store.ts';
import { binPhotos, findPhoto, insertPhoto, type NewPhoto } from './photos.ts';

const DAY_MS = 24 * 60 * 60_000;
const PHOTO: Omit<NewPhoto, 'sha256'> = {
  takenAt: '2026-06-06T19:14:00.000Z',
  kind: 'picture',
  type: 'image/jpeg',
  size: 4,
  event: null,
  guestName: null,
  device: null,
  tableLink: null,
  status: 'new',
};

test('the bin is emptied after 30 days, and files without a use go a day after they were stored', async ({
  database,
  folder,
}) => {
  const photos = join(folder, 'photos');
  mkdirSync(join(photos, 'uploads'), { recursive: true });
  const hashes = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(64));
  const [kept = '', deleted = '', fresh = '', drafted = '', published = ''] = hashes;
  for (const name of [
    kept,
    `${kept}-400.webp`,
    deleted,
    `${deleted}-400.webp`,
    ...[fresh, drafted, published],
    'notes.txt',
  ]) {
    writeFileSync(join(photos, name), 'file');
    const age = name === fresh ? 0 : 2 * DAY_MS;
    utimesSync(join(photos, name), new Date(Date.now() - age), new Date(Date.now() - age));
  }
  await insertPhoto(database, { ...PHOTO, sha256: kept });
  const toVideo = (sha256: string) => JSON.stringify({ video: { sha256 } });
  const draft = { name: 'sections.film', changedBy: null };
  await putDraftSection(database, { ...draft, content: toVideo(drafted) });
  await putDraftSection(database, { ...draft, name: 'faq', content: null });
  await insertVersion(database, { document: toVideo(published), publishedBy: null, note: null });
  const id = (await insertPhoto(database, { ...PHOTO, sha256: deleted })) ?? '';
  await binPhotos(database, [id], 'couple');
  await emptyBin(database, Date.now() + 29 * DAY_MS);
  const storage = createFolderStorage(photos);
  expect(await removeOrphans(database, storage, new Set())).toEqual(new Set());
  expect(readdirSync(photos)).toHaveLength(9);
  await emptyBin(database, Date.now() + 31 * DAY_MS);
  expect(await findPhoto(database, id)).toBeNull();
  // An undo within the hour has its file.
  const unused = await removeOrphans(database, storage, new Set());
  expect([...unused].sort()).toEqual([deleted, `${deleted}-400.webp`]);
  expect(readdirSync(photos)).toHaveLength(9);
  await removeOrphans(database, storage, unused);
  expect(readdirSync(photos).sort()).toEqual(
    [kept, `${kept}-400.webp`, fresh, drafted, published, 'notes.txt', 'uploads'].sort(),
  );
});
