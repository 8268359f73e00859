import { getMessages } from '../dashboard/messages/messages.ts';
import { createPersonalLink } from '../invitations/invitation-code.ts';
import { type Column, createTable, type List, type ListFormat } from '../lists/list-table.ts';
import type { Pausable } from '../pausable.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import type { GuestListHousehold, GuestListStatus, Person } from './guest-list.ts';
import { createWordTest } from './list-words.ts';
import { normalizeText } from './search-text.ts';

type Line = { key: string; entry: GuestListHousehold; person: Person };

/** One line for each person, as the import reads it again. */
export function* createGuestListTable(
  guestList: readonly GuestListStatus[],
  events: readonly EventInfo[],
  format: ListFormat,
  /** The address of the site, for the personal links; null leaves them out. */
  siteAddress: string | null = null,
): Pausable<Omit<List, 'title' | 'summary' | 'empty'>> {
  const { columns: texts, yes } = getMessages('lists');
  const lines = guestList.flatMap(({ entry }) =>
    entry.people.map((person, index): Line => ({ key: `${entry.id} ${index}`, entry, person })),
  );
  return yield* createTable<Line>(
    [
      { heading: texts.id, only: 'file', getCell: ({ entry }) => entry.id },
      { heading: texts.householdName, getCell: ({ entry }) => entry.name },
      { heading: texts.first, getCell: ({ person }) => person.first },
      { heading: texts.last, getCell: ({ person }) => person.last },
      { heading: texts.child, getCell: ({ person }) => (person.isChild ? yes : null) },
      { heading: texts.age, getCell: ({ person }) => person.age ?? null },
      { heading: texts.plusOne, getCell: ({ person }) => (person.isGuest ? yes : null) },
      { heading: texts.email, getCell: ({ entry }) => entry.emails.join(', ') },
      { heading: texts.phone, getCell: ({ entry }) => entry.phone },
      { heading: texts.address, getCell: ({ entry }) => entry.address },
      { heading: texts.language, only: 'file', getCell: ({ entry }) => entry.language },
      { heading: texts.tags, getCell: ({ entry }) => entry.tags.join('; ') },
      { heading: texts.invitedTo, getCell: ({ entry }) => formatEvents(entry, events) },
      { heading: texts.maxGuests, getCell: ({ entry }) => entry.maxGuests },
      { heading: texts.note, getCell: ({ entry }) => entry.note },
      { heading: texts.gift, only: 'file', getCell: ({ entry }) => entry.gift },
      { heading: texts.thankedOn, only: 'file', getCell: ({ entry }) => entry.thankedOn },
      ...(siteAddress === null ? [] : [createLinkColumn(siteAddress)]),
    ],
    lines,
    format,
  );
}

/** The import ignores it. */
function createLinkColumn(siteAddress: string): Column<Line> {
  return {
    heading: getMessages('lists').columns.link,
    only: 'file',
    getCell: ({ entry }) => entry.code && createPersonalLink(siteAddress, entry.code),
  };
}

// A title that is one of these words says something else in a cell.
const RESERVED = (['all', 'none', 'no', 'unknown'] as const).map(createWordTest);

/** 'all', 'none' or the titles; the id of an event whose title the import could not tell from another. */
function formatEvents({ events: ids }: GuestListHousehold, events: readonly EventInfo[]): string {
  const { all, allOpen, none } = getMessages('lists').events;
  if (ids === null) return events.some(({ guests }) => guests) ? allOpen : all;
  const invitedTo = events.filter(({ id }) => ids.includes(id));
  if (invitedTo.length === 0) return none;
  const isClear = (title: string) =>
    !/[;\n]/.test(title) &&
    !RESERVED.some((word) => word.test(normalizeText(title))) &&
    events.filter((one) => one.title === title).length === 1;
  return invitedTo.map(({ id, title }) => (isClear(title) ? title : id)).join('; ');
}
