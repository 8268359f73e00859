import { type RsvpRecord, rsvpRecordSchema, type StoredRsvp } from '../../domain/rsvp.ts';
import type { Queries } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';

/** The nine columns a reply is made of, in the order of the record. */
export const RSVP_COLUMNS = Object.keys(rsvpRecordSchema.shape) as (keyof RsvpRecord)[];

/** Every column of a stored reply. */
export const STORED_COLUMNS: (keyof StoredRsvp)[] = ['id', 'created_at', ...RSVP_COLUMNS];

const INSERT =
  `INSERT INTO rsvps (${RSVP_COLUMNS.join(', ')})` +
  ` VALUES (${RSVP_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})` +
  ` RETURNING ${STORED_COLUMNS.join(', ')}`;

const LIST = `SELECT ${STORED_COLUMNS.join(', ')} FROM rsvps ORDER BY id`;

/** Adds one reply; the row it gives is durable on disk by then. Throws StorageError. */
export async function insertRsvp(queries: Queries, record: RsvpRecord): Promise<StoredRsvp> {
  const rows = await queries.query<StoredRsvp>(
    INSERT,
    RSVP_COLUMNS.map((column) => record[column]),
  );
  const [stored] = rows;
  if (!stored) throw new StorageError('XX000');
  return stored;
}

/** One reply; null when it was erased. */
export async function rsvpById(queries: Queries, id: number): Promise<StoredRsvp | null> {
  const [row] = await queries.query<StoredRsvp>(
    `SELECT ${STORED_COLUMNS.join(', ')} FROM rsvps WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** All replies, the oldest first; a guest who answered again is there again. */
export function listRsvps(queries: Queries): Promise<StoredRsvp[]> {
  return queries.query<StoredRsvp>(LIST);
}
