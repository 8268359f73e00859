import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type { Mailing, RecipientFilter } from '../../../domain/emails/mailings.ts';
import { listGreetingNames } from '../../../domain/guest-list/greeting-names.ts';
import {
  type GuestListHousehold,
  type GuestListStatus,
  isInvitedTo,
  isInvitedToAny,
} from '../../../domain/guest-list/guest-list.ts';
import { hasUnanswered } from '../../../domain/replies/answer-counts.ts';
import { isAttending } from '../../../domain/replies/headcount.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getRsvpQuestions } from '../../../domain/replies/rsvp-questions.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { localizeOnce } from '../../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import type { GuestDataContent } from '../../guest-data/guest-data.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type EmailSettings, formatFullNames, listFullNames } from '../email.ts';
import { readReplyLanguages, toAddressKey } from './mailings-table.ts';

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
  invitations: Pick<GuestListHousehold, 'events'>[];
  links: { name: string; code: string }[];
};

export type Draft = Pick<Mailing, 'kind' | 'message'>;
type Audience = { addressees: Addressee[]; withoutAddress: string[] };
type GuestData = Pick<GuestDataContent, 'guestList' | 'households'>;
type Candidate = Omit<Addressee, 'address' | 'email'> & { email: string | null };

/** The households that a mailing goes to as the data is now, grouped by address. */
export async function readAudience(
  queries: Queries,
  draft: Draft,
  guestData: GuestData,
  { getContent }: EmailSettings,
): Promise<Audience> {
  return selectAudience(draft, guestData, getContent(), await readReplyLanguages(queries));
}

/** The names of all households by address, in the form in which addresses are compared. */
export function listNames(guestData: GuestData, document: WeddingDocument): Map<string, string> {
  const everybody = { kind: 'announcement', message: { filter: { who: 'all' } } } as const;
  const { addressees } = selectAudience(everybody, guestData, document, new Map());
  return new Map(addressees.map(({ address, name }) => [normalizeAddress(address), name]));
}

function selectAudience(
  draft: { kind: Mailing['kind']; message: Pick<Draft['message'], 'filter'> },
  { guestList, households }: GuestData,
  document: WeddingDocument,
  languages: ReadonlyMap<string, LanguageCode>,
): Audience {
  const byKey = new Map(households.map((household) => [household.key, household]));
  const find = (key: string | null) => byKey.get(key ?? '');
  const isUnanswered = createAnswerFilter(draft.message.filter, document);
  const isSelected = createFilter(draft, { find, isUnanswered, document });
  const listed = new Set(guestList.map(({ household }) => household));
  const candidates = [
    ...guestList.filter(isSelected).map((status) => toCandidate(status, find(status.household))),
    ...households
      .filter(({ key }) => !listed.has(key))
      .filter((household) => isSelectedWithoutEntry(draft, household, isUnanswered))
      .map(toReplyCandidate),
  ];
  const byAddress = Map.groupBy(candidates, ({ email }) => email && normalizeAddress(email));
  const withoutAddress = byAddress.get(null) ?? [];
  byAddress.delete(null);
  return {
    addressees: [...byAddress].map(([address, group]) =>
      joinCandidates(group, languages.get(address ?? '') ?? null),
    ),
    withoutAddress: withoutAddress.map(({ name }) => name),
  };
}

function createFilter(
  { kind, message: { filter } }: Parameters<typeof selectAudience>[0],
  {
    find,
    isUnanswered,
    document,
  }: {
    find: (key: string | null) => Household | undefined;
    isUnanswered: AnswerFilter;
    document: WeddingDocument;
  },
): (status: GuestListStatus) => boolean {
  const { celebrate, rsvp } = document;
  const { events } = celebrate;
  const onForm = events.filter(({ id }) => rsvp.events?.includes(id) ?? true);
  return ({ entry, household: key }) => {
    // A household that is invited to no event on the form has nothing to answer.
    const isAboutReply = kind === 'reminder' && filter.who !== 'unanswered';
    if (isAboutReply && (key !== null || !isInvitedToAny(entry, onForm))) return false;
    switch (filter.who) {
      case 'all':
        return true;
      case 'no-reply':
        return key === null;
      case 'attending': {
        const household = find(key);
        return household !== undefined && isAttending(household, filter.event);
      }
      case 'invited':
        return isInvitedTo(
          entry,
          events.find(({ id }) => id === filter.event) ?? { id: filter.event },
        );
      case 'unanswered':
        return isUnanswered(find(key));
      case 'tag':
        return entry.tags.some((tag) => tag.toLowerCase() === filter.tag.toLowerCase());
    }
  };
}

/** Of households that replied and are not on the guest list. */
function isSelectedWithoutEntry(
  { kind, message: { filter } }: Parameters<typeof selectAudience>[0],
  household: Household,
  isUnanswered: AnswerFilter,
): boolean {
  if (filter.who === 'unanswered') return isUnanswered(household);
  if (kind === 'reminder' || household.withdrawn) return false;
  if (filter.who === 'attending') return isAttending(household, filter.event);
  return filter.who === 'all';
}

type AnswerFilter = (household: Household | undefined) => boolean;

/** Returns a function that tells whether somebody of a household was asked a question and has not answered it. */
function createAnswerFilter(filter: RecipientFilter, document: WeddingDocument): AnswerFilter {
  if (filter.who !== 'unanswered') return () => false;
  const { events, questions = [] } = getRsvpQuestions(localizeOnce(document));
  const form = { events, questions: questions.filter(({ id }) => filter.questions.includes(id)) };
  return (household) =>
    household !== undefined && !household.withdrawn && hasUnanswered(household.current, form);
}

function toCandidate(
  { entry, matchedBy }: GuestListStatus,
  household: Household | undefined,
): Candidate {
  const { code, emails, language, name } = entry;
  // Anybody can type a household's name: no email goes to the address beside it until the couple confirms it.
  const replied = matchedBy === 'name' ? null : household?.current.email;
  return {
    ...{ name, language },
    email: emails[0] ?? replied ?? null,
    names: listGreetingNames(entry),
    invitations: [entry],
    links: code === null ? [] : [{ name, code }],
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

function joinCandidates(
  group: readonly Candidate[],
  replyLanguage: LanguageCode | null,
): Addressee {
  const email = group[0]?.email ?? '';
  return {
    address: toAddressKey(email),
    email,
    name: group.map(({ name }) => name).join(', '),
    names: [...new Set(group.flatMap(({ names }) => names))],
    language: group.find(({ language }) => language !== null)?.language ?? replyLanguage,
    invitations: group.flatMap(({ invitations }) => invitations),
    links: group.flatMap(({ links }) => links),
  };
}
