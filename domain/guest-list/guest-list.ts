import type { EventInfo } from '../replies/rsvp-questions.ts';
import type { LanguageCode } from '../wedding/languages.ts';

/** Texts in characters; `rows` are households. */
export const GUEST_LIST_LIMITS = {
  name: 250,
  people: 12,
  age: 99,
  householdSize: 20,
  emails: 5,
  phone: 60,
  address: 500,
  tags: 20,
  tag: 40,
  events: 50,
  note: 2000,
  gift: 500,
  rows: 5000,
} as const;

/** A person in a form or a file: without an id if they are new. */
export type NewPerson = {
  id?: number;
  first: string;
  last: string;
  isChild?: true;
  /** In years; of a child, for the caterer. */
  age?: number;
  /** A guest of the others whose name is not known yet. */
  isGuest?: true;
};

/** Edits, imports, merges, splits and undo keep the id of a person. It is never given to another one. */
export type Person = NewPerson & { id: number };

export type NewGuestListHousehold = {
  /** For the envelope. */
  name: string;
  people: NewPerson[];
  /** The first one receives the emails to the household. */
  emails: string[];
  phone: string | null;
  address: string | null;
  language: LanguageCode | null;
  tags: string[];
  note: string | null;
  /** The ids of the events that they are invited to; null for all that are not for some guests only. */
  events: string[] | null;
  /** Null for the number of people. */
  maxGuests: number | null;
  gift: string | null;
  /** The day on which the couple thanked for the gift, as YYYY-MM-DD. */
  thankedOn: string | null;
  /** When the couple sent the personal link from their own telephone, ISO 8601. */
  messagedAt: string | null;
  /** When the household gave the address by its personal link, ISO 8601; null if it is the couple's. */
  addressGivenAt: string | null;
  /** The couple's address that the household's replaced. */
  formerAddress: string | null;
};

/** A household that the couple invited: a row of the table `households`. */
export type GuestListHousehold = Omit<NewGuestListHousehold, 'people'> & {
  id: number;
  /**
   * Another number after every edit, and the same again after it is undone. A request to change an entry names the
   * version it is based on.
   */
  version: number;
  people: Person[];
  /** The code of the personal link, without separators; null after the couple revoked it. */
  code: string | null;
  /** When the personal link was first opened in a browser, ISO 8601. */
  openedAt: string | null;
};

/** The values that the couple can edit. */
export function toHouseholdValues({
  id: _id,
  version: _version,
  code: _code,
  openedAt: _openedAt,
  ...values
}: GuestListHousehold): NewGuestListHousehold {
  return values;
}

/** An event; `guests` is 'invited' if only those are invited to it who are chosen. */
type InvitationEvent = Pick<EventInfo, 'id' | 'guests'>;

/** The one place that decides it. Nobody is invited to an event for some guests only without being chosen. */
export function isInvitedTo(
  { events }: Pick<GuestListHousehold, 'events'>,
  { id, guests }: InvitationEvent,
): boolean {
  return events === null ? guests !== 'invited' : events.includes(id);
}

/** The events of a household as they are stored: null if they are all that are not for some only. */
export function toInvitedEvents(
  ids: readonly string[],
  events: readonly InvitationEvent[],
): string[] | null {
  const isOpen = events.every(({ id, guests }) => ids.includes(id) === (guests !== 'invited'));
  return isOpen ? null : [...new Set(ids)];
}

/** Without an event on the form, the personal page of a household has nothing to answer. */
export function isInvitedToAny(
  entry: Pick<GuestListHousehold, 'events'>,
  events: readonly InvitationEvent[],
): boolean {
  return events.some((event) => isInvitedTo(entry, event));
}

/** Whether the couple has a gift to thank for. */
export function isToThank({ gift, thankedOn }: Pick<NewGuestListHousehold, 'gift' | 'thankedOn'>) {
  return gift !== null && thankedOn === null;
}

/** The number of guests that a household may bring. */
export function getInvitedCount({
  maxGuests,
  people,
}: Pick<NewGuestListHousehold, 'maxGuests' | 'people'>): number {
  return maxGuests ?? people.length;
}

/** Keeps the first of several texts that differ in case only. */
export function removeRepeated(texts: readonly string[]): string[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

/** The couple's decision that an entry and a household are the same people, or are not. */
export type MatchDecision = { householdId: number; household: string; isMatch: boolean };

/** An entry with the household that replied for it. */
export type GuestListStatus = {
  entry: GuestListHousehold;
  /** Null while there is no reply. */
  household: string | null;
  matchedBy: 'couple' | 'invitation' | 'email' | 'name' | null;
  /**
   * Households that may be theirs, best first, for the couple to confirm. Of an entry with a reply by its personal
   * link, the open replies that wait.
   */
  suggestions: string[];
};

export type GuestList = {
  guestList: GuestListStatus[];
  /** Keys of households that replied and are not on the list; empty while the list is empty. */
  notOnList: string[];
};
