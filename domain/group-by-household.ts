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

export function indexHouseholds(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): HouseholdIndex {
  const { add, list, findByEmail } = createHouseholdIndex();
  add(rsvps, entries);
  return { households: list(), findByEmail };
}

type Draft = Pick<Household, 'key' | 'withdrawn' | 'history' | 'hasCoupleEntries'> & {
  rsvpId: number;
  entryId: number;
  /** Null after a step. Its history is copied before the next step. */
  household: Household | null;
};

/** An index that new rows can be added to; households without a new row stay the same objects. */
export function createHouseholdIndex() {
  const drafts = new Map<string, Draft>();
  /** Addresses that the couple gave to a household with another key. */
  const aliases = new Map<string, { household: string; isUsed: boolean }>();
  let last: StoredRsvp | HostEntry | undefined;

  function getDraft(key: string): Draft {
    const draft = drafts.get(key) ?? {
      key,
      withdrawn: false,
      history: [],
      hasCoupleEntries: false,
      rsvpId: 0,
      entryId: 0,
      household: null,
    };
    drafts.set(key, draft);
    return draft;
  }

  /** An address that has its own household keeps it; an alias applies to other addresses only. */
  function findKey(email: string): string {
    const key = toHouseholdKey(email);
    return drafts.has(key) ? key : (aliases.get(key)?.household ?? key);
  }

  function addStep(draft: Draft, step: HistoryEntry): void {
    if (draft.household) draft.history = [...draft.history];
    draft.household = null;
    draft.history.push(step);
  }

  function addRsvp({ id, created_at, ...reply }: StoredRsvp): void {
    const key = findKey(reply.email);
    const alias = aliases.get(toHouseholdKey(reply.email));
    if (alias?.household === key) alias.isUsed = true;
    const draft = getDraft(key);
    addStep(draft, { at: created_at, by: 'guest', action: 'reply', reply });
    draft.withdrawn = false;
    draft.rsvpId = id;
  }

  function addEntry({ id, created_at, household, act, reply }: HostEntry): void {
    if (act === 'reply' && reply) {
      const draft = getDraft(household);
      addStep(draft, { at: created_at, by: 'couple', action: act, reply });
      draft.hasCoupleEntries = true;
      draft.entryId = id;
      setAlias(household, reply);
      return;
    }
    const draft = drafts.get(household);
    const current = draft?.history.at(-1)?.reply;
    if (!draft || !current) return;
    addStep(draft, { at: created_at, by: 'couple', action: act, reply: current });
    draft.hasCoupleEntries = true;
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

  return {
    /** Adds rows; false, and nothing is added, if a row belongs before one that was added earlier. */
    add(rsvps: readonly StoredRsvp[], entries: readonly HostEntry[]): boolean {
      const rows = [...inStoredOrder(rsvps, entries)];
      const [first] = rows;
      if (first && last && !isBefore(last, first)) return false;
      for (const row of rows) {
        if ('act' in row) addEntry(row);
        else addRsvp(row);
      }
      last = rows.at(-1) ?? last;
      return true;
    },
    list: () => Array.from(drafts.values(), toHousehold),
    findByEmail(email: string): Household | undefined {
      const draft = drafts.get(findKey(email));
      return draft && toHousehold(draft);
    },
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

function isBefore(a: StoredRsvp | HostEntry, b: StoredRsvp | HostEntry): boolean {
  const [afterA, afterB] = [a, b].map((row) => ('act' in row ? row.after_rsvp : row.id));
  if (afterA !== afterB) return Number(afterA) < Number(afterB);
  return 'act' in b && (!('act' in a) || a.id < b.id);
}

function toHousehold(draft: Draft): Household {
  if (draft.household) return draft.household;
  const { key, withdrawn, history, hasCoupleEntries, rsvpId, entryId } = draft;
  const [first, last] = [history.at(0), history.at(-1)] as [HistoryEntry, HistoryEntry];
  draft.household = {
    key,
    version: `${rsvpId}.${entryId}`,
    current: last.reply,
    withdrawn,
    hasCoupleEntries,
    firstAt: first.at,
    lastAt: last.at,
    history,
  };
  return draft.household;
}
