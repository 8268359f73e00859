import type { GuestData } from '../dashboard/dashboard-api.ts';
import { getMessages } from '../dashboard/messages/messages.ts';
import { mapInSteps, type Pausable } from '../pausable.ts';
import { listChildren } from '../replies/headcount.ts';
import type { Attendance } from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';

export type ListData = Pick<GuestData, 'households' | 'guestList' | 'wedding'> & {
  seating?: GuestData['seating'];
  transfers?: GuestData['transfers'];
  /** For the personal links on the guest list, which only the couple gets. */
  siteAddress?: string;
};

/** A list to export or to print. */
export type List = {
  title: string;
  /** Totals, printed above the table. */
  summary: string[];
  headings: string[];
  rows: { key: string; cells: (string | number | null)[] }[];
  /** Printed instead of a table without rows. */
  empty: string;
};

export type ListFormat = 'file' | 'print';

/** The files that each list can be downloaded as. */
export const LIST_FILES = [
  { ending: 'csv', format: 'CSV' },
  { ending: 'xlsx', format: 'Excel' },
] as const;

// On paper, a column for each of more events would not fit.
const MAX_PRINTED_EVENTS = 4;

export type Column<Item> = {
  heading: string;
  /** Set for a column that the other format leaves out. */
  only?: ListFormat;
  getCell: (item: Item) => string | number | null;
};

export function* createTable<Item extends { key: string }>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  format: ListFormat,
): Pausable<Pick<List, 'headings' | 'rows'>> {
  const used = columns.filter(({ only = format }) => only === format);
  const rows: List['rows'] = [];
  for (const item of items) {
    // One cell of a total takes as long as a column of the other rows.
    rows.push({ key: item.key, cells: yield* mapInSteps(used, ({ getCell }) => getCell(item)) });
  }
  return { headings: used.map(({ heading }) => heading), rows };
}

/** A column for each event; for many events on paper, one column with the titles of the accepted ones. */
export function createEventColumns<Item>(
  events: readonly EventInfo[],
  format: ListFormat,
  getCell: (item: Item, event: EventInfo) => string | number | null,
): Column<Item>[] {
  if (format === 'print' && events.length > MAX_PRINTED_EVENTS) {
    const { columns, yes } = getMessages('lists');
    const getAccepted = (item: Item) => events.filter((event) => getCell(item, event) === yes);
    return [
      {
        heading: columns.attending,
        getCell: (item) =>
          getAccepted(item)
            .map(({ title }) => title)
            .join(', '),
      },
    ];
  }
  return events.map((event) => ({
    heading: event.title,
    getCell: (item) => getCell(item, event),
  }));
}

export function formatYesNo(isYes: boolean): string {
  const { no, yes } = getMessages('lists');
  return isYes ? yes : no;
}

/** Null for an event that a guest was not asked about. */
export function formatAttendance(attendance: Attendance | null | undefined): string | null {
  return attendance ? formatYesNo(attendance === 'attending') : null;
}

/** A line for the caterer, as in 'Ages of the children: 2, 4, 4, 1 not known'; none if no age is known. */
export function summarizeAges({ households, guestList, wedding }: ListData): string[] {
  const ages = new Map(
    guestList.flatMap(({ entry }) => entry.people.map(({ id, age }) => [id, age] as const)),
  );
  const children = listChildren(households, wedding.events);
  const known = children.flatMap(({ id }) => (id === undefined ? [] : (ages.get(id) ?? [])));
  if (known.length === 0) return [];
  const missing = children.length - known.length;
  const { ageNotKnown, ages: formatAges } = getMessages('lists');
  const parts = [...known.sort((a, b) => a - b), ...(missing > 0 ? [ageNotKnown(missing)] : [])];
  return [formatAges(parts.join(', '))];
}
