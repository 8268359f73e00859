import type { HistoryEntry, HostEntry, Household, HouseholdReply } from './household.ts';
import type { StoredRsvp } from './rsvp.ts';

/** The key of the household that replies from this address. */
export function toHouseholdKey(email: string): string {
  return `email:${email.trim().toLowerCase()}`;
}

/** Builds the households and their histories from all rows, in the order of their first step. */
export function groupByHousehold(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): Household[] {
  return indexHouseholds(rsvps, entries).households;
}

export type HouseholdIndex = {
  households: Household[];
  /** The household that a new reply from this address would belong to. */
  findByEmail(email: string): Household | undefined;
};

type Draft = Pick<Household, 'key' | 'withdrawn' | 'history'> & { rsvpId: number; entryId: number };

export function indexHouseholds(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): HouseholdIndex {
  const drafts = new Map<string, Draft>();
  /** Addresses that the couple gave to a household with another key. */
  const aliases = new Map<string, { household: string; isUsed: boolean }>();

  function getDraft(key: string): Draft {
    const draft = drafts.get(key) ?? {
      key,
      withdrawn: false,
      history: [],
      rsvpId: 0,
      entryId: 0,
    };
    drafts.set(key, draft);
    return draft;
  }

  /** An address that has its own household keeps it; an alias applies to other addresses only. */
  function findKey(email: string): string {
    const key = toHouseholdKey(email);
    return drafts.has(key) ? key : (aliases.get(key)?.household ?? key);
  }

  function addRsvp({ id, created_at, ...reply }: StoredRsvp): void {
    const key = findKey(reply.email);
    const alias = aliases.get(toHouseholdKey(reply.email));
    if (alias?.household === key) alias.isUsed = true;
    const draft = getDraft(key);
    draft.history.push({ at: created_at, by: 'guest', action: 'reply', reply });
    draft.withdrawn = false;
    draft.rsvpId = id;
  }

  function addEntry({ id, created_at, household, act, reply }: HostEntry): void {
    if (act === 'reply' && reply) {
      const draft = getDraft(household);
      draft.history.push({ at: created_at, by: 'couple', action: act, reply });
      draft.entryId = id;
      setAlias(household, reply);
      return;
    }
    const draft = drafts.get(household);
    const current = draft?.history.at(-1)?.reply;
    if (!draft || !current) return;
    draft.history.push({ at: created_at, by: 'couple', action: act, reply: current });
    draft.withdrawn = act === 'withdraw';
    draft.entryId = id;
  }

  function setAlias(household: string, { email }: HouseholdReply): void {
    // Once the couple corrects a mistyped address, a reply from the wrong address must not be added
    // to this household.
    for (const [address, alias] of aliases) {
      if (alias.household === household && !alias.isUsed) aliases.delete(address);
    }
    if (email === null || findKey(email) !== toHouseholdKey(email)) return;
    if (!drafts.has(toHouseholdKey(email))) {
      aliases.set(toHouseholdKey(email), { household, isUsed: false });
    }
  }

  for (const row of inStoredOrder(rsvps, entries)) {
    if ('act' in row) addEntry(row);
    else addRsvp(row);
  }
  const households = new Map([...drafts].map(([key, draft]) => [key, toHousehold(draft)]));
  return {
    households: [...households.values()],
    findByEmail: (email) => households.get(findKey(email)),
  };
}

/** Ordered by ids, not by times: a server's clock can jump. */
function* inStoredOrder(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): Generator<StoredRsvp | HostEntry> {
  const sorted = entries.toSorted((a, b) => a.after_rsvp - b.after_rsvp || a.id - b.id);
  let next = 0;
  for (const rsvp of rsvps.toSorted((a, b) => a.id - b.id)) {
    for (let entry = sorted[next]; entry && entry.after_rsvp < rsvp.id; entry = sorted[next]) {
      yield entry;
      next += 1;
    }
    yield rsvp;
  }
  yield* sorted.slice(next);
}

function toHousehold({ key, withdrawn, history, rsvpId, entryId }: Draft): Household {
  const [first, last] = [history.at(0), history.at(-1)] as [HistoryEntry, HistoryEntry];
  return {
    key,
    version: `${rsvpId}.${entryId}`,
    current: last.reply,
    withdrawn,
    hasCoupleEntries: history.some(({ by }) => by === 'couple'),
    firstAt: first.at,
    lastAt: last.at,
    history,
  };
}
