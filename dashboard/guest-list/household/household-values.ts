import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  isInvitedTo,
  type NewGuestListHousehold,
  type NewPerson,
} from '../../../domain/guest-list/guest-list.ts';
import { composeHouseholdName } from '../../../domain/guest-list/guest-list-people.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';

/** The values in the form of a household. */
export type HouseholdInput = {
  name: string;
  people: PersonInput[];
  /** One on each line. */
  emails: string;
  phone: string;
  address: string;
  language: LanguageCode | '';
  /** Separated by commas. */
  tags: string;
  note: string;
  invitedTo: 'all' | 'chosen';
  events: Record<string, boolean>;
  maxGuests: string;
  gift: string;
  /** YYYY-MM-DD, or empty. */
  thankedOn: string;
};
export type PersonInput = {
  /** Null for a new person. React Hook Form has an `id` of its own for each. */
  personId: number | null;
  first: string;
  last: string;
  isChild: boolean;
  isGuest: boolean;
  age: string;
};

export const NEW_PERSON: PersonInput = {
  personId: null,
  first: '',
  last: '',
  isChild: false,
  isGuest: false,
  age: '',
};

export function toHouseholdInput(
  entry: NewGuestListHousehold | null,
  events: readonly EventInfo[],
): HouseholdInput {
  return {
    name: entry?.name ?? '',
    people: entry?.people.map(toPersonInput) ?? [NEW_PERSON],
    emails: entry?.emails.join('\n') ?? '',
    phone: entry?.phone ?? '',
    address: entry?.address ?? '',
    language: entry?.language ?? '',
    tags: entry?.tags.join(', ') ?? '',
    note: entry?.note ?? '',
    invitedTo: entry?.events ? 'chosen' : 'all',
    events: Object.fromEntries(
      events.map((event) => [event.id, isInvitedTo(entry ?? { events: null }, event)]),
    ),
    maxGuests: entry?.maxGuests ? String(entry.maxGuests) : '',
    gift: entry?.gift ?? '',
    thankedOn: entry?.thankedOn ?? '',
  };
}

function toPersonInput({ id, age, ...person }: NewPerson): PersonInput {
  return { ...NEW_PERSON, ...person, personId: id ?? null, age: age?.toString() ?? '' };
}

/** Validates the form with the rules of the guest list. `initial` is the entry before the edit. */
export function createEntryResolver(
  initial: GuestListHousehold | null,
): Resolver<HouseholdInput, unknown, NewGuestListHousehold> {
  return (input) => {
    const entry = toEntry(input, initial);
    const { data, error } = newGuestListHouseholdSchema.safeParse(entry);
    if (data) return { values: data, errors: {} };
    const errors: FieldErrors<HouseholdInput> = {};
    // The first error of a field stays.
    for (const { path, message } of error?.issues.toReversed() ?? []) {
      set(errors, toField(path), { type: 'invalid', message: explain(message, path, entry) });
    }
    // The names of the people give one to the household.
    if (errors.people && input.name.trim() === '') delete errors.name;
    return { values: {}, errors };
  };
}

function toEntry(input: HouseholdInput, initial: GuestListHousehold | null) {
  const people = input.people.map(({ personId, first, last, isChild, isGuest, age }) => ({
    ...(personId !== null && { id: personId }),
    first: isGuest ? '' : first.trim(),
    last: isGuest ? '' : last.trim(),
    ...(isChild && { isChild }),
    ...(isGuest && { isGuest }),
    ...(age.trim() !== '' && { age: Number(age) }),
  }));
  // An event that is no longer on the form stays.
  const others = initial?.events?.filter((id) => !Object.hasOwn(input.events, id)) ?? [];
  const chosen = Object.keys(input.events).filter((id) => input.events[id]);
  const maxGuests = input.maxGuests.trim();
  return {
    name:
      input.name.trim() ||
      composeHouseholdName(people).slice(0, GUEST_LIST_LIMITS.name).trim().toWellFormed(),
    people,
    emails: input.emails.split(/[\s,;]+/).filter(Boolean),
    phone: input.phone,
    address: input.address,
    language: input.language || null,
    tags: input.tags
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    note: input.note,
    events: input.invitedTo === 'all' ? null : [...chosen, ...others],
    maxGuests: maxGuests === '' ? null : Number(maxGuests),
    gift: input.gift,
    thankedOn: input.thankedOn || null,
    messagedAt: initial?.messagedAt,
    addressGivenAt: initial?.addressGivenAt,
    formerAddress: initial?.formerAddress,
  };
}

function toField(path: readonly PropertyKey[]): FieldPath<HouseholdInput> | 'people.root' {
  const [field, position, part = 'first'] = path.map(String);
  if (field !== 'people') return (field ?? 'name') as FieldPath<HouseholdInput>;
  if (position === undefined) return 'people.root';
  return `people.${position}.${part}` as FieldPath<HouseholdInput>;
}

/** Names the one of several values in a field that is wrong. */
function explain(
  message: string,
  [field, position]: readonly PropertyKey[],
  entry: { emails: string[]; tags: string[] },
): string {
  if ((field !== 'emails' && field !== 'tags') || position === undefined) return message;
  const value = entry[field][Number(position)]?.slice(0, 80) ?? '';
  return getMessages('guestList').errors.insteadOf(message, value);
}
