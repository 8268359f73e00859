import type {
  GuestListEntry,
  MatchDecision,
  NewGuestListEntry,
} from '../../domain/guest-list/guest-list.ts';
import { listPeople } from '../../domain/guest-list/guest-list-people.ts';
import { listCodes } from '../invitations/invitation-codes.ts';
import type { Queries, Value } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';

export const guestListTable = defineTable(
  'invited',
  {
    id: 'id',
    created_at: 'text',
    name: 'text',
    email: 'text?',
    party_size: 'integer?',
    note: 'text?',
    details: 'text?',
  },
  { title: 'guest list', contains: 'guest data', erase: { id: 'entry' } },
);
export const matchesTable = defineTable(
  'invited_matches',
  { id: 'id', created_at: 'text', invited: 'integer', party: 'text', same: 'integer' },
  { title: 'confirmed matches', contains: 'guest data', erase: { party: 'household' } },
);

/** An entry without the code of its link, which is in another table. */
export type StoredEntry = Omit<GuestListEntry, 'code'>;

/** The guest list, oldest entry first. */
export async function listGuestList(queries: Queries): Promise<GuestListEntry[]> {
  const rows = await queries.query<Row>(`SELECT ${COLUMNS} FROM invited ORDER BY id`);
  const codes = await listCodes(queries);
  return rows.map((row) => ({ ...toEntry(row), code: codes.get(row.id) ?? null }));
}

export async function insertGuestListEntry(
  queries: Queries,
  values: NewGuestListEntry,
): Promise<StoredEntry> {
  const rows = await queries.query<Row>(
    `INSERT INTO invited (name, email, party_size, note, details) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    toColumnValues(values),
  );
  return toOnlyEntry(rows);
}

export async function updateGuestListEntry(
  queries: Queries,
  id: number,
  values: NewGuestListEntry,
): Promise<StoredEntry> {
  const rows = await queries.query<Row>(
    `UPDATE invited SET name = $1, email = $2, party_size = $3, note = $4, details = $5 WHERE id = $6 RETURNING ${COLUMNS}`,
    [...toColumnValues(values), id],
  );
  return toOnlyEntry(rows);
}

/** Adds a deleted entry again, with its id. */
export async function restoreGuestListEntry(
  queries: Queries,
  id: number,
  values: NewGuestListEntry,
): Promise<StoredEntry> {
  const rows = await queries.query<Row>(
    'INSERT INTO invited (name, email, party_size, note, details, id)' +
      ` VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [...toColumnValues(values), id],
  );
  // The highest id stays the same, so the change is counted like an update.
  await queries.query('UPDATE updated_rows SET total = total + 1');
  return toOnlyEntry(rows);
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

/** The details are JSON. */
type Row = Omit<RowOf<typeof guestListTable>, 'created_at'>;

/** The parts of an entry without a column. */
type Details = Omit<NewGuestListEntry, 'name' | 'note' | 'maxGuests'>;

const COLUMNS = 'id, name, email, party_size, note, details';

function toOnlyEntry([row]: readonly Row[]): StoredEntry {
  if (!row) throw new StorageError('XX000');
  return toEntry(row);
}

function toEntry(row: Row): StoredEntry {
  const { id, name, email, party_size, note, details } = row;
  // Only this program writes to the table.
  const stored: Partial<Details> = details === null ? {} : JSON.parse(details);
  return {
    id,
    name,
    people: stored.people ?? listPeople(name),
    emails: stored.emails ?? (email === null ? [] : [email]),
    phone: stored.phone ?? null,
    address: stored.address ?? null,
    language: stored.language ?? null,
    tags: stored.tags ?? [],
    note,
    events: stored.events ?? null,
    maxGuests: party_size,
  };
}

function toColumnValues({ name, note, maxGuests, ...values }: NewGuestListEntry): Value[] {
  const { people, emails, phone, address, language, tags, events } = values;
  const details: Details = { people, emails, phone, address, language, tags, events };
  return [name, emails[0] ?? null, maxGuests, note, JSON.stringify(details)];
}
