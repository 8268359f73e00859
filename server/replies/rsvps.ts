import type { RsvpRecord, StoredRsvp } from '../../domain/replies/rsvp.ts';
import type { Database, Queries, Statement } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';
import {
  ENCODED_REPLY,
  parseReplyRow,
  REPLY_COLUMNS,
  type ReplyRow,
  toColumnValues,
} from './reply-columns.ts';

export const rsvpsTable = defineTable(
  'rsvps',
  { id: 'id', created_at: 'text', ...ENCODED_REPLY },
  { title: 'replies', contains: 'guest data', erase: { id: 'reply' } },
);

type Row = ReplyRow<StoredRsvp>;

/** Stores a reply; further statements get its id as `$1`. The returned row is durable on disk. */
export async function storeRsvp(
  database: Pick<Database, 'insert'>,
  record: RsvpRecord,
  further: readonly Statement[] = [],
): Promise<StoredRsvp> {
  const insert = { sql: INSERT, params: toColumnValues(record) };
  const stored = await database.insert<Row>(insert, further);
  if (!stored) throw new StorageError('XX000');
  return parseReplyRow(stored);
}

/** Adds a reply. The returned row is durable on disk, or will be after its transaction. */
export async function insertRsvp(queries: Queries, record: RsvpRecord): Promise<StoredRsvp> {
  const [stored] = await queries.query<Row>(INSERT, toColumnValues(record));
  if (!stored) throw new StorageError('XX000');
  return parseReplyRow(stored);
}

/** One reply; null when it was deleted. */
export async function findRsvp(queries: Queries, id: number): Promise<StoredRsvp | null> {
  const [row] = await queries.query<Row>(
    `SELECT ${rsvpsTable.columnNames.join(', ')} FROM rsvps WHERE id = $1`,
    [id],
  );
  return row ? parseReplyRow(row) : null;
}

/** Whether an older reply has the same email address. */
export async function hasEarlierReply(
  queries: Queries,
  { id, email }: Pick<StoredRsvp, 'id' | 'email'>,
): Promise<boolean> {
  const earlier = await queries.query(
    'SELECT id FROM rsvps WHERE lower(email) = lower($1) AND id < $2 LIMIT 1',
    [email, id],
  );
  return earlier.length > 0;
}

/** Replies with an id above `after`, oldest first, including replies that a later one replaces. */
export async function listRsvps(
  queries: Queries,
  after = Number.MIN_SAFE_INTEGER,
): Promise<StoredRsvp[]> {
  return (await queries.query<Row>(SELECT_AFTER, [after])).map((row) => parseReplyRow(row));
}

const INSERT =
  `INSERT INTO rsvps (${REPLY_COLUMNS.join(', ')})` +
  ` VALUES (${REPLY_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})` +
  ` RETURNING ${rsvpsTable.columnNames.join(', ')}`;

const SELECT_AFTER = `SELECT ${rsvpsTable.columnNames.join(', ')} FROM rsvps WHERE id > $1 ORDER BY id`;
