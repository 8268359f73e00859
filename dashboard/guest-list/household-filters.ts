import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import {
  type GuestListStatus,
  isInvitedTo,
  isInvitedToAny,
  isToThank,
} from '../../domain/guest-list/guest-list.ts';
import { formatPerson } from '../../domain/guest-list/guest-list-people.ts';
import {
  createSearchText,
  createTextFilter,
  getPhoneDigits,
  putTagFirst,
  type Searchable,
} from '../../domain/guest-list/search-text.ts';
import type { Household } from '../../domain/replies/household.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { isInvitedByEmail } from '../invitations/mailed-addresses.ts';

/** A household of the guest list with the text that is searched, computed once. */
export type HouseholdRow = Searchable & {
  status: GuestListStatus;
  /** Null while there is no reply. */
  reply: Household | null;
  isInvited: boolean;
  /** Whether an invitation was emailed to them. */
  isMailed: boolean;
};

/** In the order of last names; `mailed` are the addresses to which an invitation was emailed. */
export function createHouseholdRows(
  { guestList, households, wedding }: GuestData,
  mailed?: ReadonlySet<string>,
): HouseholdRow[] {
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base' });
  const byKey = new Map(households.map((household) => [household.key, household]));
  return guestList
    .map((status) => ({ status, sortName: getSortName(status) }))
    .sort((a, b) => compare(a.sortName, b.sortName))
    .map(({ status }) => ({
      status,
      reply: status.household === null ? null : (byKey.get(status.household) ?? null),
      isInvited: isInvitedToAny(status.entry, wedding.events),
      isMailed: isInvitedByEmail(status.entry, mailed),
      tags: status.entry.tags,
      getSearchText: createSearchText(() => listTexts(status)),
    }));
}

/** In 'Zoë & Tom Álvarez', only Tom has the last name of both. */
function getSortName({ entry: { name, people } }: GuestListStatus): string {
  const first = people.find(({ isGuest }) => !isGuest);
  const withLastName = people.find(({ last }) => last !== '');
  return first ? `${withLastName?.last ?? ''} ${first.first}`.trim() : name;
}

function listTexts({ entry }: GuestListStatus): (string | null)[] {
  const { name, people, emails, phone, address, tags, note, gift } = entry;
  const digits = phone && getPhoneDigits(phone);
  const texts = [phone, digits, address, ...tags, note, gift];
  return [name, ...people.map(formatPerson), ...emails, ...texts];
}

/** Of a personal link. A reply by the link opened it, also before the server stored that. */
export function getLinkState({ entry, matchedBy }: GuestListStatus) {
  if (entry.code === null) return 'revoked';
  return entry.openedAt !== null || matchedBy === 'invitation' ? 'opened' : 'not-opened';
}

/** The filters above the guest list. */
export type HouseholdFilters = {
  text: string;
  reply: '' | 'no-reply' | 'replied';
  /** The id of an event, and whether the household is invited to it; or none of the events. */
  event: '' | 'none' | `${string}:${'invited' | 'not-invited'}`;
  tag: string;
  language: '' | 'none' | LanguageCode;
  /** Without an opened link: there is one, and nobody has opened it. */
  without: '' | 'email' | 'phone' | 'address' | 'link' | 'opened-link' | 'invitation';
  gift: '' | 'to-thank' | 'thanked';
};

export const NO_HOUSEHOLD_FILTERS: HouseholdFilters = {
  ...{ text: '', reply: '', event: '', tag: '', language: '', without: '', gift: '' },
};

/** The rows that pass the filters. Those with a tag that is searched for come first, as in 'Table 9'. */
export function findHouseholds(
  rows: readonly HouseholdRow[],
  filters: HouseholdFilters,
  events: readonly EventInfo[],
): readonly HouseholdRow[] {
  return putTagFirst(rows.filter(createHouseholdFilter(filters, events)), filters.text);
}

/** Returns a function that tells whether a row passes the filters. */
function createHouseholdFilter(
  filters: HouseholdFilters,
  events: readonly EventInfo[],
): (row: HouseholdRow) => boolean {
  const hasText = createTextFilter(filters.text);
  const [event = '', invitation] = filters.event.split(':');
  const invitedTo = events.find(({ id }) => id === event) ?? { id: event };
  const tag = filters.tag.toLowerCase();
  const isEvent = ({ status: { entry }, isInvited }: HouseholdRow) =>
    event === 'none' ? !isInvited : isInvitedTo(entry, invitedTo) === (invitation === 'invited');
  return (row) => {
    const { entry, household } = row.status;
    return (
      (filters.reply === '' || (household !== null) === (filters.reply === 'replied')) &&
      (event === '' || isEvent(row)) &&
      (tag === '' || entry.tags.some((one) => one.toLowerCase() === tag)) &&
      (filters.language === '' || (entry.language ?? 'none') === filters.language) &&
      !(filters.without === 'email' && entry.emails.length > 0) &&
      !(filters.without === 'phone' && entry.phone !== null) &&
      !(filters.without === 'link' && entry.code !== null) &&
      (filters.without !== 'opened-link' || getLinkState(row.status) === 'not-opened') &&
      !(filters.without === 'invitation' && (row.isMailed || entry.messagedAt !== null)) &&
      !(filters.without === 'address' && entry.address !== null) &&
      (filters.gift !== 'to-thank' || isToThank(entry)) &&
      (filters.gift !== 'thanked' || entry.thankedOn !== null) &&
      hasText(row)
    );
  };
}

/** Every tag once, in alphabetical order. */
export function listTags(guestList: readonly GuestListStatus[], locale: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of guestList.flatMap(({ entry }) => entry.tags)) {
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].sort(new Intl.Collator(locale, { numeric: true }).compare);
}
