import type { GuestListEntry, MatchDecision, NewGuestListEntry } from '../../domain/guest-list.ts';
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

/** The guest list, oldest entry first. */
export function listGuestList(queries: Queries): Promise<GuestListEntry[]> {
  return queries.query<GuestListEntry>(
    `SELECT ${GUEST_LIST_COLUMNS.join(', ')} FROM invited ORDER BY id`,
  );
}

export async function insertGuestListEntry(
  queries: Queries,
  row: NewGuestListEntry,
): Promise<void> {
  await queries.query(
    'INSERT INTO invited (name, email, party_size, note) VALUES ($1, $2, $3, $4)',
    [row.name, row.email, row.party_size, row.note],
  );
}

/** Deletes an entry and its match decisions; false when there was no such entry. */
export async function deleteGuestListEntry(queries: Queries, id: number): Promise<boolean> {
  const deleted = await queries.query('DELETE FROM invited WHERE id = $1 RETURNING id', [id]);
  return deleted.length > 0;
}

export async function isOnGuestList(queries: Queries, id: number): Promise<boolean> {
  return (await queries.query('SELECT id FROM invited WHERE id = $1', [id])).length > 0;
}

/** The couple's decisions about which household an entry belongs to, newest first. */
export async function listMatchDecisions(queries: Queries): Promise<MatchDecision[]> {
  const rows = await queries.query<{ invited: number; party: string; same: number }>(
    'SELECT invited, party, same FROM invited_matches ORDER BY id DESC',
  );
  return rows.map(({ invited, party, same }) => ({
    entryId: invited,
    household: party,
    isMatch: same === 1,
  }));
}

/** Stores a decision; replaces an earlier one about the same entry and household. */
export async function saveMatchDecision(queries: Queries, decision: MatchDecision): Promise<void> {
  await deleteMatchDecision(queries, decision);
  await queries.query('INSERT INTO invited_matches (invited, party, same) VALUES ($1, $2, $3)', [
    decision.entryId,
    decision.household,
    decision.isMatch ? 1 : 0,
  ]);
}

export async function deleteMatchDecision(
  queries: Queries,
  { entryId, household }: Omit<MatchDecision, 'isMatch'>,
): Promise<void> {
  await queries.query('DELETE FROM invited_matches WHERE invited = $1 AND party = $2', [
    entryId,
    household,
  ]);
}
