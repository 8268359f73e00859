import type { HostEntry } from '../../domain/replies/household.ts';
import {
  decodeRow,
  encodeRow,
  REPLY_COLUMNS,
  type ReplyRow,
} from '../../domain/replies/rsvp-schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';
import { ENCODED_REPLY } from './rsvps.ts';

export const hostEntriesTable = defineTable(
  'host_entries',
  {
    id: 'id',
    created_at: 'text',
    party: 'text',
    act: 'text',
    after_rsvp: 'integer',
    author: 'text?',
    ...ENCODED_REPLY,
  },
  { title: 'entries by the couple', contains: 'guest data', erase: { party: 'household' } },
);

/** Adds an entry of the couple or a co-host: a reply, a correction or a withdrawal. */
export async function insertHostEntry(
  queries: Queries,
  { household, act, author = null, reply }: Omit<HostEntry, 'id' | 'created_at' | 'after_rsvp'>,
): Promise<HostEntry> {
  const values = [household, act, author, ...encodeRow(reply)];
  const [row] = await queries.query<Row>(INSERT, values);
  if (!row) throw new StorageError('XX000');
  return toHostEntry(row);
}

/** Entries of the couple with an id above `after`, oldest first. */
export async function listHostEntries(
  queries: Queries,
  after = Number.MIN_SAFE_INTEGER,
): Promise<HostEntry[]> {
  return (await queries.query<Row>(SELECT_AFTER, [after])).map(toHostEntry);
}

const COLUMNS = hostEntriesTable.columnNames.join(', ').replace('party', 'party AS household');

// After the newest reply, and never before an existing entry, even when replies were deleted.
const AFTER_RSVP =
  '(SELECT max(id) FROM (SELECT coalesce(max(id), 0) AS id FROM rsvps' +
  ' UNION ALL SELECT coalesce(max(after_rsvp), 0) FROM host_entries) AS newest)';

const INSERT =
  `INSERT INTO host_entries (party, act, author, after_rsvp, ${REPLY_COLUMNS.join(', ')})` +
  ` VALUES ($1, $2, $3, ${AFTER_RSVP}, ${REPLY_COLUMNS.map((_, index) => `$${index + 4}`).join(', ')})` +
  ` RETURNING ${COLUMNS}`;

const SELECT_AFTER = `SELECT ${COLUMNS} FROM host_entries WHERE id > $1 ORDER BY id`;

type Row = Omit<HostEntry, 'reply'> & ReplyRow;

function toHostEntry({
  id,
  created_at,
  household,
  act,
  after_rsvp,
  author = null,
  ...reply
}: Row): HostEntry {
  return {
    id,
    created_at,
    household,
    act,
    after_rsvp,
    author,
    reply: act === 'reply' ? decodeRow(reply) : null,
  };
}
