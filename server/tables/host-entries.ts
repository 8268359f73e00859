import type { HostEntry, HouseholdReply } from '../../domain/household.ts';
import type { Queries } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';
import { RSVP_COLUMNS } from './rsvps.ts';

export const HOST_ENTRY_COLUMNS = [
  'id',
  'created_at',
  'party',
  'act',
  'after_rsvp',
  ...RSVP_COLUMNS,
] as const;

type Row = Omit<HostEntry, 'reply'> & Record<keyof HouseholdReply, unknown>;

const COLUMNS = HOST_ENTRY_COLUMNS.join(', ').replace('party', 'party AS household');

// After the newest reply, and never before an entry that is there: also when replies were erased.
const AFTER =
  '(SELECT max(id) FROM (SELECT coalesce(max(id), 0) AS id FROM rsvps' +
  ' UNION ALL SELECT coalesce(max(after_rsvp), 0) FROM host_entries) AS newest)';

const INSERT =
  `INSERT INTO host_entries (party, act, after_rsvp, ${RSVP_COLUMNS.join(', ')})` +
  ` VALUES ($1, $2, ${AFTER}, ${RSVP_COLUMNS.map((_, index) => `$${index + 3}`).join(', ')})` +
  ` RETURNING ${COLUMNS}`;

const LIST = `SELECT ${COLUMNS} FROM host_entries ORDER BY id`;

/** Adds what a host did; the row it gives is durable once its transaction is. */
export async function insertHostEntry(
  queries: Queries,
  { household, act, reply }: Pick<HostEntry, 'household' | 'act' | 'reply'>,
): Promise<HostEntry> {
  const values = RSVP_COLUMNS.map((column) => reply?.[column] ?? null);
  const [row] = await queries.query<Row>(INSERT, [household, act, ...values]);
  if (!row) throw new StorageError('XX000');
  return entryOf(row);
}

/** All that hosts did, the oldest first. */
export async function listHostEntries(queries: Queries): Promise<HostEntry[]> {
  return (await queries.query<Row>(LIST)).map(entryOf);
}

function entryOf({ id, created_at, household, act, after_rsvp, ...reply }: Row): HostEntry {
  const isReply = act === 'reply';
  return {
    id,
    created_at,
    household,
    act,
    after_rsvp,
    reply: isReply ? (reply as HouseholdReply) : null,
  };
}
