import { getLocale, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type {
  GuestListHousehold,
  GuestListStatus,
  NewGuestListHousehold,
  NewPerson,
} from '../../domain/guest-list/guest-list.ts';
import { formatPerson } from '../../domain/guest-list/guest-list-people.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { getLinkState } from './household-filters.ts';

/** Whether the personal link was opened, as in 'Opened 3 June'. */
export function formatLink(status: GuestListStatus, formatDay: (at: string) => string): string {
  const { notOpened, opened, openedOn, revoked } = getMessages('guestList').link;
  const state = getLinkState(status);
  if (state === 'revoked') return revoked;
  if (state === 'not-opened') return notOpened;
  return status.entry.openedAt === null ? opened : openedOn(formatDay(status.entry.openedAt));
}

type Field = keyof NewGuestListHousehold;

/** As in 'Zoë Rossi, Max Rossi (child, 4), guest without a name'. */
export function formatPeople(people: readonly NewPerson[]): string {
  const texts = getMessages('guestList');
  return people
    .map((person) => {
      const { age, isChild, isGuest } = person;
      const details = [
        ...(isChild && !isGuest ? [texts.child] : []),
        ...(age === undefined ? [] : [age]),
      ];
      const unnamed = isChild ? texts.childWithoutName : texts.guestWithoutName;
      const name = isGuest ? unnamed : formatPerson(person);
      return details.length > 0 ? `${name} (${details.join(', ')})` : name;
    })
    .join(', ');
}

/** The events without those that are for some guests only, unless there are none. */
export function getOpenEventsLabel(events: readonly EventInfo[]): string {
  const { allEvents, allOpenEvents } = getMessages('guestList');
  return events.some(({ guests }) => guests === 'invited') ? allOpenEvents : allEvents;
}

/** As in 'all events' or 'Wedding, Brunch'. */
export function formatInvitedTo(
  { events: ids }: Pick<GuestListHousehold, 'events'>,
  events: readonly EventInfo[],
): string {
  if (ids === null) return getOpenEventsLabel(events);
  const titles = events.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.join(', ') || getMessages('guestList').noEvent;
}

/** At the beginning of a sentence, or alone. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);
}

/** Every field with its name, in the order of the form. */
export function listFields(): [Field, string][] {
  return Object.entries(getMessages('guestList').fields) as [Field, string][];
}

/** As in 'Phone: none → 041 12'. */
export function formatChanges(
  before: NewGuestListHousehold,
  after: NewGuestListHousehold,
  events: readonly EventInfo[],
): string[] {
  const { changed } = getMessages('guestList');
  return listFields().flatMap(([field, label]) => {
    const from = formatField(before, field, events);
    const to = formatField(after, field, events);
    return from === to ? [] : changed(label, from, to);
  });
}

export function formatField(
  entry: NewGuestListHousehold,
  field: Field,
  events: readonly EventInfo[],
): string {
  const { none } = getMessages('guestList');
  if (field === 'people') return formatPeople(entry.people);
  if (field === 'events') return formatInvitedTo(entry, events);
  if (field === 'language') return entry.language ? LANGUAGE_DETAILS[entry.language].name : none;
  const value = entry[field];
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || none;
}
