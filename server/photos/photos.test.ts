import { describe, expect } from 'vitest';
import { DEFAULT_PHOTO_SETTINGS, type PhotoSettings } from '../../domain/photos/photos-api.ts';
import { test } from '../fixtures/site.ts';
import { putPhotoSettings, readPhotoSettings } from './photo-settings.ts';
import {
  binPhotos,
  deletePhotos,
  findPhoto,
  findPhotoByHash,
  insertPhoto,
  type NewPhoto,
  readPhotoTotals,
  restorePhotos,
  updatePhotos,
} from './photos.ts';
import { createTableLink, endTableLink, findTableLink, listTableLinks } from './table-links.ts';

const PHOTO: NewPhoto = {
  takenAt: '2026-06-06T19:14:00.000Z',
  kind: 'picture',
  type: 'image/jpeg',
  sha256: 'a'.repeat(64),
  size: 4_000_000_000,
  event: 'wedding',
  guestName: 'Anna',
  device: 'd'.repeat(64),
  tableLink: null,
  status: 'new',
};

describe('a photograph', () => {
  test('that is stored already is not stored again', async ({ database }) => {
    const id = await insertPhoto(database, PHOTO);
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await insertPhoto(database, { ...PHOTO, guestName: 'Bea' })).toBeNull();
    expect(await findPhotoByHash(database, PHOTO.sha256)).toEqual({
      ...PHOTO,
      ...{ id, addedAt: expect.stringMatching(/Z$/), sizes: 'waiting', isFavourite: 0 },
      ...{ width: null, height: null, deletedAt: null, deletedBy: null },
    });
    expect(await readPhotoTotals(database)).toEqual({ count: 1, bytes: PHOTO.size });
  });

  test('that a guest took back can be added again, but not one that the couple deleted', async ({
    database,
  }) => {
    const id = (await insertPhoto(database, PHOTO)) ?? '';
    await binPhotos(database, [id], 'guest');
    expect(await insertPhoto(database, { ...PHOTO, device: 'e'.repeat(64) })).toBe(id);
    expect(await findPhoto(database, id)).toMatchObject({
      deletedAt: null,
      device: 'e'.repeat(64),
    });
    await binPhotos(database, [id], 'couple');
    await binPhotos(database, [id], 'guest');
    expect(await insertPhoto(database, PHOTO)).toBeNull();
    expect(await findPhoto(database, id)).toMatchObject({ deletedBy: 'couple' });
    await restorePhotos(database, [id]);
    expect(await findPhoto(database, id)).toMatchObject({ deletedAt: null, deletedBy: null });
  });

  test('is changed and deleted for good together with many others', async ({ database }) => {
    const ids = [];
    for (let index = 10; index < 80; index += 1) {
      ids.push((await insertPhoto(database, { ...PHOTO, sha256: `${index}`.repeat(32) })) ?? '');
    }
    const [first = '', ...others] = ids;
    await updatePhotos(database, others, { status: 'hidden', isFavourite: 1, guestName: null });
    await updatePhotos(database, others, {});
    const changed = await Promise.all(others.map((id) => findPhoto(database, id)));
    for (const photo of changed) {
      expect(photo).toMatchObject({ status: 'hidden', isFavourite: 1, guestName: null });
      expect(photo).toMatchObject({ event: 'wedding' });
    }
    expect(await findPhoto(database, first)).toMatchObject({ status: 'new', guestName: 'Anna' });
    await deletePhotos(database, others);
    expect(await readPhotoTotals(database)).toMatchObject({ count: 1 });
  });
});

test('the settings of photographs are the defaults until the couple changes them', async ({
  database,
}) => {
  expect(await readPhotoSettings(database)).toEqual(DEFAULT_PHOTO_SETTINGS);
  for (const mode of ['show', 'approve'] as const) {
    const settings: PhotoSettings = {
      mode,
      revealAt: '2026-06-07T08:00:00.000Z',
      showsNames: true,
      opens: 'now',
      maxBytes: 90_000_000_000,
    };
    await putPhotoSettings(database, settings);
    expect(await readPhotoSettings(database)).toEqual(settings);
  }
});

test('a table link is ended once and stays in the list', async ({ database }) => {
  const link = await createTableLink(database, 'Tables in the garden');
  const other = await createTableLink(database, 'Bar');
  expect(link).toMatchObject({ code: expect.stringMatching(/^\w{9}$/), endedAt: null });
  expect(await endTableLink(database, link.id)).toBe(true);
  expect(await endTableLink(database, link.id)).toBe(false);
  expect(await findTableLink(database, { code: link.code })).toMatchObject({
    ...{ label: 'Tables in the garden', endedAt: expect.stringMatching(/Z$/) },
  });
  expect(await listTableLinks(database)).toMatchObject([{ id: other.id }, { id: link.id }]);
});
