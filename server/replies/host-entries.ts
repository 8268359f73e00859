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
  'reply_changes',
  {
    id: 'id',
    created_at: 'text',
    household_key: 'text',
    action: 'text',
    after_reply: 'integer',
    author: 'text?',
    ...ENCODED_REPLY,
  },
  { title: 'entries by the couple', contains: 'guest data', erase: { household_key: 'household' } },
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

const COLUMNS = hostEntriesTable.columnNames
  .map(
    (name) =>
      ({
        household_key: 'household_key AS household',
        action: 'action AS act',
        after_reply: 'after_reply AS after_rsvp',
      })[name as string] ?? name,
  )
  .join(', ');

// After the newest reply, and never before an existing entry, even when replies were deleted.
const AFTER_RSVP =
  '(SELECT max(id) FROM (SELECT coalesce(max(id), 0) AS id FROM rsvps' +
  ' UNION ALL SELECT coalesce(max(after_reply), 0) FROM reply_changes) AS newest)';

const INSERT =
  `INSERT INTO reply_changes (household_key, action, author, after_reply, ${REPLY_COLUMNS.join(', ')})` +
  ` VALUES ($1, $2, $3, ${AFTER_RSVP}, ${REPLY_COLUMNS.map((_, index) => `$${index + 4}`).join(', ')})` +
  ` RETURNING ${COLUMNS}`;

const SELECT_AFTER = `SELECT ${COLUMNS} FROM reply_changes WHERE id > $1 ORDER BY id`;

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
