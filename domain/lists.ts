import type { GuestData } from './dashboard-api.ts';
import { computeHeadcount, countGuests, EVENTS, type EventName, isAttending } from './headcount.ts';
import type { Household } from './household.ts';
import {
  getGuestOneName,
  getGuestTwoName,
  getHouseholdName,
  sortByName,
} from './household-names.ts';
import { normalizeText } from './search-text.ts';

/** A list to export as CSV or to print. */
export type List = {
  title: string;
  /** Totals, printed above the table. */
  summary: string[];
  headings: string[];
  rows: { key: string; cells: (string | number | null)[] }[];
  /** Printed instead of a table without rows. */
  empty: string;
};

export type ListFormat = 'csv' | 'print';
export type ListData = Pick<GuestData, 'households' | 'guestList' | 'wedding'>;

const LISTS: Record<string, (data: ListData, format: ListFormat) => List> = {
  replies: createRepliesList,
  'guests-welcome-party': (data, format) => createGuestsList(data, format, 'welcome_party'),
  'guests-wedding': (data, format) => createGuestsList(data, format, 'wedding'),
  caterer: createCatererList,
  'no-reply': createNoReplyList,
  // The list's former name: people have bookmarked its address.
  awaiting: createNoReplyList,
};

/** Creates the list of this name; null if there is none. */
export function createList(name: string, data: ListData, format: ListFormat): List | null {
  const create = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  return create?.(data, format) ?? null;
}

type Column<Item> = {
  heading: string;
  /** Set for a column that the other format leaves out. */
  only?: ListFormat;
  getCell: (item: Item) => string | number | null;
};

function createTable<Item extends { key: string }>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  format: ListFormat,
): Pick<List, 'headings' | 'rows'> {
  const used = columns.filter(({ only = format }) => only === format);
  return {
    headings: used.map(({ heading }) => heading),
    rows: items.map((item) => ({
      key: item.key,
      cells: used.map(({ getCell }) => getCell(item)),
    })),
  };
}

const YES_NO = { attending: 'yes', 'not-attending': 'no' } as const;

/** The current reply of every household. Only the CSV file includes withdrawn replies. */
function createRepliesList({ households, wedding }: ListData, format: ListFormat): List {
  const sorted = sortByName(households, wedding.locale);
  const items = format === 'print' ? sorted.filter(({ withdrawn }) => !withdrawn) : sorted;
  const total = computeHeadcount(households);
  const day = new Intl.DateTimeFormat(wedding.locale, { day: 'numeric', month: 'short' });
  const columns: Column<Household>[] = [
    {
      heading: 'Household',
      only: 'print',
      getCell: ({ current }) =>
        [getGuestOneName(current), getGuestTwoName(current)].filter(Boolean).join('\n'),
    },
    { heading: 'First name', only: 'csv', getCell: ({ current }) => current.guest_one_first },
    { heading: 'Last name', only: 'csv', getCell: ({ current }) => current.guest_one_last },
    {
      heading: 'First name of guest two',
      only: 'csv',
      getCell: ({ current }) => current.guest_two_first,
    },
    {
      heading: 'Last name of guest two',
      only: 'csv',
      getCell: ({ current }) => current.guest_two_last,
    },
    { heading: 'Email', getCell: ({ current }) => current.email },
    ...EVENTS.map((event) => ({
      heading: wedding.events[event],
      getCell: ({ current }: Household) => YES_NO[current[event]],
    })),
    { heading: 'Guests', getCell: ({ current }) => current.guests_count },
    { heading: 'Dietary notes', getCell: ({ current }) => current.dietary_restrictions },
    { heading: 'Replied', only: 'print', getCell: ({ lastAt }) => day.format(new Date(lastAt)) },
    { heading: 'Withdrawn', only: 'csv', getCell: ({ withdrawn }) => (withdrawn ? 'yes' : 'no') },
    {
      heading: 'Entered by the couple',
      only: 'csv',
      getCell: ({ hasCoupleEntries }) => (hasCoupleEntries ? 'yes' : 'no'),
    },
    { heading: 'First reply (UTC)', only: 'csv', getCell: ({ firstAt }) => firstAt },
    { heading: 'Last change (UTC)', only: 'csv', getCell: ({ lastAt }) => lastAt },
  ];
  return {
    title: 'All replies',
    summary: [
      formatCount(total.households, 'household', 'households'),
      `${formatCount(total.guestsAttending, 'guest', 'guests')} attending`,
      ...EVENTS.map((event) => `${wedding.events[event]}: ${total.events[event].guestsAttending}`),
    ],
    ...createTable(columns, items, format),
    empty: 'No replies yet.',
  };
}

/** One row for each guest at the event. */
function createGuestsList(
  { households, wedding }: ListData,
  format: ListFormat,
  event: EventName,
): List {
  const attending = sortByName(households, wedding.locale).filter((household) =>
    isAttending(household, event),
  );
  const items = attending.flatMap((household) => {
    const { current } = household;
    const guests = [getGuestOneName(current), getGuestTwoName(current)];
    return guests
      .slice(0, current.guests_count)
      .map((guest, index) => ({ key: `${household.key} ${index}`, guest, household }));
  });
  const columns: Column<(typeof items)[number]>[] = [
    { heading: 'Guest', getCell: ({ guest }) => guest },
    { heading: 'Household', getCell: ({ household }) => getHouseholdName(household) },
    { heading: 'Email', only: 'csv', getCell: ({ household }) => household.current.email },
    {
      heading: 'Dietary notes of the household',
      getCell: ({ household }) => household.current.dietary_restrictions,
    },
  ];
  return {
    title: `Guests: ${wedding.events[event]}`,
    summary: [`${formatCount(items.length, 'guest', 'guests')} attending`],
    ...createTable(columns, items, format),
    empty: 'Nobody has accepted yet.',
  };
}

/**
 * Every attending household with dietary notes. The CSV file adds up the guests for each note and
 * all attending guests.
 */
function createCatererList({ households, wedding }: ListData, format: ListFormat): List {
  const attending = sortByName(households, wedding.locale).filter((household) =>
    isAttending(household),
  );
  const withNotes = attending.filter(({ current }) => current.dietary_restrictions !== null);
  const sameNotes = Map.groupBy(withNotes, ({ current }) =>
    normalizeText(current.dietary_restrictions ?? ''),
  );
  const getNotes = ([first]: Household[]) => first?.current.dietary_restrictions ?? null;
  const items = withNotes.map((household) => ({
    key: household.key,
    line: 'Household',
    name: getHouseholdName(household),
    households: [household],
    notes: getNotes([household]),
  }));
  const totals = [
    ...[...sameNotes].map(([notes, group]) => ({
      key: `note ${notes}`,
      line: 'Note',
      name: formatCount(group.length, 'household', 'households'),
      households: group,
      notes: getNotes(group),
    })),
    { key: 'total', line: 'Total', name: 'All attending', households: attending, notes: null },
  ];
  const columns: Column<(typeof items)[number]>[] = [
    { heading: 'Line', only: 'csv', getCell: ({ line }) => line },
    { heading: 'Household', getCell: ({ name }) => name },
    { heading: 'Guests', getCell: (item) => countGuests(item.households) },
    ...EVENTS.map((event) => ({
      heading: wedding.events[event],
      getCell: (item: (typeof items)[number]) => {
        const { guestsAttending } = computeHeadcount(item.households).events[event];
        if (format === 'csv') return guestsAttending;
        return guestsAttending > 0 ? 'yes' : 'no';
      },
    })),
    { heading: 'Dietary notes', getCell: ({ notes }) => notes },
  ];
  const { events } = computeHeadcount(households);
  return {
    title: 'For the caterer',
    summary: EVENTS.map(
      (event) =>
        `${wedding.events[event]}: ${formatCount(events[event].guestsAttending, 'guest', 'guests')}`,
    ),
    ...createTable(columns, format === 'csv' ? [...items, ...totals] : items, format),
    empty: 'No attending guest has dietary notes.',
  };
}

/** The entries of the guest list without a reply. */
function createNoReplyList({ guestList }: ListData, format: ListFormat): List {
  const items = guestList
    .filter(({ household }) => household === null)
    .map(({ entry }) => ({ ...entry, key: String(entry.id) }));
  const columns: Column<(typeof items)[number]>[] = [
    { heading: 'Name', getCell: ({ name }) => name },
    { heading: 'Email', getCell: ({ email }) => email },
    { heading: 'Household size', getCell: ({ party_size }) => party_size },
    { heading: 'Note', getCell: ({ note }) => note },
  ];
  return {
    title: 'No reply yet',
    summary: [formatCount(items.length, 'invitation', 'invitations')],
    ...createTable(columns, items, format),
    empty: guestList.length === 0 ? 'Your guest list is empty.' : 'Everyone has replied.',
  };
}

function formatCount(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
