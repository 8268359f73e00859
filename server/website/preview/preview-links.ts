import type { Queries } from '../../platform/database/database.ts';
import { StorageError } from '../../platform/database/storage-error.ts';
import { defineTable } from '../../platform/database/table.ts';
import { createLinkToken, hashLinkToken } from '../../platform/random-code.ts';

export const previewLinksTable = defineTable(
  'preview_links',
  { id: 'id', created_at: 'text', expires_at: 'text', token_hash: 'text' },
  { title: 'preview links', contains: 'access' },
);

const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type PreviewLink = { id: number; createdAt: string; expiresAt: string };

/** Creates a link for seven days. Its token is returned only here: the table has its hash. */
export async function createPreviewLink(
  queries: Queries,
  now = Date.now(),
): Promise<PreviewLink & { token: string }> {
  const token = createLinkToken();
  await queries.query('DELETE FROM preview_links WHERE expires_at < $1', [
    new Date(now).toISOString(),
  ]);
  const [row] = await queries.query<PreviewLink>(
    `INSERT INTO preview_links (expires_at, token_hash) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [new Date(now + LINK_DAYS * DAY_MS).toISOString(), hashLinkToken(token)],
  );
  if (!row) throw new StorageError('XX000');
  return { ...row, token };
}

/** The links that still work, newest first. */
export function listPreviewLinks(queries: Queries): Promise<PreviewLink[]> {
  return queries.query(
    `SELECT ${COLUMNS} FROM preview_links WHERE expires_at >= $1 ORDER BY id DESC`,
    [new Date().toISOString()],
  );
}

/** Whether a link with this token works. */
export async function isPreviewToken(queries: Queries, token: string): Promise<boolean> {
  const rows = await queries.query(
    'SELECT id FROM preview_links WHERE token_hash = $1 AND expires_at >= $2',
    [hashLinkToken(token), new Date().toISOString()],
  );
  return rows.length > 0;
}

/** Returns false if there is no such link. */
export async function deletePreviewLink(queries: Queries, id: number): Promise<boolean> {
  const deleted = await queries.query('DELETE FROM preview_links WHERE id = $1 RETURNING id', [id]);
  return deleted.length > 0;
}

const COLUMNS = 'id, created_at AS "createdAt", expires_at AS "expiresAt"';
