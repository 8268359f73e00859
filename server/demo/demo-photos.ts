import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_PHOTO_SETTINGS, PHOTO_SIZES } from '../../domain/photos/photos-api.ts';
import { toInstant } from '../../domain/wedding/zone-time.ts';
import { createPhotoFiles, toSizeName } from '../photos/photo-files.ts';
import { putPhotoSettings } from '../photos/photo-settings.ts';
import { insertPhoto, putPhotoSizes, updatePhotos } from '../photos/photos.ts';
import { createTableLink } from '../photos/table-links.ts';
import type { Database } from '../platform/database/database.ts';
import type { Settings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'content', 'pictures');
const COUNT = 20;
/** The shapes of phones' photographs: width by height. */
const SHAPES = [
  [1600, 1200],
  [1200, 1600],
  [1600, 1067],
  [1200, 1200],
] as const;
const GUESTS = ['Nerissa', 'Beatrice Corsi', 'Ferdinand Napoli', null, 'Viola', 'Horatio Lund'];

/** Twenty photographs of two evenings, made of the site's watercolours, or read from `made` if they were before. */
export async function addDemoPhotos(
  database: Database,
  settings: Pick<Settings, 'dataDir' | 'photosUrl'>,
  made?: string,
): Promise<void> {
  const { celebrate, timeZone } = readContentFiles().document;
  const files = createPhotoFiles(settings);
  const storage = await files.open();
  const pictures = readdirSync(PICTURES).filter((name) => name.endsWith('.jpg'));
  for (let index = 0; index < COUNT; index += 1) {
    const event = celebrate.events[index < COUNT / 3 ? 0 : 1] ?? celebrate.events[0];
    if (!event) return;
    const [width, height] = SHAPES[index % SHAPES.length] ?? SHAPES[0];
    const picture = sharp(join(PICTURES, pictures[(index * 7) % pictures.length] ?? ''))
      .resize(width, height, { fit: 'cover', position: 'attention' })
      // The second time that a picture is used.
      .flop(index >= pictures.length);
    const original = await readOrMake(made && join(made, `${index}.jpeg`), () =>
      picture.jpeg({ quality: 85 }).toBuffer(),
    );
    const sha256 = createHash('sha256').update(original).digest('hex');
    const store = async (bytes: Buffer, name: string) => {
      const source = join(files.uploads, name);
      await writeFile(source, bytes);
      await storage.moveIn(source, name);
    };
    await store(original, sha256);
    for (const size of PHOTO_SIZES) {
      const smaller = await readOrMake(made && join(made, toSizeName(sha256, size)), () =>
        sharp(original)
          .resize(size, size, { fit: 'inside', withoutEnlargement: true })
          // Half the time of the default, for files that are 5% larger: the demo answers when all are made.
          .webp({ quality: 78, effort: 2 })
          .toBuffer(),
      );
      await store(smaller, toSizeName(sha256, size));
    }
    const takenAt = Date.parse(toInstant(event.startsAt, timeZone)) + (index % 13) * 17 * 60_000;
    const id = await insertPhoto(database, {
      ...{ sha256, size: original.length, kind: 'picture', type: 'image/jpeg' },
      takenAt: new Date(takenAt).toISOString(),
      ...{ event: event.id, guestName: GUESTS[index % GUESTS.length] ?? null },
      ...{
        device: createHash('sha256')
          .update(`${index % 6}`)
          .digest('hex'),
        tableLink: null,
      },
      status: index % 9 === 8 ? 'new' : 'shown',
    });
    if (id === null) continue;
    await putPhotoSizes(database, id, { width, height });
    if (index % 6 === 1) await updatePhotos(database, [id], { isFavourite: 1 });
  }
  await putPhotoSettings(database, {
    ...DEFAULT_PHOTO_SETTINGS,
    ...{ mode: 'show', showsNames: true, opens: 'now' },
  });
  await createTableLink(database, 'All tables');
}

async function readOrMake(file: string | undefined, make: () => Promise<Buffer>): Promise<Buffer> {
  if (!file) return make();
  return readFile(file).catch(async () => {
    const bytes = await make();
    await writeFile(file, bytes);
    return bytes;
  });
}
