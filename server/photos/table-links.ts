import { CODE_ALPHABET, CODE_LENGTH } from '../../domain/invitations/invitation-code.ts';
import type { TableLink } from '../../domain/photos/photos-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';
import { createRandomCode } from '../platform/random-code.ts';

/** Backups contain the codes, because they are printed. */
export const tableLinksTable = defineTable(
  'table_links',
  { id: 'id', created_at: 'text', code: 'text', label: 'text', ended_at: 'text?' },
  { title: 'table links', contains: 'guest data' },
);

const COLUMNS = 'id, code, label, created_at AS "createdAt", ended_at AS "endedAt"';

export async function createTableLink(queries: Queries, label: string): Promise<TableLink> {
  const [link] = await queries.query<TableLink>(
    `INSERT INTO table_links (code, label) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [createRandomCode(CODE_ALPHABET, CODE_LENGTH), label],
  );
  if (!link) throw new StorageError('XX000');
  return link;
}

/** All links, newest first, also ended ones. */
export function listTableLinks(queries: Queries): Promise<TableLink[]> {
  return queries.query(`SELECT ${COLUMNS} FROM table_links ORDER BY id DESC`);
}

/** The link with this code or id; null if there is none. It may have ended. */
export async function findTableLink(
  queries: Queries,
  by: { code: string } | { id: number },
): Promise<TableLink | null> {
  const [column, value] = 'code' in by ? ['code', by.code] : ['id', by.id];
  const [link] = await queries.query<TableLink>(
    `SELECT ${COLUMNS} FROM table_links WHERE ${column} = $1`,
    [value],
  );
  return link ?? null;
}

/** Guests who opened it cannot add photographs any longer. Returns false for an ended or unknown link. */
export async function endTableLink(queries: Queries, id: number): Promise<boolean> {
  const ended = await queries.query(
    'UPDATE table_links SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id',
    [id, new Date().toISOString()],
  );
  return ended.length > 0;
}
