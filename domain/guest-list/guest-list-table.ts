import { createPersonalLink } from '../invitations/invitation-code.ts';
import { type Column, createTable, type List, type ListFormat } from '../lists/list-table.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import type { GuestListHousehold, GuestListStatus, Person } from './guest-list.ts';

type Line = { key: string; entry: GuestListHousehold; person: Person };

/** One line for each person, as the import reads it again. */
export function createGuestListTable(
  guestList: readonly GuestListStatus[],
  events: readonly EventInfo[],
  format: ListFormat,
  /** The address of the site, for the personal links; null leaves them out. */
  siteAddress: string | null = null,
): Omit<List, 'title' | 'summary' | 'empty'> {
  const lines = guestList.flatMap(({ entry }) =>
    entry.people.map((person, index): Line => ({ key: `${entry.id} ${index}`, entry, person })),
  );
  return createTable<Line>(
    [
      { heading: 'Guest list ID', only: 'csv', getCell: ({ entry }) => entry.id },
      { heading: 'Household', getCell: ({ entry }) => entry.name },
      { heading: 'First name', getCell: ({ person }) => person.first },
      { heading: 'Last name', getCell: ({ person }) => person.last },
      { heading: 'Child', getCell: ({ person }) => (person.isChild ? 'yes' : null) },
      { heading: 'Age', getCell: ({ person }) => person.age ?? null },
      { heading: 'Plus one', getCell: ({ person }) => (person.isGuest ? 'yes' : null) },
      { heading: 'Email', getCell: ({ entry }) => entry.emails.join(', ') },
      { heading: 'Phone', getCell: ({ entry }) => entry.phone },
      { heading: 'Address', getCell: ({ entry }) => entry.address },
      { heading: 'Language', only: 'csv', getCell: ({ entry }) => entry.language },
      { heading: 'Tags', getCell: ({ entry }) => entry.tags.join('; ') },
      { heading: 'Invited to', getCell: ({ entry }) => formatEvents(entry, events) },
      { heading: 'Maximum guests', getCell: ({ entry }) => entry.maxGuests },
      { heading: 'Note', getCell: ({ entry }) => entry.note },
      ...(siteAddress === null ? [] : [createLinkColumn(siteAddress)]),
    ],
    lines,
    format,
  );
}

/** The import ignores it. */
function createLinkColumn(siteAddress: string): Column<Line> {
  return {
    heading: 'Personal link',
    only: 'csv',
    getCell: ({ entry }) => entry.code && createPersonalLink(siteAddress, entry.code),
  };
}

/** 'all', 'none' or the titles; the id of an event whose title the import could not tell from another. */
function formatEvents({ events: ids }: GuestListHousehold, events: readonly EventInfo[]): string {
  if (ids === null) return events.some(({ guests }) => guests) ? 'all open events' : 'all';
  const invitedTo = events.filter(({ id }) => ids.includes(id));
  if (invitedTo.length === 0) return 'none';
  const isClear = (title: string) =>
    !/[;\n]|^(all( open events)?|none|no)$/i.test(title) &&
    events.filter((one) => one.title === title).length === 1;
  return invitedTo.map(({ id, title }) => (isClear(title) ? title : id)).join('; ');
}
