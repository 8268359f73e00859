import { getMessages } from '../dashboard/messages/messages.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  getInvitedCount,
  isInvitedTo,
  isToThank,
  type NewGuestListHousehold,
  type NewPerson,
  removeRepeated,
  toHouseholdValues,
  toInvitedEvents,
} from './guest-list.ts';
import type { BulkChange, BulkMark } from './guest-list-api.ts';
import { composeHouseholdName, listPeople, toPersonKey } from './guest-list-people.ts';
import { newGuestListHouseholdSchema } from './guest-list-schema.ts';

/** The values after an edit, or a sentence for the couple. */
type Edited<Values> = { values: Values; issue: null } | { values: null; issue: string };

/** One household with the people and values of several. Values that can be one only are the first. */
export function mergeHouseholds(
  entries: readonly GuestListHousehold[],
  events: readonly EventInfo[],
  name?: string,
): Edited<NewGuestListHousehold> {
  const people = mergePeople(entries.flatMap((entry) => entry.people));
  const findFirst = <Value>(getValue: (entry: GuestListHousehold) => Value | null): Value | null =>
    entries.map(getValue).find((value) => value !== null) ?? null;
  const notes = removeRepeated(entries.flatMap(({ note }) => note ?? []));
  const invitedTo = entries.flatMap((entry) => listInvitedEvents(entry, events));
  const addressed = entries.find(({ address }) => address !== null);
  const isLimited = entries.some(({ maxGuests }) => maxGuests !== null);
  const count = entries.reduce((sum, entry) => sum + getInvitedCount(entry), 0);
  return validate({
    name: name || composeMergedName(people, entries[0]),
    people,
    emails: removeRepeated(entries.flatMap(({ emails }) => emails)),
    phone: findFirst(({ phone }) => phone),
    address: addressed?.address ?? null,
    language: findFirst(({ language }) => language),
    tags: removeRepeated(entries.flatMap(({ tags }) => tags)),
    note: notes.join('\n') || null,
    events: entries.some((entry) => entry.events === null)
      ? toInvitedEvents(invitedTo, events)
      : [...new Set(invitedTo)],
    maxGuests: isLimited ? count : null,
    gift: removeRepeated(entries.flatMap(({ gift }) => gift ?? [])).join(', ') || null,
    thankedOn: entries.some(isToThank) ? null : findFirst(({ thankedOn }) => thankedOn),
    messagedAt: findFirst(({ messagedAt }) => messagedAt),
    addressGivenAt: addressed?.addressGivenAt ?? null,
    formerAddress: addressed?.formerAddress ?? null,
  });
}

/** The household without the people who leave, and theirs. */
export function splitHousehold(
  entry: NewGuestListHousehold,
  request: {
    people: readonly number[];
    emails: readonly string[];
    name?: string;
    newName?: string;
  },
): Edited<[NewGuestListHousehold, NewGuestListHousehold]> {
  const { errors } = getMessages('guestList');
  const leaving = new Set<number | undefined>(request.people);
  const going = new Set(request.emails.map((email) => email.toLowerCase()));
  const people = entry.people.filter(({ id }) => !leaving.has(id));
  const newPeople = entry.people.filter(({ id }) => leaving.has(id));
  if (newPeople.length < leaving.size) return reject(errors.personGone);
  if (people.length === 0) return reject(errors.somebodyStays);
  const { maxGuests } = entry;
  const stays = validate({
    ...entry,
    people,
    name: request.name || composeName(people, entry),
    emails: entry.emails.filter((email) => !going.has(email.toLowerCase())),
    maxGuests: maxGuests === null ? null : Math.max(1, maxGuests - newPeople.length),
  });
  const leaves = validate({
    ...entry,
    people: newPeople,
    name: request.newName || composeName(newPeople, entry),
    emails: entry.emails.filter((email) => going.has(email.toLowerCase())),
    phone: null,
    note: null,
    maxGuests: null,
    gift: null,
    thankedOn: null,
    messagedAt: null,
  });
  if (stays.values === null) return stays;
  if (leaves.values === null) return leaves;
  return { values: [stays.values, leaves.values], issue: null };
}

/** The entry after a change to many; `events` are those of the wedding. */
export function applyBulkChange(
  values: NewGuestListHousehold,
  change: Exclude<BulkChange, { kind: 'delete' }> | BulkMark,
  events: readonly EventInfo[],
): Edited<NewGuestListHousehold> {
  if ('tag' in change) {
    const others = values.tags.filter((tag) => tag.toLowerCase() !== change.tag.toLowerCase());
    const isListed = others.length < values.tags.length;
    if (isListed === (change.kind === 'add-tag')) return validate(values);
    return validate({ ...values, tags: isListed ? others : [...others, change.tag] });
  }
  if (!('event' in change)) {
    const { kind: _kind, ...changed } = change;
    return validate({ ...values, ...changed });
  }
  const before = listInvitedEvents(values, events);
  const others = before.filter((event) => event !== change.event);
  const after = change.kind === 'add-event' ? [...others, change.event] : others;
  if (after.length === before.length && values.events === null) return validate(values);
  // An event that is added to the wedding later is for those who are invited to all.
  const isAdded = change.kind === 'add-event';
  return validate({ ...values, events: isAdded ? toInvitedEvents(after, events) : after });
}

/** The ids of the events that a household is invited to, also those that are no longer on the form. */
function listInvitedEvents(
  entry: Pick<NewGuestListHousehold, 'events'>,
  events: readonly EventInfo[],
): string[] {
  return entry.events ?? events.filter((event) => isInvitedTo(entry, event)).map(({ id }) => id);
}

/** Keeps one of two people with the same name, with the age that one of them has. */
function mergePeople<P extends NewPerson>(people: readonly P[]): P[] {
  const merged = new Map<string, P>();
  for (const [at, person] of people.entries()) {
    const name = toPersonKey(person) || `nameless ${at}`;
    const same = merged.get(name);
    if (!same) merged.set(name, person);
    else if (same.age === undefined && person.age !== undefined)
      merged.set(name, { ...same, age: person.age });
  }
  return [...merged.values()];
}

/** A name that the couple wrote, such as 'Famiglia Rossi', stays; the people of the others are added to it. */
function composeMergedName(
  people: readonly NewPerson[],
  first: Pick<NewGuestListHousehold, 'name' | 'people'> | undefined,
): string {
  if (!first || !hasOwnName(first)) return composeName(people, first);
  const added = composeHouseholdName(people.slice(mergePeople(first.people).length));
  if (!added) return first.name;
  return limitLength(`${first.name}${added.includes('&') ? ', ' : ' & '}${added}`);
}

/** Whether the name on the envelope does not follow from the people, and they do not follow from it. */
function hasOwnName({ name, people }: Pick<NewGuestListHousehold, 'name' | 'people'>): boolean {
  const composed = composeHouseholdName(people);
  return composed !== name && composed !== composeHouseholdName(listPeople(name));
}

function composeName(people: readonly NewPerson[], entry: { name: string } | undefined): string {
  return limitLength(composeHouseholdName(people) || entry?.name || '');
}

function limitLength(name: string): string {
  return name.slice(0, GUEST_LIST_LIMITS.name).trim().toWellFormed();
}

function validate(values: NewGuestListHousehold): Edited<NewGuestListHousehold> {
  const { data, error } = newGuestListHouseholdSchema.safeParse(
    toHouseholdValues(values as GuestListHousehold),
  );
  return data ? { values: data, issue: null } : reject(error?.issues[0]?.message ?? '');
}

function reject(issue: string): { values: null; issue: string } {
  return { values: null, issue };
}
