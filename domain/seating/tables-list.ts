import { getMessages } from '../dashboard/messages/messages.ts';
import type { Column, List, ListData, ListFormat } from '../lists/list-table.ts';
import { createTable } from '../lists/list-table.ts';
import { createChildColumns } from '../lists/people-lists.ts';
import { mapInSteps, type Pausable } from '../pausable.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import { findPlan, listTables } from './seating.ts';
import {
  countSeating,
  getSeat,
  listGuestsByTable,
  listSeatingGuests,
  type SeatingGuest,
} from './seating-guests.ts';

/** The name of the list of an event's guests by table. */
export function getTablesListName(event: string): string {
  return `tables-${event}`;
}

type Item = { key: string; table: string | null; guest: SeatingGuest; seat: number | null };

/** One row for each guest who attends, table by table, then those without a seat. Null without tables. */
export function* createTablesList(
  data: ListData,
  format: ListFormat,
  event: EventInfo,
): Pausable<List | null> {
  const plan = findPlan(data.seating ?? [], event.id);
  const tables = listTables(plan);
  if (tables.length === 0) return null;
  const texts = getMessages('seating');
  const { columns: words, empty } = getMessages('lists');
  const guests = listSeatingGuests(data, event, plan);
  const byTable = listGuestsByTable(guests, plan);
  const toItem = (guest: SeatingGuest, table: string | null): Item => ({
    ...{ key: guest.key, table, guest, seat: getSeat(guest, plan)?.seat ?? null },
  });
  const seated = (yield* mapInSteps(tables, ({ id, number, name }) =>
    (byTable.get(id) ?? []).map((guest) => toItem(guest, texts.tableName(number, name))),
  )).flat();
  const others = guests.filter((guest) => !getSeat(guest, plan));
  const items = [...seated, ...others.map((guest) => toItem(guest, null))].filter(
    ({ guest }) => guest.status === 'attending',
  );
  const isUsed = (has: (guest: SeatingGuest) => boolean) => items.some(({ guest }) => has(guest));
  const columns: Column<Item>[] = [
    { heading: texts.table, getCell: ({ table }) => table ?? texts.views.guests },
    ...(items.some(({ seat }) => seat !== null)
      ? [{ heading: texts.seat, getCell: ({ seat }: Item) => seat }]
      : []),
    { heading: words.guest, getCell: ({ guest }) => guest.name },
    ...createChildColumns(items.map(({ guest }) => ({ person: guest }))).map(
      ({ getCell, ...column }): Column<Item> => ({
        ...column,
        getCell: ({ guest }) => getCell({ person: guest }),
      }),
    ),
    { heading: words.household, only: 'file', getCell: ({ guest }) => guest.householdName },
    ...(isUsed(({ menu }) => menu.length > 0)
      ? [{ heading: texts.menu, getCell: ({ guest }: Item) => guest.menu.join(', ') || null }]
      : []),
    ...(isUsed(({ dietary }) => dietary !== null)
      ? [{ heading: words.dietaryNeeds, getCell: ({ guest }: Item) => guest.dietary }]
      : []),
    { heading: words.householdNotes, getCell: ({ guest }) => guest.householdNotes },
  ];
  const count = countSeating(guests, plan);
  return {
    title: texts.byTable(event.title),
    summary: [texts.summary(count.seated, count.attending)],
    ...(yield* createTable(columns, items, format)),
    empty: empty.accepted,
  };
}
