import {
  createPartList,
  createRoomingList,
  createTransfersList,
} from '../arrivals/arrivals-lists.ts';
import { formatNumber, getMessages } from '../dashboard/messages/messages.ts';
import { getInvitedCount } from '../guest-list/guest-list.ts';
import { createGuestListTable } from '../guest-list/guest-list-table.ts';
import { normalizeText } from '../guest-list/search-text.ts';
import { mapInSteps, type Pausable, runAtOnce } from '../pausable.ts';
import { getAllNotes } from '../replies/dietary-notes.ts';
import {
  computeHeadcountInSteps,
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
  sortByNameInSteps,
} from '../replies/names.ts';
import { getAttendance, getFirstGuest, getGuestCount, isComing } from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import { createTablesList, getTablesListName } from '../seating/tables-list.ts';
import { toDashboardLocale } from '../wedding/zone-time.ts';
import {
  type Column,
  createEventColumns,
  createTable,
  formatAttendance,
  formatYesNo,
  type List,
  type ListData,
  type ListFormat,
  summarizeAges,
} from './list-table.ts';
import {
  asksEachGuest,
  createAnswerColumns,
  createChildColumns,
  createMenuList,
  createPeopleList,
} from './people-lists.ts';

export type { List, ListData, ListFormat } from './list-table.ts';

const LISTS: Record<string, (data: ListData, format: ListFormat) => Pausable<List | null>> = {
  replies: createRepliesList,
  people: createPeopleList,
  caterer: createCatererList,
  'guest-list': createGuestList,
  'no-reply': createNoReplyList,
  transfers: createTransfersList,
  rooming: createRoomingList,
};

/** Creates the list of this name; null if there is none. */
export function createList(name: string, data: ListData, format: ListFormat): List | null {
  return runAtOnce(createListInSteps(name, data, format));
}

export function* createListInSteps(
  name: string,
  data: ListData,
  format: ListFormat,
): Pausable<List | null> {
  const event = data.wedding.events.find(({ id }) => name === getGuestsListName(id));
  if (event) return yield* createGuestsList(data, format, event);
  const seated = data.wedding.events.find(({ id }) => name === getTablesListName(id));
  if (seated) return yield* createTablesList(data, format, seated);
  const create = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  return create ? yield* create(data, format) : yield* createPartList(name, data, format);
}

/** The name of the list of an event's guests. */
export function getGuestsListName(event: string): string {
  return `guests-${event}`;
}

function formatWithdrawn({ isWaiting, withdrawn }: Household): string {
  return isWaiting ? getMessages('lists').waits : formatYesNo(withdrawn);
}

/** The current reply of every household. Only the file includes withdrawn replies. */
function* createRepliesList({ households, wedding }: ListData, format: ListFormat): Pausable<List> {
  const sorted = yield* sortByNameInSteps(households, wedding.locale);
  const items = format === 'print' ? sorted.filter(({ withdrawn }) => !withdrawn) : sorted;
  const {
    attendingEvent,
    columns: texts,
    empty,
    guestsAttending,
    households: formatHouseholds,
    titles,
  } = getMessages('lists');
  const { events } = wedding;
  const total = yield* computeHeadcountInSteps(households, events);
  const hasFurtherGuests =
    wedding.maxGuests > 2 || households.some(({ current }) => getGuestCount(current) > 2);
  const locale = toDashboardLocale(wedding.locale);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const columns: Column<Household>[] = [
    {
      heading: texts.household,
      only: 'print',
      getCell: ({ current }) => getGuestNames(current).join('\n'),
    },
    { heading: texts.first, only: 'file', getCell: ({ current }) => getFirstGuest(current).first },
    { heading: texts.last, only: 'file', getCell: ({ current }) => getFirstGuest(current).last },
    {
      heading: texts.first2,
      only: 'file',
      getCell: ({ current }) => getSecondGuest(current).first,
    },
    {
      heading: texts.last2,
      only: 'file',
      getCell: ({ current }) => getSecondGuest(current).last,
    },
    ...(hasFurtherGuests
      ? [{ heading: texts.furtherGuests, only: 'file' as const, getCell: formatFurtherGuests }]
      : []),
    { heading: texts.email, getCell: ({ current }) => current.email },
    ...createEventColumns(events, format, ({ current }: Household, { id }) =>
      formatAttendance(getAttendance(current, id)),
    ),
    { heading: texts.guests, getCell: ({ current }) => getGuestCount(current) },
    { heading: texts.dietaryNotes, getCell: getAllNotes },
    ...createAnswerColumns(wedding, format),
    {
      heading: texts.replied,
      only: 'print',
      getCell: ({ lastAt }) => day.format(new Date(lastAt)),
    },
    { heading: texts.withdrawn, only: 'file', getCell: formatWithdrawn },
    {
      heading: texts.enteredByCouple,
      only: 'file',
      getCell: ({ hasCoupleEntries }) => formatYesNo(hasCoupleEntries),
    },
    { heading: texts.firstReply, only: 'file', getCell: ({ firstAt }) => firstAt },
    { heading: texts.lastChange, only: 'file', getCell: ({ lastAt }) => lastAt },
  ];
  return {
    title: titles.replies,
    summary: [
      formatHouseholds(total.households),
      guestsAttending(total.guestsAttending, 0),
      ...total.events.map((event) =>
        attendingEvent(event.title, formatNumber(event.guestsAttending), event.childrenAttending),
      ),
    ],
    ...(yield* createTable(columns, items, format)),
    empty: empty.replies,
  };
}

function formatFurtherGuests({ current }: Household): string | null {
  return getGuestNames(current).slice(2).join(', ') || null;
}

/** One row for each guest at the event. */
function* createGuestsList(
  { households, wedding }: ListData,
  format: ListFormat,
  event: EventInfo,
): Pausable<List> {
  const { columns: texts, empty, guestsAttending, titles } = getMessages('lists');
  const attending = (yield* sortByNameInSteps(households, wedding.locale)).filter((household) =>
    isAttending(household, event.id),
  );
  const items = (yield* mapInSteps(attending, (household) =>
    household.current.people
      .filter((person) => isComing(person, [event]))
      .map((person, index) => ({
        key: `${household.key} ${index}`,
        household,
        person,
      })),
  )).flat();
  const columns: Column<(typeof items)[number]>[] = [
    {
      heading: texts.guest,
      getCell: ({ household, person }) => getPersonName(household.current, person),
    },
    ...createChildColumns(items),
    { heading: texts.household, getCell: ({ household }) => getHouseholdName(household) },
    { heading: texts.email, only: 'file', getCell: ({ household }) => household.current.email },
    {
      heading: texts.householdNotes,
      getCell: ({ household }) => getAllNotes(household),
    },
  ];
  return {
    title: titles.guests(event.title),
    summary: [guestsAttending(items.length, countChildren(attending, [event]))],
    ...(yield* createTable(columns, items, format)),
    empty: empty.accepted,
  };
}

/**
 * Every attending household with dietary notes. The file adds up the guests for each note and
 * all attending guests.
 */
function* createCatererList(data: ListData, format: ListFormat): Pausable<List> {
  const { households, wedding } = data;
  if (asksEachGuest(wedding)) return yield* createMenuList(data, format);
  const { columns: texts, lines, ...words } = getMessages('lists');
  const attending = (yield* sortByNameInSteps(households, wedding.locale)).filter((household) =>
    isAttendingAny(household, wedding.events),
  );
  const withNotes = (yield* mapInSteps(attending, (household) => {
    const notes = getAllNotes(household);
    return notes === null ? [] : { household, notes, words: normalizeText(notes) };
  })).flat();
  yield;
  const sameNotes = Map.groupBy(withNotes, ({ words }) => words);
  yield;
  const hasChildren = countChildren(attending, wedding.events) > 0;
  type Item = Pick<List['rows'][number], 'key'> & {
    line: string;
    name: string;
    households: Household[];
    notes: string | null;
    count?: typeof countAttending;
  };
  const items: Item[] = yield* mapInSteps(withNotes, ({ household, notes }) => ({
    key: household.key,
    line: lines.household,
    name: getHouseholdName(household),
    households: [household],
    notes,
  }));
  const totals: Item[] = [
    ...[...sameNotes].map(([notes, group]) => ({
      key: `note ${notes}`,
      line: lines.note,
      name: words.households(group.length),
      households: group.map(({ household }) => household),
      notes: group[0]?.notes ?? null,
    })),
    {
      key: 'total',
      line: lines.total,
      name: words.allAttending,
      households: attending,
      notes: null,
    },
    ...(hasChildren
      ? [
          {
            ...{ key: 'children', line: lines.total, name: words.childrenAttending },
            ...{ households: attending, notes: null, count: countChildren },
          },
        ]
      : []),
  ];
  const columns: Column<Item>[] = [
    { heading: texts.line, only: 'file', getCell: ({ line }) => line },
    { heading: texts.household, getCell: ({ name }) => name },
    {
      heading: texts.guests,
      getCell: ({ count = countAttending, households }) => count(households, wedding.events),
    },
    ...(hasChildren
      ? [
          {
            heading: texts.ofTheseChildren,
            getCell: (item: Item) => countChildren(item.households, wedding.events) || null,
          },
        ]
      : []),
    ...createEventColumns(wedding.events, format, (item: Item, { id, title }) => {
      const { count = countAttending } = item;
      if (format === 'file') return count(item.households, [{ id, title }]);
      return formatYesNo(item.households.some((household) => isAttending(household, id)));
    }),
    { heading: texts.dietaryNotes, getCell: ({ notes }) => notes },
  ];
  return {
    title: words.titles.caterer,
    summary: [
      ...(yield* computeHeadcountInSteps(households, wedding.events)).events.map((event) =>
        words.guestsOfEvent(event.title, event.guestsAttending, event.childrenAttending),
      ),
      ...summarizeAges(data),
    ],
    ...(yield* createTable(columns, format === 'file' ? [...items, ...totals] : items, format)),
    empty: words.empty.notes,
  };
}

/** The whole guest list, which the import can read again. */
function* createGuestList(
  { guestList, wedding, siteAddress }: ListData,
  format: ListFormat,
): Pausable<List> {
  const { empty, guestsInvited, households: formatHouseholds, titles } = getMessages('lists');
  const guests = guestList.reduce((sum, { entry }) => sum + getInvitedCount(entry), 0);
  return {
    title: titles.guestList,
    summary: [formatHouseholds(guestList.length), guestsInvited(guests)],
    ...(yield* createGuestListTable(guestList, wedding.events, format, siteAddress)),
    empty: empty.guestList,
  };
}

/** The entries of the guest list without a reply. */
function* createNoReplyList({ guestList }: ListData, format: ListFormat): Pausable<List> {
  const { columns: texts, empty, households: formatHouseholds, titles } = getMessages('lists');
  const items = guestList
    .filter(({ household }) => household === null)
    .map(({ entry }) => ({ ...entry, key: String(entry.id) }));
  const columns: Column<(typeof items)[number]>[] = [
    { heading: texts.name, getCell: ({ name }) => name },
    { heading: texts.email, getCell: ({ emails }) => emails.join(', ') || null },
    { heading: texts.phone, getCell: ({ phone }) => phone },
    { heading: texts.guestsInvited, getCell: getInvitedCount },
    { heading: texts.note, getCell: ({ note }) => note },
  ];
  return {
    title: titles.noReply,
    summary: [formatHouseholds(items.length)],
    ...(yield* createTable(columns, items, format)),
    empty: guestList.length === 0 ? empty.guestList : empty.noReply,
  };
}
