import { randomBytes } from 'node:crypto';
import type { Queries, Value } from '../platform/database/database.ts';
import { insertInBatches, toBatches } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { listVideoHashes } from '../website/videos/video-hashes.ts';

export const photographsTable = defineTable(
  'photographs',
  {
    id: 'text',
    added_at: 'text',
    taken_at: 'text',
    kind: 'text',
    type: 'text',
    sha256: 'text',
    size: 'integer',
    width: 'integer?',
    height: 'integer?',
    sizes: 'text',
    event: 'text?',
    guest_name: 'text?',
    device: 'text?',
    table_link: 'integer?',
    status: 'text',
    is_favourite: 'integer',
    deleted_at: 'text?',
    deleted_by: 'text?',
  },
  { title: 'photographs', contains: 'guest data' },
);

/** A row. Its file is stored under its SHA-256. */
export type StoredPhoto = {
  id: string;
  addedAt: string;
  takenAt: string;
  kind: 'picture' | 'video';
  /** By its content, as in `image/heic`. */
  type: string;
  sha256: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Of the smaller sizes that guests see; videos have none. */
  sizes: 'waiting' | 'made' | 'failed' | 'none';
  event: string | null;
  guestName: string | null;
  /** The hash of the token of the device that added it; null for the couple's. */
  device: string | null;
  tableLink: number | null;
  status: PhotoStatus;
  /** 0 or 1. */
  isFavourite: number;
  /** The time at which a guest or the couple deleted it; null unless it is in the bin. */
  deletedAt: string | null;
  deletedBy: 'guest' | 'couple' | null;
};
/** 'new' is shown without approval only if the couple shows photographs at once. */
export type PhotoStatus = 'new' | 'shown' | 'hidden';

export type NewPhoto = Pick<
  StoredPhoto,
  | 'takenAt'
  | 'kind'
  | 'type'
  | 'sha256'
  | 'size'
  | 'event'
  | 'guestName'
  | 'device'
  | 'tableLink'
  | 'status'
>;

const DAY_MS = 24 * 60 * 60_000;

/** Null for a time that cannot be: the clock of a phone or of a camera may be wrong. */
export function parsePhotoTime(text: string): string | null {
  const time = Date.parse(text);
  const isPossible = time > Date.UTC(1990, 0) && time < Date.now() + DAY_MS;
  return isPossible ? new Date(time).toISOString() : null;
}

/** Selects a StoredPhoto. */
const PHOTO_COLUMNS =
  'id, added_at AS "addedAt", taken_at AS "takenAt", kind, type, sha256, size, width, height, sizes, event,' +
  ' guest_name AS "guestName", device, table_link AS "tableLink", status, is_favourite AS "isFavourite",' +
  ' deleted_at AS "deletedAt", deleted_by AS "deletedBy"';

/**
 * Stores a row and returns its id. A file that a guest took back is added again with its old id; null if the file is
 * stored already, or was deleted by the couple.
 */
export async function insertPhoto(queries: Queries, photo: NewPhoto): Promise<string | null> {
  const [inserted] = await insertInBatches<{ id: string }>(queries, {
    table: 'photographs',
    columns: [
      ...['id', 'added_at', 'taken_at', 'kind', 'type', 'sha256', 'size', 'sizes', 'event'],
      ...['guest_name', 'device', 'table_link', 'status'],
    ],
    rows: [
      [
        randomBytes(16).toString('base64url'),
        new Date().toISOString(),
        ...[photo.takenAt, photo.kind, photo.type, photo.sha256, photo.size],
        photo.kind === 'picture' ? 'waiting' : 'none',
        ...[photo.event, photo.guestName, photo.device, photo.tableLink, photo.status],
      ],
    ],
    ending:
      'ON CONFLICT (sha256) DO UPDATE SET added_at = excluded.added_at, event = excluded.event,' +
      ' guest_name = excluded.guest_name, device = excluded.device, table_link = excluded.table_link,' +
      ' deleted_at = NULL, deleted_by = NULL' +
      " WHERE photographs.deleted_by = 'guest' RETURNING id",
  });
  return inserted?.id ?? null;
}

export async function findPhoto(queries: Queries, id: string): Promise<StoredPhoto | null> {
  const [row] = await queries.query<StoredPhoto>(
    `SELECT ${PHOTO_COLUMNS} FROM photographs WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

export async function findPhotoByHash(
  queries: Queries,
  sha256: string,
): Promise<StoredPhoto | null> {
  const [row] = await queries.query<StoredPhoto>(
    `SELECT ${PHOTO_COLUMNS} FROM photographs WHERE sha256 = $1`,
    [sha256],
  );
  return row ?? null;
}

/** The changes that the couple makes to photographs. */
export type PhotoChange = Partial<
  Pick<StoredPhoto, 'event' | 'guestName' | 'status' | 'isFavourite'>
>;

const CHANGED_COLUMNS = {
  event: 'event',
  guestName: 'guest_name',
  status: 'status',
  isFavourite: 'is_favourite',
} as const;

export async function updatePhotos(
  queries: Queries,
  ids: readonly string[],
  change: PhotoChange,
): Promise<void> {
  const names = (Object.keys(CHANGED_COLUMNS) as (keyof PhotoChange)[]).filter(
    (name) => change[name] !== undefined,
  );
  if (names.length === 0) return;
  const assignments = names.map((name, index) => `${CHANGED_COLUMNS[name]} = $${index + 1}`);
  const values = names.map((name) => change[name] ?? null);
  await changeRows(queries, ids, `UPDATE photographs SET ${assignments.join(', ')}`, values);
}

/** Puts photographs into the bin; those that are in it stay as they are. */
export async function binPhotos(
  queries: Queries,
  ids: readonly string[],
  by: 'guest' | 'couple',
): Promise<void> {
  const update =
    'UPDATE photographs SET deleted_by = CASE WHEN deleted_at IS NULL THEN $1 ELSE deleted_by END,' +
    ' deleted_at = coalesce(deleted_at, $2)';
  await changeRows(queries, ids, update, [by, new Date().toISOString()]);
}

/** Takes photographs out of the bin. */
export async function restorePhotos(queries: Queries, ids: readonly string[]): Promise<void> {
  const update = 'UPDATE photographs SET deleted_by = NULL, deleted_at = NULL';
  await changeRows(queries, ids, update, []);
}

/** Deletes rows for good. The files are deleted as orphans. */
export async function deletePhotos(queries: Queries, ids: readonly string[]): Promise<void> {
  await changeRows(queries, ids, 'DELETE FROM photographs', []);
}

async function changeRows(
  queries: Queries,
  ids: readonly string[],
  statement: string,
  values: readonly (string | number | null)[],
): Promise<void> {
  for (const batch of toBatches(ids)) {
    const places = batch.map((_, index) => `$${values.length + index + 1}`).join(', ');
    await queries.query(`${statement} WHERE id IN (${places})`, [...values, ...batch]);
  }
}

/** All, newest first by the time they were taken. */
export function listPhotos(queries: Queries): Promise<StoredPhoto[]> {
  return queries.query(`SELECT ${PHOTO_COLUMNS} FROM photographs ORDER BY taken_at DESC, id`);
}

/** How many are not in the bin, and how many of them the couple has neither shown nor hidden. */
export async function countPhotos(queries: Queries): Promise<{ count: number; newCount: number }> {
  const rows = await queries.query<{ status: string; count: number }>(
    'SELECT status, count(*) AS count FROM photographs WHERE deleted_at IS NULL GROUP BY status',
  );
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    newCount: Number(rows.find(({ status }) => status === 'new')?.count ?? 0),
  };
}

/** How many photographs are stored, and their bytes; those in the bin take space too. */
export async function readPhotoTotals(queries: Queries): Promise<{ count: number; bytes: number }> {
  const [row] = await queries.query<{ count: number; bytes: number }>(
    'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM photographs',
  );
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** The bytes that were added with a table link since a time. */
export async function readBytesOfLink(
  queries: Queries,
  tableLink: number,
  since: string,
): Promise<number> {
  const [row] = await queries.query<{ bytes: number }>(
    'SELECT coalesce(sum(size), 0) AS bytes FROM photographs WHERE table_link = $1 AND added_at > $2',
    [tableLink, since],
  );
  return Number(row?.bytes ?? 0);
}

/** A condition for the rows that a visitor may see, from `createVisibility`. */
type Visibility = { sql: string; params: readonly Value[] };

export async function findVisiblePhoto(
  queries: Queries,
  id: string,
  { sql, params }: Visibility,
): Promise<StoredPhoto | null> {
  const [row] = await queries.query<StoredPhoto>(
    `SELECT ${PHOTO_COLUMNS} FROM photographs WHERE id = $${params.length + 1} AND (${sql})`,
    [...params, id],
  );
  return row ?? null;
}

/** Newest first, after the given one. */
export function listVisiblePhotos(
  queries: Queries,
  { sql, params }: Visibility,
  after: Pick<StoredPhoto, 'takenAt' | 'id'> | null,
  limit: number,
): Promise<StoredPhoto[]> {
  const [time, id] = [params.length + 1, params.length + 2];
  const isAfter = after ? `(taken_at, id) < ($${time}, $${id})` : '1 = 1';
  return queries.query(
    `SELECT ${PHOTO_COLUMNS} FROM photographs WHERE (${sql}) AND ${isAfter}` +
      ` ORDER BY taken_at DESC, id DESC LIMIT ${limit}`,
    [...params, ...(after ? [after.takenAt, after.id] : [])],
  );
}

export async function countVisiblePhotos(
  queries: Queries,
  { sql, params }: Visibility,
): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM photographs WHERE ${sql}`,
    params,
  );
  return Number(row?.count ?? 0);
}

/** A picture whose smaller sizes are to be made, the newest last. */
export async function findPhotoWithoutSizes(queries: Queries): Promise<StoredPhoto | null> {
  const [row] = await queries.query<StoredPhoto>(
    `SELECT ${PHOTO_COLUMNS} FROM photographs WHERE sizes = 'waiting' ORDER BY added_at, id LIMIT 1`,
  );
  return row ?? null;
}

/** Records that the smaller sizes are made; null if the file cannot be decoded. */
export async function putPhotoSizes(
  queries: Queries,
  id: string,
  made: { width: number; height: number; takenAt?: string } | null,
): Promise<void> {
  await queries.query(
    'UPDATE photographs SET sizes = $2, width = $3, height = $4, taken_at = coalesce($5, taken_at)' +
      ' WHERE id = $1',
    [
      id,
      made ? 'made' : 'failed',
      made?.width ?? null,
      made?.height ?? null,
      made?.takenAt ?? null,
    ],
  );
}

/** The ids of the photographs that are in the bin since before a time. */
export async function findExpiredPhotos(queries: Queries, before: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'SELECT id FROM photographs WHERE deleted_at < $1',
    [before],
  );
  return rows.map(({ id }) => id);
}

/** The names of all files that are in use: each has a row, or the website names it. */
export async function listHashes(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ sha256: string }>('SELECT sha256 FROM photographs');
  const hashes = rows.map(({ sha256 }) => sha256);
  return [...new Set([...hashes, ...(await listVideoHashes(queries))])];
}

/** Has the smaller sizes of pictures made again. */
export async function renewPhotoSizes(queries: Queries, hashes: readonly string[]): Promise<void> {
  for (const batch of toBatches(hashes)) {
    const places = batch.map((_, index) => `$${index + 1}`).join(', ');
    await queries.query(
      `UPDATE photographs SET sizes = 'waiting' WHERE kind = 'picture' AND sha256 IN (${places})`,
      batch,
    );
  }
}
