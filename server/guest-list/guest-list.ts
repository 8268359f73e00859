import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  GuestListHousehold,
  MatchDecision,
  NewGuestListHousehold,
  NewPerson,
  Person,
} from '../../domain/guest-list/guest-list.ts';
import { type EntryCode, listCodes } from '../invitations/invitation-codes.ts';
import type { Queries, Value } from '../platform/database/database.ts';
import { insertInBatches } from '../platform/database/database.ts';

import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';

export const guestListTable = defineTable(
  'households',
  {
    id: 'id',
    created_at: 'text',
    version: 'integer',
    name: 'text',
    emails: 'text',
    phone: 'text?',
    address: 'text?',
    language: 'text?',
    tags: 'text',
    note: 'text?',
    events: 'text?',
    max_guests: 'integer?',
    gift: 'text?',
    thanked_on: 'text?',
    messaged_at: 'text?',
    address_given_at: 'text?',
    former_address: 'text?',
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
    age: 'integer?',
  },
  { title: 'people on the guest list', contains: 'guest data' },
);
export const matchesTable = defineTable(
  'match_decisions',
  {
    id: 'id',
    created_at: 'text',
    household: 'integer',
    household_key: 'text',
    is_match: 'integer',
  },
  { title: 'confirmed matches', contains: 'guest data', erase: { household_key: 'household' } },
);

/** An entry as it is stored: its people may be new, and the code of its link is in another table. */
export type StoredHousehold = NewGuestListHousehold & { version: number };

const ENTRIES_PER_READ = 2_000;
const SELECT_ENTRIES =
  `SELECT ${guestListTable.columnNames.join(', ')} FROM households` +
  ` WHERE id > $1 ORDER BY id LIMIT ${ENTRIES_PER_READ}`;
const SELECT_PEOPLE =
  'SELECT id, household, first, last, is_child, is_guest, age FROM people' +
  ' WHERE household > $1 AND household <= $2 ORDER BY household, position';

/** The guest list, oldest entry first. */
export async function listGuestList(queries: Queries): Promise<GuestListHousehold[]> {
  const codes = await listCodes(queries);
  const entries: GuestListHousehold[] = [];
  for (;;) {
    const after = entries.at(-1)?.id ?? 0;
    const rows = await queries.query<Row>(SELECT_ENTRIES, [after]);
    const people = Map.groupBy(
      await queries.query<PersonRow>(SELECT_PEOPLE, [after, rows.at(-1)?.id ?? after]),
      ({ household }) => household,
    );
    for (const row of rows) {
      entries.push(toEntry(row, (people.get(row.id) ?? []).map(toPerson), codes.get(row.id)));
    }
    if (rows.length < ENTRIES_PER_READ) return entries;
    // On SQLite a query does not let the server answer others.
    await nextTurn();
  }
}

/** Adds an entry without its people, and returns its id. A deleted entry is added again with the id that it had. */
export async function insertEntry(
  queries: Queries,
  entry: StoredHousehold,
  formerId: number | null,
): Promise<number> {
  const sql =
    formerId === null
      ? `INSERT INTO households (${VALUE_COLUMNS.join(', ')}) VALUES (${PARAMS.join(', ')}) RETURNING id`
      : `INSERT INTO households (${VALUE_COLUMNS.join(', ')}, id) VALUES (${PARAMS.join(', ')}, $${PARAMS.length + 1}) RETURNING id`;
  const values = toColumnValues(entry);
  const [row] = await queries.query<{ id: number }>(
    sql,
    formerId === null ? values : [...values, formerId],
  );
  if (!row) throw new StorageError('XX000');
  return row.id;
}

/** Updates an entry without its people. */
export async function updateEntry(
  queries: Queries,
  id: number,
  entry: StoredHousehold,
): Promise<void> {
  await queries.query(
    `UPDATE households SET ${VALUE_COLUMNS.map((column, at) => `${column} = ${PARAMS[at]}`).join(', ')} WHERE id = $${PARAMS.length + 1}`,
    [...toColumnValues(entry), id],
  );
}

/** Stores the address that a household gave, and keeps the couple's. Returns false if the entry is gone. */
export async function giveAddress(
  queries: Queries,
  { id, address, version }: { id: number; address: string; version: number },
): Promise<boolean> {
  const rows = await queries.query(
    'UPDATE households SET former_address = CASE WHEN address_given_at IS NULL THEN address ELSE former_address END,' +
      ' address = $1, address_given_at = $2, version = $3 WHERE id = $4 RETURNING id',
    [address, new Date().toISOString(), version, id],
  );
  return rows.length > 0;
}

/** Deletes an entry, its people and its match decisions. */
export async function deleteEntry(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM households WHERE id = $1', [id]);
}

export async function deletePeople(queries: Queries, householdId: number): Promise<void> {
  await queries.query('DELETE FROM people WHERE household = $1', [householdId]);
}

/** Adds the people of entries. */
export async function insertPeople(
  queries: Queries,
  people: ReadonlyMap<number, readonly NewPerson[]>,
): Promise<void> {
  const all = [...people].flatMap(([household, persons]) =>
    persons.map((person, position) => ({ household, position, ...person })),
  );
  const columns = ['household', 'position', 'first', 'last', 'is_child', 'is_guest', 'age'];
  const toValues = (person: (typeof all)[number]): Value[] => [
    ...[person.household, person.position, person.first, person.last],
    ...[person.isChild ? 1 : 0, person.isGuest ? 1 : 0, person.age ?? null],
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
  return (await queries.query('SELECT id FROM households WHERE id = $1', [id])).length > 0;
}

/** The couple's decisions about which household an entry belongs to, newest first. */
export async function listMatchDecisions(queries: Queries): Promise<MatchDecision[]> {
  const rows = await queries.query<Omit<RowOf<typeof matchesTable>, 'id' | 'created_at'>>(
    'SELECT household, household_key, is_match FROM match_decisions ORDER BY id DESC',
  );
  return rows.map(({ household, household_key, is_match }) => ({
    householdId: household,
    household: household_key,
    isMatch: is_match === 1,
  }));
}

/** Stores a decision; replaces an earlier one about the same entry and household. */
export async function saveMatchDecision(queries: Queries, decision: MatchDecision): Promise<void> {
  await deleteMatchDecision(queries, decision);
  await queries.query(
    'INSERT INTO match_decisions (household, household_key, is_match) VALUES ($1, $2, $3)',
    [decision.householdId, decision.household, decision.isMatch ? 1 : 0],
  );
}

export async function deleteMatchDecision(
  queries: Queries,
  { householdId, household }: Omit<MatchDecision, 'isMatch'>,
): Promise<void> {
  await queries.query('DELETE FROM match_decisions WHERE household = $1 AND household_key = $2', [
    householdId,
    household,
  ]);
}

type Row = RowOf<typeof guestListTable>;

type PersonRow = Omit<RowOf<typeof peopleTable>, 'position'>;

function toPerson({ id, first, last, is_child, is_guest, age }: PersonRow): Person {
  return {
    ...{ id, first, last },
    ...(is_child === 1 && { isChild: true }),
    ...(is_guest === 1 && { isGuest: true }),
    ...(age !== null && { age }),
  };
}

// Only this program writes to the table, so its JSON needs no check.
function toEntry(row: Row, people: Person[], link: EntryCode | undefined): GuestListHousehold {
  const { id, version, name, phone, address, note, gift } = row;
  return {
    ...{ id, version, name, people, phone, address, note, gift },
    ...{ code: link?.code ?? null, openedAt: link?.openedAt ?? null },
    emails: JSON.parse(row.emails),
    language: row.language as GuestListHousehold['language'],
    tags: JSON.parse(row.tags),
    events: row.events === null ? null : JSON.parse(row.events),
    maxGuests: row.max_guests,
    thankedOn: row.thanked_on,
    messagedAt: row.messaged_at,
    addressGivenAt: row.address_given_at,
    formerAddress: row.former_address,
  };
}

/** The columns in the order of their values. */
const VALUE_COLUMNS = guestListTable.columnNames.filter(
  (name) => name !== 'id' && name !== 'created_at',
);
const PARAMS = VALUE_COLUMNS.map((_, index) => `$${index + 1}`);

function toColumnValues(entry: StoredHousehold): Value[] {
  const { version, name, phone, address, language, note, gift } = entry;
  const values: Omit<Row, 'id' | 'created_at'> = {
    ...{ version, name, phone, address, language, note, gift },
    emails: JSON.stringify(entry.emails),
    tags: JSON.stringify(entry.tags),
    events: entry.events && JSON.stringify(entry.events),
    max_guests: entry.maxGuests,
    thanked_on: entry.thankedOn,
    messaged_at: entry.messagedAt,
    address_given_at: entry.addressGivenAt,
    former_address: entry.formerAddress,
  };
  return VALUE_COLUMNS.map((column) => values[column]);
}
