import { findKeptEntry, isRepliedByOthers, listInvitations } from '../invitations/own-replies.ts';
import { type ChangedHousehold, toInvitationKey } from '../replies/group-by-household.ts';
import type { Household } from '../replies/household.ts';
import type { EntryStatus, GuestList, GuestListEntry, MatchDecision } from './guest-list.ts';
import { formatPerson } from './guest-list-people.ts';
import {
  getNameTerms,
  getTerms,
  groupByTerm,
  toEmailTerms,
  toInvitationTerm,
  toOpenTerm,
} from './match-terms.ts';
import { splitName } from './person-name.ts';
import { createPositionIndex } from './position-index.ts';
import { createSuggester, getSearchedFeatures, MAX_SUGGESTIONS } from './suggestions.ts';

export type MatchChanges = {
  guestList: EntryStatus[];
  notOnList: { added: string[]; removed: string[] };
};

export type GuestListMatcher = ReturnType<typeof createGuestListMatcher>;

/** Anybody can send replies with the name of a guest. */
const MAX_OPEN_REPLIES = 25;

type Match = { position: number | null; matchedBy: EntryStatus['matchedBy'] };

/**
 * Finds the household that replied for each entry of the guest list: by the couple's decision, else
 * by personal link, else by email, else by full name if exactly one household and one entry have it.
 * Everything less certain is only a suggestion, and so is an open reply beside one by personal link. Withdrawn replies are not matched. Households can change
 * at any time; only entries that have an email, a name or a word in common with them are matched again.
 */
export function createGuestListMatcher(
  entries: readonly GuestListEntry[],
  decisions: readonly MatchDecision[],
  /** The entries that were merged into another one, with that one. */
  merged: ReadonlyMap<number, number> = new Map(),
) {
  const invitations = Map.groupBy(merged.keys(), (id) => findKeptEntry(merged, id));
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const decisionsByEntry = Map.groupBy(decisions, ({ entryId }) => entryId);
  const getDecided = ({ id }: GuestListEntry, isMatch: boolean): string[] =>
    (decisionsByEntry.get(id) ?? [])
      .filter((decision) => decision.isMatch === isMatch)
      .map(({ household }) => household);
  const entriesByTerm = groupByTerm(entries, (entry) => [
    ...getDecided(entry, true).map((key) => `key ${key}`),
    ...getDecided(entry, false).map((key) => `key ${key}`),
    ...getInvitations(entry).flatMap((id) => [toInvitationTerm(id), toOpenTerm(id)]),
    ...entry.emails.flatMap(toEmailTerms),
    ...getNameTerms(entry),
  ]);
  const entriesByFeature = groupByTerm(entries, (entry) =>
    getSearchedFeatures(toSearchedName(entry)),
  );
  const suggester = createSuggester(entries.map(toSearchedName));
  const index = createPositionIndex(entriesByTerm.keys());
  const households: Household[] = [];
  const statuses = new Map<GuestListEntry, EntryStatus>();
  const matches = new Map<GuestListEntry, Match>();
  /** The households that an entry is matched with, that the couple matched with it, or that wait for the couple. */
  const claims = new Map<GuestListEntry, Set<number>>();
  const claimCounts = new Map<number, number>();
  const notOnList = new Set<number>();

  /** The entry itself and those that were merged into it. */
  function getInvitations({ id }: GuestListEntry): number[] {
    return [id, ...(invitations.get(id) ?? [])];
  }

  const getKey = (position: number): string => households[position]?.key ?? '';

  function getConfirmed(entry: GuestListEntry): number[] {
    return getDecided(entry, true).flatMap((key) => index.get(`key ${key}`));
  }

  function createRejectedTest(entry: GuestListEntry): (position: number) => boolean {
    const rejected = new Set(getDecided(entry, false));
    return (position) => rejected.size > 0 && rejected.has(getKey(position));
  }

  /** No more than are suggested: anybody can send many replies with the same name. */
  function findByName(entry: GuestListEntry): number[] {
    const isRejected = createRejectedTest(entry);
    const found = new Set<number>();
    for (const term of getNameTerms(entry)) {
      for (const position of index.get(term)) {
        if (!isRejected(position)) found.add(position);
        if (found.size === MAX_SUGGESTIONS) return [...found];
      }
    }
    return [...found];
  }

  /** The household of the link itself, else the last one that replied by it. */
  function findByInvitation(entry: GuestListEntry): number | undefined {
    const isRejected = createRejectedTest(entry);
    const ids = getInvitations(entry);
    const positions = ids
      .flatMap((id) => index.get(toInvitationTerm(id)))
      .filter((position) => !isRejected(position));
    const keys = ids.map(toInvitationKey);
    return positions.find((position) => keys.includes(getKey(position))) ?? positions.at(-1);
  }

  /**
   * An address that a guest replied from is more reliable than one that the couple typed. Households that
   * reply by a link of their own come last: anybody can type an address into the form of their link.
   */
  function findByEmail(entry: GuestListEntry): number | undefined {
    const isRejected = createRejectedTest(entry);
    const ids = getInvitations(entry);
    const isOwn = (position: number) => {
      const household = households[position];
      return !household || !isRepliedByOthers(household, ids);
    };
    const terms = entry.emails.map(toEmailTerms);
    const found = [...terms.map(([replied]) => replied), ...terms.map(([, now]) => now)]
      .map((term) => index.get(term))
      .flatMap((positions) => positions.findLast(isOwn) ?? positions.at(-1) ?? [])
      .filter((position) => !isRejected(position));
    return found.find(isOwn) ?? found[0];
  }

  function findMatch(entry: GuestListEntry): Match {
    const [confirmed] = getConfirmed(entry);
    if (confirmed !== undefined) return { position: confirmed, matchedBy: 'couple' };
    const ownLink = findByInvitation(entry);
    if (ownLink !== undefined) return { position: ownLink, matchedBy: 'invitation' };
    const sameEmail = findByEmail(entry);
    if (sameEmail !== undefined) return { position: sameEmail, matchedBy: 'email' };
    const [sameName, ...others] = findByName(entry);
    const isUnique = getNameTerms(entry).every((term) => entriesByTerm.get(term)?.length === 1);
    if (sameName !== undefined && others.length === 0 && isUnique) {
      return { position: sameName, matchedBy: 'name' };
    }
    return { position: null, matchedBy: null };
  }

  /** The open replies that the entry's reply by link outranks, by address or name, until the couple decides. */
  function findOpenReplies(entry: GuestListEntry, match: number): number[] {
    if (!isRepliedByLink(households[match])) return [];
    const isRejected = createRejectedTest(entry);
    const terms = [
      ...getInvitations(entry).map(toOpenTerm),
      ...entry.emails.flatMap(toEmailTerms),
      ...getNameTerms(entry),
    ];
    return [...new Set(terms.flatMap((term) => index.get(term)))]
      .filter((position) => position !== match && !isRejected(position))
      .filter((position) => isSentOpenly(households[position]))
      .slice(0, MAX_OPEN_REPLIES);
  }

  /** Returns the households that are claimed by more or fewer entries than before. */
  function matchAgain(entry: GuestListEntry): Set<number> {
    const match = findMatch(entry);
    const before = claims.get(entry) ?? new Set();
    const after = new Set(getConfirmed(entry));
    if (match.position !== null) {
      after.add(match.position);
      for (const position of findOpenReplies(entry, match.position)) after.add(position);
    }
    matches.set(entry, match);
    claims.set(entry, after);
    const moved = before.symmetricDifference(after);
    for (const position of moved) {
      const count = (claimCounts.get(position) ?? 0) + (after.has(position) ? 1 : -1);
      if (count > 0) claimCounts.set(position, count);
      else claimCounts.delete(position);
    }
    return moved;
  }

  function toStatus(entry: GuestListEntry): EntryStatus {
    const { position, matchedBy } = matches.get(entry) ?? { position: null, matchedBy: null };
    const suggestions =
      position === null
        ? suggester.suggest(toSearchedName(entry), findByName(entry), createRejectedTest(entry))
        : findOpenReplies(entry, position);
    return {
      entry,
      household: position === null ? null : getKey(position),
      matchedBy,
      suggestions: suggestions.map(getKey),
    };
  }

  function update(changed: readonly ChangedHousehold[]): MatchChanges {
    const changes: MatchChanges = { guestList: [], notOnList: { added: [], removed: [] } };
    if (entries.length === 0) return changes;
    const affected = new Set<GuestListEntry>(statuses.size === 0 ? entries : []);
    const moved = new Set<number>();
    for (const { position, before, household } of changed) {
      const [old, current] = [before, household].map((one) => (one ? getTerms(one) : []));
      for (const term of old ?? []) index.remove(term, position);
      for (const term of current ?? []) index.add(term, position);
      for (const term of [...(old ?? []), ...(current ?? [])]) {
        for (const entry of entriesByTerm.get(term) ?? []) affected.add(entry);
      }
      households[position] = household;
      moved.add(position);
    }
    for (const entry of affected) for (const position of matchAgain(entry)) moved.add(position);
    for (const position of moved) {
      const household = households[position];
      const isMissing = household?.withdrawn === false && !claimCounts.has(position);
      const features = suggester.setReply(position, isMissing ? household.current : undefined);
      for (const entry of features.flatMap((feature) => entriesByFeature.get(feature) ?? [])) {
        if (matches.get(entry)?.position === null) affected.add(entry);
      }
      if (isMissing === notOnList.has(position)) continue;
      if (isMissing) notOnList.add(position);
      else notOnList.delete(position);
      changes.notOnList[isMissing ? 'added' : 'removed'].push(getKey(position));
    }
    for (const entry of affected) {
      const status = toStatus(entry);
      if (isSameStatus(status, statuses.get(entry))) continue;
      statuses.set(entry, status);
      changes.guestList.push(status);
    }
    return changes;
  }

  return {
    /** Matches new and changed households, the first time all. Returns the changes. */
    update,
    /** An entry with the invitations that it answers for; null if it is not on the list. */
    find(id: number): (EntryStatus & { invitations: number[] }) | null {
      const entry = entriesById.get(id);
      const status = entry && statuses.get(entry);
      return status ? { ...status, invitations: getInvitations(entry) } : null;
    },
    list: (): GuestList => ({
      guestList: entries.flatMap((entry) => statuses.get(entry) ?? []),
      notOnList: [...notOnList].sort((a, b) => a - b).map(getKey),
    }),
  };
}

function isRepliedByLink(household: Household | undefined): boolean {
  return household !== undefined && listInvitations(household.history).length > 0;
}

/** Not a reply that the couple entered. */
function isSentOpenly(household: Household | undefined): boolean {
  const isSent = household?.history.some(({ by }) => by === 'guest') ?? false;
  return isSent && !isRepliedByLink(household);
}

function isSameStatus(a: EntryStatus, b: EntryStatus | undefined): boolean {
  return (
    a.household === b?.household &&
    a.matchedBy === b.matchedBy &&
    a.suggestions.join('\n') === b.suggestions.join('\n')
  );
}

/** The name with the people whose names it does not contain. */
function toSearchedName({ name, people }: GuestListEntry): string {
  const words = new Set(splitName(name));
  const others = people
    .map(formatPerson)
    .filter((person) => splitName(person).some((word) => !words.has(word)));
  return [name, ...others].join(' & ');
}
