import type { HistoryEntry, HostEntry, HostReply, Household } from './household.ts';
import type { StoredRsvp } from './rsvp.ts';

/** The key of the party that replies from an address. */
export function householdKey(email: string): string {
  return `email:${email.trim().toLowerCase()}`;
}

/** The parties that guests' replies and hosts' entries make, in the order of their first step. */
export function groupByHousehold(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): Household[] {
  return foldReplies(rsvps, entries).households;
}

export type Fold = {
  households: Household[];
  /** The party that a reply from this address would belong to, if there is one. */
  ownerOf(email: string): Household | undefined;
};

type Draft = Pick<Household, 'key' | 'withdrawn' | 'history'> & { rsvp: number; entry: number };

/** As `groupByHousehold`, and who owns an address. */
export function foldReplies(rsvps: readonly StoredRsvp[], entries: readonly HostEntry[]): Fold {
  const drafts = new Map<string, Draft>();
  const aliases = new Map<string, { household: string; used: boolean }>();

  function draftOf(key: string): Draft {
    const draft = drafts.get(key) ?? { key, withdrawn: false, history: [], rsvp: 0, entry: 0 };
    drafts.set(key, draft);
    return draft;
  }

  /** An address that has a party of its own stays with it; a host's word decides about others. */
  function ownerKey(email: string): string {
    const key = householdKey(email);
    return drafts.has(key) ? key : (aliases.get(key)?.household ?? key);
  }

  function addGuests(rsvp: StoredRsvp): void {
    const key = ownerKey(rsvp.email);
    const alias = aliases.get(householdKey(rsvp.email));
    if (alias?.household === key) alias.used = true;
    const draft = draftOf(key);
    const { id, created_at, ...reply } = rsvp;
    draft.history.push({ at: created_at, by: 'guest', act: 'reply', reply });
    draft.withdrawn = false;
    draft.rsvp = id;
  }

  function addHosts({ id, created_at, household, act, reply }: HostEntry): void {
    if (act === 'reply' && reply) {
      const draft = draftOf(household);
      draft.history.push({ at: created_at, by: 'host', act, reply });
      draft.entry = id;
      giveAddress(household, reply);
      return;
    }
    const draft = drafts.get(household);
    const held = draft?.history.at(-1)?.reply;
    if (!draft || !held) return;
    draft.history.push({ at: created_at, by: 'host', act, reply: held });
    draft.withdrawn = act === 'withdraw';
    draft.entry = id;
  }

  function giveAddress(household: string, { email }: HostReply): void {
    // A mistyped address that is mended must not keep a stranger's later reply for this party.
    for (const [address, alias] of aliases) {
      if (alias.household === household && !alias.used) aliases.delete(address);
    }
    if (email === null || ownerKey(email) !== householdKey(email)) return;
    if (!drafts.has(householdKey(email)))
      aliases.set(householdKey(email), { household, used: false });
  }

  for (const item of inOrder(rsvps, entries)) {
    if ('act' in item) addHosts(item);
    else addGuests(item);
  }
  const households = new Map([...drafts].map(([key, draft]) => [key, householdOf(draft)]));
  return {
    households: [...households.values()],
    ownerOf: (email) => households.get(ownerKey(email)),
  };
}

/** By the order in which they were stored, never by their times: clocks jump. */
function* inOrder(
  rsvps: readonly StoredRsvp[],
  entries: readonly HostEntry[],
): Generator<StoredRsvp | HostEntry> {
  const hosts = entries.toSorted((a, b) => a.after_rsvp - b.after_rsvp || a.id - b.id);
  let next = 0;
  for (const rsvp of rsvps.toSorted((a, b) => a.id - b.id)) {
    for (let entry = hosts[next]; entry && entry.after_rsvp < rsvp.id; entry = hosts[next]) {
      yield entry;
      next += 1;
    }
    yield rsvp;
  }
  yield* hosts.slice(next);
}

function householdOf({ key, withdrawn, history, rsvp, entry }: Draft): Household {
  const [first, last] = [history.at(0), history.at(-1)] as [HistoryEntry, HistoryEntry];
  return {
    key,
    version: `${rsvp}.${entry}`,
    current: last.reply,
    withdrawn,
    byHand: history.some(({ by }) => by === 'host'),
    firstAt: first.at,
    lastAt: last.at,
    history,
  };
}
