import type { GuestListRow } from '../../domain/guest-list-row.ts';
import type { GuestListMatch, InvitedGuest } from '../../domain/household.ts';
import type { Queries } from '../database/database.ts';

export const GUEST_LIST_COLUMNS = [
  'id',
  'created_at',
  'name',
  'email',
  'party_size',
  'note',
] as const;
export const MATCH_COLUMNS = ['id', 'created_at', 'invited', 'party', 'same'] as const;

/** The invited, in the order in which they came. */
export function listGuestList(queries: Queries): Promise<InvitedGuest[]> {
  return queries.query<InvitedGuest>(
    `SELECT ${GUEST_LIST_COLUMNS.join(', ')} FROM invited ORDER BY id`,
  );
}

export async function insertGuestListEntry(queries: Queries, row: GuestListRow): Promise<void> {
  await queries.query(
    'INSERT INTO invited (name, email, party_size, note) VALUES ($1, $2, $3, $4)',
    [row.name, row.email, row.party_size, row.note],
  );
}

/** Takes someone off the list, and the words about them too; whether they were on it. */
export async function deleteGuestListEntry(queries: Queries, id: number): Promise<boolean> {
  const gone = await queries.query('DELETE FROM invited WHERE id = $1 RETURNING id', [id]);
  return gone.length > 0;
}

export async function isOnGuestList(queries: Queries, id: number): Promise<boolean> {
  return (await queries.query('SELECT id FROM invited WHERE id = $1', [id])).length > 0;
}

/** The hosts' words about who is whom, the newest first. */
export async function listMatches(queries: Queries): Promise<GuestListMatch[]> {
  const rows = await queries.query<Omit<GuestListMatch, 'same'> & { same: number }>(
    'SELECT invited, party AS household, same FROM invited_matches ORDER BY id DESC',
  );
  return rows.map((row) => ({ ...row, same: row.same === 1 }));
}

/** Takes a host's word in the place of an earlier one. */
export async function putMatch(queries: Queries, match: GuestListMatch): Promise<void> {
  await deleteMatch(queries, match);
  await queries.query('INSERT INTO invited_matches (invited, party, same) VALUES ($1, $2, $3)', [
    match.invited,
    match.household,
    match.same ? 1 : 0,
  ]);
}

export async function deleteMatch(
  queries: Queries,
  { invited, household }: Pick<GuestListMatch, 'invited' | 'household'>,
): Promise<void> {
  await queries.query('DELETE FROM invited_matches WHERE invited = $1 AND party = $2', [
    invited,
    household,
  ]);
}
