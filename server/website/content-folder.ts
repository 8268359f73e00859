import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { listPictureFiles } from '../../domain/wedding/checks/wedding-checks.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database } from '../platform/database/database.ts';
import { Rejection } from '../platform/rejections.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import {
  type CleanPicture,
  insertPicture,
  parsePictureFile,
  readPictureBytes,
  toPictureFile,
} from './pictures/pictures.ts';
import { insertVersion, type WeddingVersion } from './wedding-versions.ts';

/** The width of a drawing that becomes a picture: twice the largest corner ornament. */
const DRAWING_WIDTH = 1200;

/** Writes a document and its pictures into a new folder, in the form of `content/`. */
export async function exportContent(
  database: Database | null,
  document: WeddingDocument,
  { folder, contentPictures }: { folder: string; contentPictures: string },
): Promise<{ pictures: number }> {
  const pictures = new Map<string, Uint8Array>();
  for (const file of listPictureFiles(document)) {
    pictures.set(file, await readPicture(database, file, contentPictures));
  }
  try {
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    // Both reject an existing file: the folder may be somebody's only copy.
    writeFileSync(join(folder, 'wedding.ts'), formatModule(document), { flag: 'wx' });
    for (const [file, bytes] of pictures) {
      writeFileSync(join(folder, 'pictures', file), bytes, { flag: 'wx' });
    }
  } catch (cause) {
    throw new CommandError(
      `The content cannot be written into ${folder}. Choose a new or an empty folder.`,
      { cause },
    );
  }
  return { pictures: pictures.size };
}

/**
 * Publishes a checked document of a folder as a new version. Its pictures are stored in the database,
 * except those that are the same in `content/pictures/`. Throws CommandError before anything is
 * published.
 */
export async function importContent(
  database: Database,
  document: WeddingDocument,
  { folder, contentPictures }: { folder: string; contentPictures: string },
): Promise<{ version: WeddingVersion; pictures: number }> {
  const names = new Map<string, string>();
  for (const file of listPictureFiles(document)) {
    const bytes = await readFile(join(folder, 'pictures', basename(file)));
    const known = await readFile(join(contentPictures, basename(file))).catch(() => null);
    if (known?.equals(bytes)) continue;
    const picture = await cleanFile(file, bytes);
    const id = await insertPicture(database, picture);
    names.set(file, toPictureFile({ id, type: picture.type }));
  }
  const version = await insertVersion(database, {
    document: JSON.stringify(renamePictures(document, names)),
    publishedBy: null,
    note: `Imported from ${basename(folder)}`.slice(0, 200),
  });
  return { version, pictures: names.size };
}

async function readPicture(
  database: Database | null,
  file: string,
  contentPictures: string,
): Promise<Uint8Array> {
  const id = parsePictureFile(file);
  const stored = id && database ? await readPictureBytes(database, id) : null;
  if (stored) return stored;
  return readFile(join(contentPictures, basename(file))).catch((cause) => {
    throw new CommandError(`The picture ${file} is neither in the database nor in a file.`, {
      cause,
    });
  });
}

async function cleanFile(file: string, bytes: Buffer): Promise<CleanPicture> {
  try {
    return await cleanPicture(Readable.from([await rasterize(file, bytes)]));
  } catch (error) {
    if (error instanceof Rejection) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

/** A drawing of the person at the terminal, which the dashboard would reject. */
async function rasterize(file: string, bytes: Buffer): Promise<Buffer> {
  if (!/\.svg$/i.test(file)) return bytes;
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(bytes).metadata();
  const density = Math.min(2400, (72 * DRAWING_WIDTH) / width);
  return sharp(bytes, { density }).resize({ width: DRAWING_WIDTH }).png().toBuffer();
}

function renamePictures<T>(value: T, names: ReadonlyMap<string, string>): T {
  const rename = (key: string, inner: unknown) =>
    (key === 'file' || key === 'ornament') && typeof inner === 'string'
      ? (names.get(inner) ?? inner)
      : inner;
  return JSON.parse(JSON.stringify(value, rename));
}

/** As a person would write it: names without quotes. */
function formatModule(document: WeddingDocument): string {
  const json = JSON.stringify(document, null, 2).replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');
  return `// Exported by \`npm run content -- export\`. Every text, date, place and picture of the website.\nexport default ${json};\n`;
}
