import {
  isSharedListName,
  type NewShareLinkRequest,
  type ShareLink,
} from '../../domain/sharing/share-links.ts';
import type { Queries } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';
import { createLinkToken, hashLinkToken } from '../platform/random-code.ts';

export const shareLinksTable = defineTable(
  'share_links',
  {
    id: 'id',
    created_at: 'text',
    expires_at: 'text',
    token_hash: 'text',
    label: 'text',
    lists: 'text',
    event: 'text?',
    opened_at: 'text?',
    opened_count: 'integer',
  },
  { title: 'links for helpers', contains: 'access', deleteAll: 'every row' },
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a link. Its token is returned only here: the table has its hash. */
export async function createShareLink(
  queries: Queries,
  { label, lists, event, days }: NewShareLinkRequest,
  now = Date.now(),
): Promise<ShareLink & { token: string }> {
  const token = createLinkToken();
  const expiresAt = new Date(now + days * DAY_MS).toISOString();
  const [row] = await queries.query<Row>(
    'INSERT INTO share_links (expires_at, token_hash, label, lists, event)' +
      ` VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    [expiresAt, hashLinkToken(token), label, lists.join(' '), event],
  );
  if (!row) throw new StorageError('XX000');
  return { ...toShareLink(row), token };
}

/** All links, also expired ones, newest first. */
export async function listShareLinks(queries: Queries): Promise<ShareLink[]> {
  const rows = await queries.query<Row>(`SELECT ${COLUMNS} FROM share_links ORDER BY id DESC`);
  return rows.map(toShareLink);
}

/** The link with this token; null if there is none or it has expired. */
export async function findShareLink(queries: Queries, token: string): Promise<ShareLink | null> {
  const [row] = await queries.query<Row>(
    `SELECT ${COLUMNS} FROM share_links WHERE token_hash = $1 AND expires_at >= $2`,
    [hashLinkToken(token), new Date().toISOString()],
  );
  return row ? toShareLink(row) : null;
}

/** Records that a helper opens the link. */
export async function recordOpening(queries: Queries, id: number): Promise<void> {
  await queries.query(
    'UPDATE share_links SET opened_at = $2, opened_count = opened_count + 1 WHERE id = $1',
    [id, new Date().toISOString()],
  );
}

/** Revokes a link, and returns its label; null if there is none. */
export async function deleteShareLink(queries: Queries, id: number): Promise<string | null> {
  const [link] = await queries.query<{ label: string }>(
    'DELETE FROM share_links WHERE id = $1 RETURNING label',
    [id],
  );
  return link?.label ?? null;
}

const COLUMNS =
  'id, label, lists, event, created_at AS "createdAt", expires_at AS "expiresAt",' +
  ' opened_at AS "openedAt", opened_count AS "openedCount"';

type Row = Omit<ShareLink, 'lists'> & { lists: string };

/** Ignores lists of a newer version. */
function toShareLink({ lists, ...row }: Row): ShareLink {
  return { ...row, lists: lists.split(' ').filter(isSharedListName) };
}
