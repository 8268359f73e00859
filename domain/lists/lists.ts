import { getInvitedCount } from '../guest-list/guest-list.ts';
import { createGuestListTable } from '../guest-list/guest-list-table.ts';
import { normalizeText } from '../guest-list/search-text.ts';
import { getAllNotes } from '../replies/dietary-notes.ts';
import {
  computeHeadcount,
  countAttending,
  countChildren,
  isAttending,
  isAttendingAny,
} from '../replies/headcount.ts';
import type { Household } from '../replies/household.ts';
import {
  getGuestNames,
  getHouseholdName,
  getPersonName,
  getSecondGuest,
  sortByName,
} from '../replies/names.ts';
import { getAttendance, getFirstGuest, getGuestCount, isComing } from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import {
  type Column,
  createEventColumns,
  createTable,
  formatChildren,
  formatCount,
  type List,
  type ListData,
  type ListFormat,
  summarizeAges,
  YES_NO,
} from './list-table.ts';
import {
  asksEachGuest,
  createAnswerColumns,
  createChildColumns,
  createMenuList,
  createPeopleList,
} from './people-lists.ts';

export type { List, ListData, ListFormat } from './list-table.ts';

const LISTS: Record<string, (data: ListData, format: ListFormat) => List> = {
  replies: createRepliesList,
  people: createPeopleList,
  caterer: createCatererList,
  'guest-list': createGuestList,
  'no-reply': createNoReplyList,
};

/** Creates the list of this name; null if there is none. */
export function createList(name: string, data: ListData, format: ListFormat): List | null {
  const event = data.wedding.events.find(({ id }) => name === getGuestsListName(id));
  if (event) return createGuestsList(data, format, event);
  const create = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  return create?.(data, format) ?? null;
}

/** The name of the list of an event's guests. */
export function getGuestsListName(event: string): string {
  return `guests-${event}`;
}

function formatWithdrawn({ isWaiting, withdrawn }: Household): string {
  if (isWaiting) return 'waits for your decision';
  return withdrawn ? 'yes' : 'no';
}

/** The current reply of every household. Only the CSV file includes withdrawn replies. */
function createRepliesList({ households, wedding }: ListData, format: ListFormat): List {
  const sorted = sortByName(households, wedding.locale);
  const items = format === 'print' ? sorted.filter(({ withdrawn }) => !withdrawn) : sorted;
  const { events } = wedding;
  const total = computeHeadcount(households, events);
  const hasFurtherGuests =
    wedding.maxGuests > 2 || households.some(({ current }) => getGuestCount(current) > 2);
  const day = new Intl.DateTimeFormat(wedding.locale, { day: 'numeric', month: 'short' });
  const columns: Column<Household>[] = [
    {
      heading: 'Household',
      only: 'print',
      getCell: ({ current }) => getGuestNames(current).join('\n'),
    },
    { heading: 'First name', only: 'csv', getCell: ({ current }) => getFirstGuest(current).first },
    { heading: 'Last name', only: 'csv', getCell: ({ current }) => getFirstGuest(current).last },
    {
      heading: 'First name of guest two',
      only: 'csv',
      getCell: ({ current }) => getSecondGuest(current).first,
    },
    {
      heading: 'Last name of guest two',
      only: 'csv',
      getCell: ({ current }) => getSecondGuest(current).last,
    },
    ...(hasFurtherGuests ? [FURTHER_GUESTS] : []),
    { heading: 'Email', getCell: ({ current }) => current.email },
    ...createEventColumns(events, format, ({ current }: Household, { id }) => {
      const attendance = getAttendance(current, id);
      return attendance && YES_NO[attendance];
    }),
    { heading: 'Guests', getCell: ({ current }) => getGuestCount(current) },
    { heading: 'Dietary notes', getCell: getAllNotes },
    ...createAnswerColumns(wedding),
    { heading: 'Replied', only: 'print', getCell: ({ lastAt }) => day.format(new Date(lastAt)) },
    { heading: 'Withdrawn', only: 'csv', getCell: formatWithdrawn },
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
      ...total.events.map(
        ({ childrenAttending, guestsAttending, title }) =>
          `${title}: ${guestsAttending}${formatChildren(childrenAttending)}`,
      ),
    ],
    ...createTable(columns, items, format),
    empty: 'No replies yet.',
  };
}

const FURTHER_GUESTS: Column<Household> = {
  heading: 'Further guests',
  only: 'csv',
  getCell: ({ current }) => getGuestNames(current).slice(2).join(', ') || null,
};

/** One row for each guest at the event. */
function createGuestsList(
  { households, wedding }: ListData,
  format: ListFormat,
  event: EventInfo,
): List {
  const attending = sortByName(households, wedding.locale).filter((household) =>
    isAttending(household, event.id),
  );
  const items = attending.flatMap((household) =>
    household.current.people
      .filter((person) => isComing(person, [event]))
      .map((person, index) => ({
        key: `${household.key} ${index}`,
        household,
        person,
      })),
  );
  const columns: Column<(typeof items)[number]>[] = [
    {
      heading: 'Guest',
      getCell: ({ household, person }) => getPersonName(household.current, person),
    },
    ...createChildColumns(items),
    { heading: 'Household', getCell: ({ household }) => getHouseholdName(household) },
    { heading: 'Email', only: 'csv', getCell: ({ household }) => household.current.email },
    {
      heading: 'Dietary notes of the household',
      getCell: ({ household }) => getAllNotes(household),
    },
  ];
  return {
    title: `Guests: ${event.title}`,
    summary: [
      `${formatCount(items.length, 'guest', 'guests')} attending${formatChildren(countChildren(attending, [event]))}`,
    ],
    ...createTable(columns, items, format),
    empty: 'Nobody has accepted yet.',
  };
}

/**
 * Every attending household with dietary notes. The CSV file adds up the guests for each note and
 * all attending guests.
 */
function createCatererList(data: ListData, format: ListFormat): List {
  const { households, wedding } = data;
  if (asksEachGuest(wedding)) return createMenuList(data, format);
  const attending = sortByName(households, wedding.locale).filter((household) =>
    isAttendingAny(household, wedding.events),
  );
  const withNotes = attending.filter((household) => getAllNotes(household) !== null);
  const sameNotes = Map.groupBy(withNotes, (household) =>
    normalizeText(getAllNotes(household) ?? ''),
  );
  const getNotes = ([first]: Household[]) => (first ? getAllNotes(first) : null);
  const hasChildren = countChildren(attending, wedding.events) > 0;
  type Item = Pick<List['rows'][number], 'key'> & {
    line: string;
    name: string;
    households: Household[];
    notes: string | null;
    count?: typeof countAttending;
  };
  const items: Item[] = withNotes.map((household) => ({
    key: household.key,
    line: 'Household',
    name: getHouseholdName(household),
    households: [household],
    notes: getNotes([household]),
  }));
  const totals: Item[] = [
    ...[...sameNotes].map(([notes, group]) => ({
      key: `note ${notes}`,
      line: 'Note',
      name: formatCount(group.length, 'household', 'households'),
      households: group,
      notes: getNotes(group),
    })),
    { key: 'total', line: 'Total', name: 'All attending', households: attending, notes: null },
    ...(hasChildren
      ? [
          {
            ...{ key: 'children', line: 'Total', name: 'Children attending' },
            ...{ households: attending, notes: null, count: countChildren },
          },
        ]
      : []),
  ];
  const columns: Column<Item>[] = [
    { heading: 'Line', only: 'csv', getCell: ({ line }) => line },
    { heading: 'Household', getCell: ({ name }) => name },
    {
      heading: 'Guests',
      getCell: ({ count = countAttending, households }) => count(households, wedding.events),
    },
    ...(hasChildren
      ? [
          {
            heading: 'Of these children',
            getCell: (item: Item) => countChildren(item.households, wedding.events) || null,
          },
        ]
      : []),
    ...createEventColumns(wedding.events, format, (item: Item, { id, title }) => {
      const { count = countAttending } = item;
      if (format === 'csv') return count(item.households, [{ id, title }]);
      return item.households.some((household) => isAttending(household, id)) ? 'yes' : 'no';
    }),
    { heading: 'Dietary notes', getCell: ({ notes }) => notes },
  ];
  return {
    title: 'For the caterer',
    summary: [
      ...computeHeadcount(households, wedding.events).events.map(
        ({ childrenAttending, guestsAttending, title }) =>
          `${title}: ${formatCount(guestsAttending, 'guest', 'guests')}${formatChildren(childrenAttending)}`,
      ),
      ...summarizeAges(data),
    ],
    ...createTable(columns, format === 'csv' ? [...items, ...totals] : items, format),
    empty: 'No attending guest has dietary notes.',
  };
}

/** The whole guest list, which the import can read again. */
function createGuestList({ guestList, wedding, siteAddress }: ListData, format: ListFormat): List {
  const guests = guestList.reduce((sum, { entry }) => sum + getInvitedCount(entry), 0);
  return {
    title: 'Guest list',
    summary: [
      formatCount(guestList.length, 'household', 'households'),
      `${formatCount(guests, 'guest', 'guests')} invited`,
    ],
    ...createGuestListTable(guestList, wedding.events, format, siteAddress),
    empty: 'Your guest list is empty.',
  };
}

/** The entries of the guest list without a reply. */
function createNoReplyList({ guestList }: ListData, format: ListFormat): List {
  const items = guestList
    .filter(({ household }) => household === null)
    .map(({ entry }) => ({ ...entry, key: String(entry.id) }));
  const columns: Column<(typeof items)[number]>[] = [
    { heading: 'Name', getCell: ({ name }) => name },
    { heading: 'Email', getCell: ({ emails }) => emails.join(', ') || null },
    { heading: 'Phone', getCell: ({ phone }) => phone },
    { heading: 'Guests invited', getCell: getInvitedCount },
    { heading: 'Note', getCell: ({ note }) => note },
  ];
  return {
    title: 'No reply yet',
    summary: [formatCount(items.length, 'household', 'households')],
    ...createTable(columns, items, format),
    empty: guestList.length === 0 ? 'Your guest list is empty.' : 'Everyone has replied.',
  };
}
