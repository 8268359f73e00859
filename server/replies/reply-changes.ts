import type { ReplyChange } from '../../domain/replies/household.ts';
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

export const replyChangesTable = defineTable(
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

/** Adds a change by the couple or a co-host: a reply, a correction or a withdrawal. */
export async function insertReplyChange(
  queries: Queries,
  {
    household,
    action,
    author = null,
    reply,
  }: Omit<ReplyChange, 'id' | 'created_at' | 'after_reply'>,
): Promise<ReplyChange> {
  const values = [household, action, author, ...encodeRow(reply)];
  const [row] = await queries.query<Row>(INSERT, values);
  if (!row) throw new StorageError('XX000');
  return toReplyChange(row);
}

/** Changes by the couple with an id above `after`, oldest first. */
export async function listReplyChanges(
  queries: Queries,
  after = Number.MIN_SAFE_INTEGER,
): Promise<ReplyChange[]> {
  return (await queries.query<Row>(SELECT_AFTER, [after])).map(toReplyChange);
}

const COLUMNS = replyChangesTable.columnNames
  .map((name) => (name === 'household_key' ? 'household_key AS household' : name))
  .join(', ');

// After the newest reply, and never before an existing change, even when replies were deleted.
const AFTER_REPLY =
  '(SELECT max(id) FROM (SELECT coalesce(max(id), 0) AS id FROM rsvps' +
  ' UNION ALL SELECT coalesce(max(after_reply), 0) FROM reply_changes) AS newest)';

const INSERT =
  `INSERT INTO reply_changes (household_key, action, author, after_reply, ${REPLY_COLUMNS.join(', ')})` +
  ` VALUES ($1, $2, $3, ${AFTER_REPLY}, ${REPLY_COLUMNS.map((_, index) => `$${index + 4}`).join(', ')})` +
  ` RETURNING ${COLUMNS}`;

const SELECT_AFTER = `SELECT ${COLUMNS} FROM reply_changes WHERE id > $1 ORDER BY id`;

type Row = Omit<ReplyChange, 'reply'> & ReplyRow;

function toReplyChange({
  id,
  created_at,
  household,
  action,
  after_reply,
  author = null,
  ...reply
}: Row): ReplyChange {
  return {
    id,
    created_at,
    household,
    action,
    after_reply,
    author,
    reply: action === 'reply' ? decodeRow(reply) : null,
  };
}
