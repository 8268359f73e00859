import type { MailingKind, RecipientFilter } from '../../../domain/emails/mailings.ts';
import { listGreetingNames } from '../../../domain/guest-list/greeting-names.ts';
import {
  type EntryStatus,
  type GuestListEntry,
  isInvitedTo,
} from '../../../domain/guest-list/guest-list.ts';
import { normalizeAddress } from '../../../domain/replies/email-address.ts';
import { isAttending } from '../../../domain/replies/headcount.ts';
import type { Household } from '../../../domain/replies/household.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { formatFullNames, listFullNames } from '../email.ts';
import { toAddressKey } from './mail-recipients.ts';

/** Households with one email address: they get one email. */
export type Addressee = {
  /** In lower case. */
  address: string;
  /** As it was typed. */
  email: string;
  /** For lists. */
  name: string;
  /** For the greeting. */
  names: string[];
  /** Null for the first language of the website. */
  language: LanguageCode | null;
  /** What each of the households is invited to. */
  invitations: Pick<GuestListEntry, 'events'>[];
  links: PersonalLink[];
};

type PersonalLink = { name: string; code: string };

export type Audience = { addressees: Addressee[]; withoutAddress: string[] };

type GuestData = {
  guestList: readonly EntryStatus[];
  households: readonly Household[];
  /** Those of the wedding. */
  events: readonly Pick<EventInfo, 'id' | 'guests'>[];
};
/** The language of the page on which each address last replied, by the form in which addresses are compared. */
export type ReplyLanguages = ReadonlyMap<string, LanguageCode>;
type Candidate = Omit<Addressee, 'address' | 'email'> & { email: string | null };

/** The households that a mailing goes to as the data is now, grouped by address. */
export function selectAudience(
  kind: MailingKind,
  filter: RecipientFilter,
  { guestList, households, events }: GuestData,
  languages: ReplyLanguages,
): Audience {
  const byKey = new Map(households.map((household) => [household.key, household]));
  const isSelected = createFilter(kind, filter, byKey, events);
  const listed = guestList
    .filter(isSelected)
    .map((status) => toCandidate(status, byKey.get(status.household ?? '')));
  const candidates = [
    ...listed,
    ...selectNotListed(kind, filter, guestList, households).map(toReplyCandidate),
  ];
  const hasAddress = (candidate: Candidate) => candidate.email !== null;
  const byAddress = Map.groupBy(candidates.filter(hasAddress), ({ email }) =>
    normalizeAddress(email ?? ''),
  );
  return {
    addressees: [...byAddress].map(([address, group]) => {
      const addressee = joinCandidates(address, group);
      return { ...addressee, language: addressee.language ?? languages.get(address) ?? null };
    }),
    withoutAddress: candidates
      .filter((candidate) => !hasAddress(candidate))
      .map(({ name }) => name),
  };
}

function createFilter(
  kind: MailingKind,
  filter: RecipientFilter,
  households: ReadonlyMap<string, Household>,
  events: GuestData['events'],
): (status: EntryStatus) => boolean {
  return ({ entry, household: key }) => {
    if (kind === 'reminder' && key !== null) return false;
    const household = households.get(key ?? '');
    switch (filter.who) {
      case 'all':
        return true;
      case 'no-reply':
        return key === null;
      case 'attending':
        return household !== undefined && isAttending(household, filter.event);
      case 'invited':
        return isInvitedTo(
          entry,
          events.find(({ id }) => id === filter.event) ?? { id: filter.event },
        );
      case 'tag':
        return entry.tags.some((tag) => tag.toLowerCase() === filter.tag.toLowerCase());
    }
  };
}

/** Households that replied and are not on the guest list. */
function selectNotListed(
  kind: MailingKind,
  filter: RecipientFilter,
  guestList: readonly EntryStatus[],
  households: readonly Household[],
): Household[] {
  if (kind === 'reminder' || (filter.who !== 'all' && filter.who !== 'attending')) return [];
  const listed = new Set(guestList.map(({ household }) => household));
  return households.filter(
    (household) =>
      !listed.has(household.key) &&
      !household.withdrawn &&
      (filter.who === 'all' || isAttending(household, filter.event)),
  );
}

function toCandidate(
  { entry, matchedBy }: EntryStatus,
  household: Household | undefined,
): Candidate {
  const { code } = entry;
  // Anybody can type a household's name: no email goes to the address beside it until the couple confirms it.
  const replied = matchedBy === 'name' ? null : household?.current.email;
  return {
    email: entry.emails[0] ?? replied ?? null,
    name: entry.name,
    names: listGreetingNames(entry),
    language: entry.language,
    invitations: [entry],
    links: code === null ? [] : [{ name: entry.name, code }],
  };
}

function toReplyCandidate({ current }: Household): Candidate {
  return {
    email: current.email,
    name: formatFullNames(current),
    names: listFullNames(current),
    language: null,
    invitations: [{ events: null }],
    links: [],
  };
}

function joinCandidates(normalized: string, group: readonly Candidate[]): Addressee {
  const [first] = group;
  const email = first?.email ?? normalized;
  return {
    address: toAddressKey(email),
    email,
    name: group.map(({ name }) => name).join(', '),
    names: [...new Set(group.flatMap(({ names }) => names))],
    language: group.find(({ language }) => language !== null)?.language ?? null,
    invitations: group.flatMap(({ invitations }) => invitations),
    links: group.flatMap(({ links }) => links),
  };
}
