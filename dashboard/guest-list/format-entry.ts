import type { GuestListEntry, Person } from '../../domain/guest-list/guest-list.ts';
import { formatPerson } from '../../domain/guest-list/guest-list-people.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';

/** As in 'Zoë Rossi, Max Rossi (child), guest without a name'. */
export function formatPeople(people: readonly Person[]): string {
  return people
    .map((person) => {
      if (person.isGuest) return person.isChild ? 'child without a name' : 'guest without a name';
      return person.isChild ? `${formatPerson(person)} (child)` : formatPerson(person);
    })
    .join(', ');
}

/** As in 'all events' or 'Wedding, Brunch'. */
export function formatInvitedTo(
  { events: ids }: Pick<GuestListEntry, 'events'>,
  events: readonly EventInfo[],
): string {
  if (ids === null) return 'all events';
  const titles = events.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.join(', ') || 'no event';
}
