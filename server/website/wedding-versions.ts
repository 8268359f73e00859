import type { Queries } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';

export const versionsTable = defineTable(
  'wedding_versions',
  {
    id: 'id',
    published_at: 'text',
    published_by: 'text?',
    author: 'text?',
    note: 'text?',
    document: 'text',
  },
  { title: 'published versions', contains: 'website', rowsPerRead: 20 },
);

export type WeddingVersion = {
  id: number;
  publishedAt: string;
  /** The device that published it; null when it is not known. */
  publishedBy: string | null;
  /** The co-host who published it; null for the couple. */
  author: string | null;
  note: string | null;
};

/** A version with its document, as JSON. */
export type StoredVersion = WeddingVersion & { document: string };

/** Adds a version, which is the published one from now on. */
export async function insertVersion(
  queries: Queries,
  version: Pick<StoredVersion, 'document' | 'publishedBy' | 'note'> &
    Partial<Pick<StoredVersion, 'author'>>,
): Promise<WeddingVersion> {
  const [row] = await queries.query<WeddingVersion>(
    'INSERT INTO wedding_versions (document, published_by, author, note) VALUES ($1, $2, $3, $4)' +
      ` RETURNING ${SUMMARY}`,
    [version.document, version.publishedBy, version.author ?? null, version.note],
  );
  if (!row) throw new StorageError('XX000');
  return row;
}

/** The versions without their documents, newest first. */
export function listVersions(queries: Queries): Promise<WeddingVersion[]> {
  return queries.query(`SELECT ${SUMMARY} FROM wedding_versions ORDER BY id DESC`);
}

/** The published version; null while nothing was published in the browser. */
export async function findLatestVersion(queries: Queries): Promise<StoredVersion | null> {
  const [row] = await queries.query<StoredVersion>(
    `SELECT ${SUMMARY}, document FROM wedding_versions ORDER BY id DESC LIMIT 1`,
  );
  return row ?? null;
}

export async function findVersion(queries: Queries, id: number): Promise<StoredVersion | null> {
  const [row] = await queries.query<StoredVersion>(
    `SELECT ${SUMMARY}, document FROM wedding_versions WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** The version that was published before the one with this id. */
export async function findVersionBefore(
  queries: Queries,
  id: number,
): Promise<StoredVersion | null> {
  const [row] = await queries.query<StoredVersion>(
    `SELECT ${SUMMARY}, document FROM wedding_versions WHERE id < $1 ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return row ?? null;
}

/** The id of the published version; 0 without one. Cheap enough to ask after every write. */
export async function readLatestVersionId(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    'SELECT coalesce(max(id), 0) AS id FROM wedding_versions',
  );
  return row?.id ?? 0;
}

const SUMMARY = 'id, published_at AS "publishedAt", published_by AS "publishedBy", author, note';

/** The documents of the versions after one, oldest first. */
export function listDocumentsAfter(
  queries: Queries,
  id: number,
): Promise<Pick<StoredVersion, 'id' | 'document'>[]> {
  return queries.query('SELECT id, document FROM wedding_versions WHERE id > $1 ORDER BY id', [id]);
}
