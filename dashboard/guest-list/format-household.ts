import type {
  GuestListHousehold,
  NewGuestListHousehold,
  NewPerson,
} from '../../domain/guest-list/guest-list.ts';
import { formatPerson } from '../../domain/guest-list/guest-list-people.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';

type Field = keyof NewGuestListHousehold;

/** As in 'Zoë Rossi, Max Rossi (child, 4), guest without a name'. */
export function formatPeople(people: readonly NewPerson[]): string {
  return people
    .map((person) => {
      const { age, isChild, isGuest } = person;
      const details = [
        ...(isChild && !isGuest ? ['child'] : []),
        ...(age === undefined ? [] : [age]),
      ];
      const unnamed = isChild ? 'child without a name' : 'guest without a name';
      const name = isGuest ? unnamed : formatPerson(person);
      return details.length > 0 ? `${name} (${details.join(', ')})` : name;
    })
    .join(', ');
}

/** The events without those that are for some guests only, unless there are none. */
export function getOpenEventsLabel(events: readonly EventInfo[]): string {
  return events.some(({ guests }) => guests === 'invited') ? 'all open events' : 'all events';
}

/** As in 'all events' or 'Wedding, Brunch'. */
export function formatInvitedTo(
  { events: ids }: Pick<GuestListHousehold, 'events'>,
  events: readonly EventInfo[],
): string {
  if (ids === null) return getOpenEventsLabel(events);
  const titles = events.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.join(', ') || 'no event';
}

export const ENTRY_FIELDS: [Field, string][] = [
  ['name', 'Name'],
  ['people', 'People'],
  ['emails', 'Email addresses'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['language', 'Language'],
  ['tags', 'Tags'],
  ['events', 'Invited to'],
  ['maxGuests', 'Maximum guests'],
  ['note', 'Note'],
];

/** As in 'Phone: none → 041 12'. */
export function formatChanges(
  before: NewGuestListHousehold,
  after: NewGuestListHousehold,
  events: readonly EventInfo[],
): string[] {
  return ENTRY_FIELDS.flatMap(([field, label]) => {
    const [from, to] = [before, after].map((entry) => formatField(entry, field, events));
    return from === to ? [] : `${label}: ${from} → ${to}`;
  });
}

export function formatField(
  entry: NewGuestListHousehold,
  field: Field,
  events: readonly EventInfo[],
): string {
  if (field === 'people') return formatPeople(entry.people);
  if (field === 'events') return formatInvitedTo(entry, events);
  if (field === 'language') return entry.language ? LANGUAGE_DETAILS[entry.language].name : 'none';
  const value = entry[field];
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || 'none';
}
