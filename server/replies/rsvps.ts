import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reply, StoredReply } from '../../domain/replies/reply.ts';
import {
  decodeRow,
  encodeRow,
  REPLY_COLUMNS,
  type ReplyRow,
} from '../../domain/replies/rsvp-schema.ts';
import type { Database, Queries, Statement } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';

/** For the descriptions of both tables with replies. */
export const ENCODED_REPLY = Object.fromEntries(
  REPLY_COLUMNS.map((column) => [column, 'encoded']),
) as Record<(typeof REPLY_COLUMNS)[number], 'encoded'>;

export const rsvpsTable = defineTable(
  'rsvps',
  { id: 'id', created_at: 'text', ...ENCODED_REPLY },
  { title: 'replies', contains: 'guest data', erase: { id: 'reply' } },
);

const ROWS_PER_READ = 2_000;

export type RsvpRow = ReplyRow & { id: number; created_at: string };

/** Stores a reply; further statements get its id as `$1`. The returned row is durable on disk. */
export async function storeRsvp(
  database: Pick<Database, 'insert'>,
  reply: Reply,
  further: readonly Statement[] = [],
): Promise<StoredReply> {
  const insert = { sql: INSERT, params: encodeRow(reply) };
  const stored = await database.insert<RsvpRow>(insert, further);
  if (!stored) throw new StorageError('XX000');
  return toStoredReply(stored);
}

/** Adds a reply. The returned row is durable on disk, or will be after its transaction. */
export async function insertRsvp(queries: Queries, reply: Reply): Promise<StoredReply> {
  const [stored] = await queries.query<RsvpRow>(INSERT, encodeRow(reply));
  if (!stored) throw new StorageError('XX000');
  return toStoredReply(stored);
}

/** One reply; null when it was deleted. */
export async function findRsvp(queries: Queries, id: number): Promise<StoredReply | null> {
  const [row] = await queries.query<RsvpRow>(
    `SELECT ${rsvpsTable.columnNames.join(', ')} FROM rsvps WHERE id = $1`,
    [id],
  );
  return row ? toStoredReply(row) : null;
}

/** Replies by id; deleted ones are absent. */
export async function listRsvpsById(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, StoredReply>> {
  const placeholders = ids.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await queries.query<RsvpRow>(
    `SELECT ${rsvpsTable.columnNames.join(', ')} FROM rsvps WHERE id IN (${placeholders || 'NULL'})`,
    [...ids],
  );
  return new Map(rows.map((row) => [row.id, toStoredReply(row)]));
}

/** Whether an older reply has the same email address. */
export async function hasEarlierReply(
  queries: Queries,
  { id, email }: Pick<StoredReply, 'id' | 'email'>,
): Promise<boolean> {
  const earlier = await queries.query(
    'SELECT id FROM rsvps WHERE lower(email) = lower($1) AND id < $2 LIMIT 1',
    [email, id],
  );
  return earlier.length > 0;
}

/** All replies, oldest first, including replies that a later one replaces. */
export async function listRsvps(queries: Queries): Promise<StoredReply[]> {
  const replies: StoredReply[] = [];
  for (;;) {
    const after = replies.at(-1)?.id ?? Number.MIN_SAFE_INTEGER;
    const rows = await queries.query<RsvpRow>(`${SELECT_AFTER} LIMIT ${ROWS_PER_READ}`, [after]);
    for (const row of rows) replies.push(toStoredReply(row));
    if (rows.length < ROWS_PER_READ) return replies;
    // On SQLite a query does not let the server answer others.
    await nextTurn();
  }
}

/** The replies with an id above `after` as they are stored. */
export function listRsvpRows(
  queries: Queries,
  after = Number.MIN_SAFE_INTEGER,
): Promise<RsvpRow[]> {
  return queries.query<RsvpRow>(SELECT_AFTER, [after]);
}

const INSERT =
  `INSERT INTO rsvps (${REPLY_COLUMNS.join(', ')})` +
  ` VALUES (${REPLY_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})` +
  ` RETURNING ${rsvpsTable.columnNames.join(', ')}`;

const SELECT_AFTER = `SELECT ${rsvpsTable.columnNames.join(', ')} FROM rsvps WHERE id > $1 ORDER BY id`;

export function toStoredReply(row: RsvpRow): StoredReply {
  const { id, created_at: repliedAt, email } = row;
  return { id, repliedAt, ...decodeRow(row), email: email ?? '' };
}
