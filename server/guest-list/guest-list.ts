import type {
  GuestListEntry,
  MatchDecision,
  NewGuestListEntry,
  NewPerson,
  Person,
} from '../../domain/guest-list/guest-list.ts';
import { listCodes } from '../invitations/invitation-codes.ts';
import type { Queries, Value } from '../platform/database/database.ts';
import { insertInBatches } from '../platform/database/database.ts';

import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';

export const guestListTable = defineTable(
  'invited',
  {
    id: 'id',
    created_at: 'text',
    version: 'integer',
    name: 'text',
    email: 'text?',
    party_size: 'integer?',
    note: 'text?',
    details: 'text?',
  },
  { title: 'guest list', contains: 'guest data', erase: { id: 'entry' } },
);
export const peopleTable = defineTable(
  'people',
  {
    id: 'id',
    household: 'integer',
    position: 'integer',
    first: 'text',
    last: 'text',
    is_child: 'integer',
    is_guest: 'integer',
  },
  { title: 'people on the guest list', contains: 'guest data' },
);
export const matchesTable = defineTable(
  'invited_matches',
  { id: 'id', created_at: 'text', invited: 'integer', party: 'text', same: 'integer' },
  { title: 'confirmed matches', contains: 'guest data', erase: { party: 'household' } },
);

/** An entry as it is stored: its people may be new, and the code of its link is in another table. */
export type StoredEntry = NewGuestListEntry & { version: number };

/** The guest list, oldest entry first. */
export async function listGuestList(queries: Queries): Promise<GuestListEntry[]> {
  const rows = await queries.query<Row>(
    'SELECT id, version, name, email, party_size, note, details FROM invited ORDER BY id',
  );
  const people = Map.groupBy(
    await queries.query<PersonRow>(
      'SELECT id, household, first, last, is_child, is_guest FROM people ORDER BY household, position',
    ),
    ({ household }) => household,
  );
  const codes = await listCodes(queries);
  return rows.map((row) =>
    toEntry(row, (people.get(row.id) ?? []).map(toPerson), codes.get(row.id) ?? null),
  );
}

/** Adds an entry without its people, and returns its id. A deleted entry is added again with the id that it had. */
export async function insertEntry(
  queries: Queries,
  entry: StoredEntry,
  formerId: number | null,
): Promise<number> {
  const columns = 'version, name, email, party_size, note, details';
  const sql =
    formerId === null
      ? `INSERT INTO invited (${columns}) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`
      : `INSERT INTO invited (${columns}, id) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`;
  const values = toColumnValues(entry);
  const [row] = await queries.query<{ id: number }>(
    sql,
    formerId === null ? values : [...values, formerId],
  );
  if (!row) throw new StorageError('XX000');
  // The highest id stays the same, so the change is counted like an update.
  if (formerId !== null) await queries.query('UPDATE updated_rows SET total = total + 1');
  return row.id;
}

/** Updates an entry without its people. */
export async function updateEntry(queries: Queries, id: number, entry: StoredEntry): Promise<void> {
  await queries.query(
    'UPDATE invited SET version = $1, name = $2, email = $3, party_size = $4, note = $5, details = $6 WHERE id = $7',
    [...toColumnValues(entry), id],
  );
}

/** Deletes an entry, its people and its match decisions. */
export async function deleteEntry(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM invited WHERE id = $1', [id]);
}

export async function deletePeople(queries: Queries, entryId: number): Promise<void> {
  await queries.query('DELETE FROM people WHERE household = $1', [entryId]);
}

/** Adds the people of entries. */
export async function insertPeople(
  queries: Queries,
  people: ReadonlyMap<number, readonly NewPerson[]>,
): Promise<void> {
  const all = [...people].flatMap(([household, persons]) =>
    persons.map((person, position) => ({ household, position, ...person })),
  );
  const columns = ['household', 'position', 'first', 'last', 'is_child', 'is_guest'];
  const toValues = (person: (typeof all)[number]): Value[] => [
    ...[person.household, person.position, person.first, person.last],
    ...[person.isChild ? 1 : 0, person.isGuest ? 1 : 0],
  ];
  const known = all.filter(({ id }) => id !== undefined);
  const added = all.filter(({ id }) => id === undefined);
  await insertInBatches(queries, {
    table: 'people',
    columns: [...columns, 'id'],
    rows: known.map((person) => [...toValues(person), person.id ?? null]),
  });
  await insertInBatches(queries, { table: 'people', columns, rows: added.map(toValues) });
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
type Details = Omit<NewGuestListEntry, 'name' | 'people' | 'note' | 'maxGuests'>;

type PersonRow = Omit<RowOf<typeof peopleTable>, 'position'>;

function toPerson({ id, first, last, is_child, is_guest }: PersonRow): Person {
  return {
    ...{ id, first, last },
    ...(is_child === 1 && { isChild: true }),
    ...(is_guest === 1 && { isGuest: true }),
  };
}

function toEntry(row: Row, people: Person[], code: string | null): GuestListEntry {
  const { id, version, name, email, party_size, note, details } = row;
  // Only this program writes to the table.
  const stored: Partial<Details> = details === null ? {} : JSON.parse(details);
  return {
    ...{ id, version, name, people },
    emails: stored.emails ?? (email === null ? [] : [email]),
    phone: stored.phone ?? null,
    address: stored.address ?? null,
    language: stored.language ?? null,
    tags: stored.tags ?? [],
    note,
    events: stored.events ?? null,
    maxGuests: party_size,
    code,
  };
}

function toColumnValues({ version, name, note, maxGuests, ...values }: StoredEntry): Value[] {
  const { emails, phone, address, language, tags, events } = values;
  const details: Details = { emails, phone, address, language, tags, events };
  return [version, name, emails[0] ?? null, maxGuests, note, JSON.stringify(details)];
}
