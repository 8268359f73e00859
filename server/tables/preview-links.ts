import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';

export const PREVIEW_LINK_COLUMNS = ['id', 'created_at', 'expires_at', 'token_hash'] as const;

const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type PreviewLink = { id: number; createdAt: string; expiresAt: string };

/** Creates a link for seven days. Its token is returned only here: the table has its hash. */
export async function createPreviewLink(
  queries: Queries,
  now = Date.now(),
): Promise<PreviewLink & { token: string }> {
  const token = randomBytes(24).toString('base64url');
  await queries.query('DELETE FROM preview_links WHERE expires_at < $1', [toTime(now)]);
  const [row] = await queries.query<PreviewLink>(
    `INSERT INTO preview_links (expires_at, token_hash) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [toTime(now + LINK_DAYS * DAY_MS), hashToken(token)],
  );
  if (!row) throw new StorageError('XX000');
  return { ...row, token };
}

/** The links that still work, newest first. */
export function listPreviewLinks(queries: Queries): Promise<PreviewLink[]> {
  return queries.query(
    `SELECT ${COLUMNS} FROM preview_links WHERE expires_at >= $1 ORDER BY id DESC`,
    [toTime(Date.now())],
  );
}

/** Whether a link with this token works. */
export async function isPreviewToken(queries: Queries, token: string): Promise<boolean> {
  const rows = await queries.query(
    'SELECT id FROM preview_links WHERE token_hash = $1 AND expires_at >= $2',
    [hashToken(token), toTime(Date.now())],
  );
  return rows.length > 0;
}

export async function deletePreviewLink(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM preview_links WHERE id = $1', [id]);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const COLUMNS = 'id, created_at AS "createdAt", expires_at AS "expiresAt"';
