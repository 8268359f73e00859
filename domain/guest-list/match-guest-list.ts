import {
  findKeptEntry,
  type InvitedHousehold,
  isRepliedByOthers,
  listInvitations,
} from '../invitations/own-replies.ts';
import { mapInSteps, type Pausable, runAtOnce } from '../pausable.ts';
import { toInvitationKey } from '../replies/group-by-household.ts';
import type { Household } from '../replies/household.ts';
import type {
  GuestList,
  GuestListHousehold,
  GuestListStatus,
  MatchDecision,
} from './guest-list.ts';
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
import { createSuggester, MAX_SUGGESTIONS } from './suggestions.ts';

export type StoredGuestList = {
  entries: readonly GuestListHousehold[];
  decisions: readonly MatchDecision[];
  /** The entries that were merged into another one, with that one. */
  merged: ReadonlyMap<number, number>;
};

/** Anybody can send replies with the name of a guest. */
const MAX_OPEN_REPLIES = 25;

export type GuestListMatches = {
  /** An entry with the invitations that it answers for; null if it is not on the list. */
  find(id: number): InvitedHousehold | null;
  list(): GuestList;
  listInSteps(): Pausable<GuestList>;
};

type Match = { position: number | null; matchedBy: GuestListStatus['matchedBy'] };

/**
 * Finds the household that replied for each entry of the guest list: by the couple's decision, else
 * by personal link, else by email, else by full name if exactly one household and one entry have it.
 * Everything less certain is only a suggestion, and so is an open reply beside one by personal link.
 * Withdrawn replies are not matched. One entry takes a fraction of the time of all with their suggestions.
 */
export function* matchInSteps(
  { entries, decisions, merged }: StoredGuestList,
  households: readonly Household[],
): Pausable<GuestListMatches> {
  const invitations = Map.groupBy(merged.keys(), (id) => findKeptEntry(merged, id));
  const decisionsByEntry = Map.groupBy(decisions, ({ householdId }) => householdId);
  const positionsByTerm = yield* groupByTerm(households, getTerms);
  const entriesByName = yield* groupByTerm(entries, getNameTerms);
  const getPositions = (term: string): readonly number[] => positionsByTerm.get(term) ?? [];
  const getDecided = ({ id }: GuestListHousehold, isMatch: boolean): string[] =>
    (decisionsByEntry.get(id) ?? [])
      .filter((decision) => decision.isMatch === isMatch)
      .map(({ household }) => household);

  /** The entry itself and those that were merged into it. */
  function getInvitations({ id }: GuestListHousehold): number[] {
    return [id, ...(invitations.get(id) ?? [])];
  }

  const getKey = (position: number): string => households[position]?.key ?? '';

  function getConfirmed(entry: GuestListHousehold): number[] {
    return getDecided(entry, true).flatMap((key) => getPositions(`key ${key}`));
  }

  function createRejectedTest(entry: GuestListHousehold): (position: number) => boolean {
    const rejected = new Set(getDecided(entry, false));
    return (position) => rejected.size > 0 && rejected.has(getKey(position));
  }

  /** No more than are suggested: anybody can send many replies with the same name. */
  function findByName(entry: GuestListHousehold): number[] {
    const isRejected = createRejectedTest(entry);
    const found = new Set<number>();
    for (const term of getNameTerms(entry)) {
      for (const position of getPositions(term)) {
        if (!isRejected(position)) found.add(position);
        if (found.size === MAX_SUGGESTIONS) return [...found];
      }
    }
    return [...found];
  }

  /** The household of the link itself, else the last one that replied by it. */
  function findByInvitation(entry: GuestListHousehold): number | undefined {
    const isRejected = createRejectedTest(entry);
    const ids = getInvitations(entry);
    const positions = ids
      .flatMap((id) => getPositions(toInvitationTerm(id)))
      .filter((position) => !isRejected(position));
    const keys = ids.map(toInvitationKey);
    return positions.find((position) => keys.includes(getKey(position))) ?? positions.at(-1);
  }

  /**
   * An address that a guest replied from is more reliable than one that the couple typed. Households that
   * reply by a link of their own come last: anybody can type an address into the form of their link.
   */
  function findByEmail(entry: GuestListHousehold): number | undefined {
    const isRejected = createRejectedTest(entry);
    const ids = getInvitations(entry);
    const isOwn = (position: number) => {
      const household = households[position];
      return !household || !isRepliedByOthers(household, ids);
    };
    const terms = entry.emails.map(toEmailTerms);
    const found = [...terms.map(([replied]) => replied), ...terms.map(([, now]) => now)]
      .map((term) => getPositions(term))
      .flatMap((positions) => positions.findLast(isOwn) ?? positions.at(-1) ?? [])
      .filter((position) => !isRejected(position));
    return found.find(isOwn) ?? found[0];
  }

  function findMatch(entry: GuestListHousehold): Match {
    const [confirmed] = getConfirmed(entry);
    if (confirmed !== undefined) return { position: confirmed, matchedBy: 'couple' };
    const ownLink = findByInvitation(entry);
    if (ownLink !== undefined) return { position: ownLink, matchedBy: 'invitation' };
    const sameEmail = findByEmail(entry);
    if (sameEmail !== undefined) return { position: sameEmail, matchedBy: 'email' };
    const [sameName, ...others] = findByName(entry);
    const isUnique = getNameTerms(entry).every((term) => entriesByName.get(term)?.length === 1);
    if (sameName !== undefined && others.length === 0 && isUnique) {
      return { position: sameName, matchedBy: 'name' };
    }
    return { position: null, matchedBy: null };
  }

  /** The open replies that the entry's reply by link outranks, by address or name, until the couple decides. */
  function findOpenReplies(entry: GuestListHousehold, match: number): number[] {
    if (!isRepliedByLink(households[match])) return [];
    const isRejected = createRejectedTest(entry);
    const terms = [
      ...getInvitations(entry).map(toOpenTerm),
      ...entry.emails.flatMap(toEmailTerms),
      ...getNameTerms(entry),
    ];
    return [...new Set(terms.flatMap((term) => getPositions(term)))]
      .filter((position) => position !== match && !isRejected(position))
      .filter((position) => isSentOpenly(households[position]))
      .slice(0, MAX_OPEN_REPLIES);
  }

  function* listStatuses(): Pausable<GuestList> {
    if (entries.length === 0) return { guestList: [], notOnList: [] };
    const matches = yield* mapInSteps(entries, (entry) => ({ entry, ...findMatch(entry) }));
    const openReplies = yield* mapInSteps(matches, ({ entry, position }) =>
      position === null ? [] : findOpenReplies(entry, position),
    );
    const claimed = new Set([
      ...matches.flatMap(({ entry, position }) => [...getConfirmed(entry), position ?? []].flat()),
      ...openReplies.flat(),
    ]);
    const isMissing = ({ withdrawn }: Household, position: number) =>
      !withdrawn && !claimed.has(position);
    const suggest = yield* createSuggester(
      households.map((household, position) =>
        isMissing(household, position) ? household.current : null,
      ),
    );
    return {
      guestList: yield* mapInSteps(matches, ({ entry, position, matchedBy }, index) => ({
        entry,
        household: position === null ? null : getKey(position),
        matchedBy,
        suggestions: (position === null
          ? suggest(toSearchedName(entry), findByName(entry), createRejectedTest(entry))
          : (openReplies[index] ?? [])
        ).map(getKey),
      })),
      notOnList: households.filter(isMissing).map(({ key }) => key),
    };
  }

  return {
    find(id: number) {
      const entry = entries.find((one) => one.id === id);
      if (!entry) return null;
      const { position, matchedBy } = findMatch(entry);
      const matched = position === null ? null : (households[position] ?? null);
      return { entry, invitations: getInvitations(entry), matchedBy, matched };
    },
    list: () => runAtOnce(listStatuses()),
    listInSteps: listStatuses,
  };
}

/** The same without a pause. */
export function matchGuestList(
  list: StoredGuestList,
  households: readonly Household[],
): GuestListMatches {
  return runAtOnce(matchInSteps(list, households));
}

function isRepliedByLink(household: Household | undefined): boolean {
  return household !== undefined && listInvitations(household.history).length > 0;
}

/** Not a reply that the couple entered. */
function isSentOpenly(household: Household | undefined): boolean {
  const isSent = household?.history.some(({ by }) => by === 'guest') ?? false;
  return isSent && !isRepliedByLink(household);
}

/** The name with the people whose names it does not contain. */
function toSearchedName({ name, people }: GuestListHousehold): string {
  const words = new Set(splitName(name));
  const others = people
    .map(formatPerson)
    .filter((person) => splitName(person).some((word) => !words.has(word)));
  return [name, ...others].join(' & ');
}
