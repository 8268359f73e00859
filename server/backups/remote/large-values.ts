import { Readable } from 'node:stream';
import { COPIES_KEPT_MS } from '../backup-list.ts';
import type { EncryptionKey } from './encrypted-file.ts';
import type { RemoteFile, RemoteStorage } from './remote-storage.ts';
import { LARGE_COLUMNS, type LargeValue, readLargeValue } from './snapshot.ts';

/** Uploads a new file: encrypted if there is a key. */
type Upload = (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

/** Uploads the values that are not in the remote location. */
export async function copyLargeValues(
  dataDir: string,
  values: readonly LargeValue[],
  {
    files,
    key,
    upload,
  }: { files: readonly RemoteFile[]; key: EncryptionKey | null; upload: Upload },
): Promise<void> {
  const names = new Set(files.map(({ name }) => name));
  for (const value of values) {
    const name = toLargeName(value, key);
    const bytes = names.has(name) ? undefined : readLargeValue(dataDir, value);
    if (bytes) await upload(name, Readable.from([bytes]));
  }
}

/** Uploads files of photographs that are not in the remote location, until `deadline`. Returns whether all are there. */
export async function copyPhotoFiles(
  hashes: readonly string[],
  photos: Pick<RemoteStorage, 'read' | 'list'>,
  {
    files,
    key,
    upload,
    deadline,
  }: { files: readonly RemoteFile[]; key: EncryptionKey | null; upload: Upload; deadline: number },
): Promise<boolean> {
  const copied = new Set(files.map(({ name }) => name));
  const missing = hashes.filter((sha256) => !copied.has(toLargeName(toPhotoValue(sha256), key)));
  if (missing.length === 0) return true;
  const stored = new Set((await photos.list()).map(({ name }) => name));
  for (const sha256 of missing.filter((one) => stored.has(one))) {
    if (Date.now() > deadline) return false;
    await upload(toLargeName(toPhotoValue(sha256), key), await photos.read(sha256));
  }
  return true;
}

const NO_CONTENT = Buffer.from('\n');
const UNUSED = /\.unused-(\d{4}-\d{2}-\d{2})$/;

/**
 * Removes the large values that the database has not contained for as long as copies are kept. A file beside such
 * a value has the day on which it was found to be unused.
 */
export async function removeUnusedValues(
  storage: RemoteStorage,
  values: readonly LargeValue[],
  {
    files,
    key,
    now,
    upload,
  }: { files: readonly RemoteFile[]; key: EncryptionKey | null; now: Date; upload: Upload },
): Promise<void> {
  const used = new Set(values.map((value) => toLargeName(value, key)));
  const names = files.map(({ name }) => name).filter(isLargeName);
  for (const name of names.filter((one) => !UNUSED.test(one))) {
    const marks = names.filter((one) => one.startsWith(`${name}.unused-`));
    const [, day] = UNUSED.exec(marks[0] ?? '') ?? [];
    if (used.has(name)) {
      for (const mark of marks) await storage.remove(mark);
    } else if (!day) {
      await upload(`${name}.unused-${now.toISOString().slice(0, 10)}`, Readable.from([NO_CONTENT]));
    } else if (now.getTime() - Date.parse(day) > COPIES_KEPT_MS) {
      for (const one of [name, ...marks]) await storage.remove(one);
    }
  }
}

/** With the beginning of the salt: after a change of BACKUP_KEY the values are copied again. */
function toLargeName({ table, column, id }: LargeValue, key: EncryptionKey | null): string {
  const name = `serenissima-${table}-${column}-${id}`;
  return key ? `${name}-${key.salt.toString('hex').slice(0, 8)}.enc` : name;
}

/** Photographs have their files beside the database; the id is their SHA-256. */
const PHOTO_FILE = { table: 'photographs', column: 'file' };

export function toPhotoValue(sha256: string): LargeValue {
  return { ...PHOTO_FILE, id: sha256 };
}

const LARGE_NAME =
  /^serenissima-([a-z_]+)-([a-z_]+)-(\w+)(?:-[0-9a-f]{8}\.enc)?(?:\.unused-\d{4}-\d{2}-\d{2})?$/;

function parseLargeName(name: string): LargeValue | undefined {
  const [, table = '', column = '', id = ''] = LARGE_NAME.exec(name) ?? [];
  const isKnown = [...LARGE_COLUMNS, PHOTO_FILE].some(
    (one) => one.table === table && one.column === column,
  );
  return isKnown ? { table, column, id } : undefined;
}

export function isLargeName(name: string): boolean {
  return parseLargeName(name) !== undefined;
}

/** The names of the files that have the value, encrypted with any key. */
export function findLargeNames(
  { table, column, id }: LargeValue,
  files: readonly RemoteFile[],
): string[] {
  return files
    .map(({ name }) => name)
    .filter((name) => {
      const value = UNUSED.test(name) ? undefined : parseLargeName(name);
      return value?.table === table && value.column === column && value.id === id;
    });
}
