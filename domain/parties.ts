import type { HostEntry, HostReply, Party, PartyStep } from './party.ts';
import type { StoredRsvp } from './rsvp.ts';

/** The key of the party that replies from an address. */
export function partyKeyOf(email: string): string {
  return `email:${email.trim().toLowerCase()}`;
}

/** The parties that guests' replies and hosts' entries make, in the order of their first step. */
export function partiesOf(rsvps: readonly StoredRsvp[], entries: readonly HostEntry[]): Party[] {
  return foldReplies(rsvps, entries).parties;
}

export type Fold = {
  parties: Party[];
  /** The party that a reply from this address would belong to, if there is one. */
  ownerOf(email: string): Party | undefined;
};

type Draft = Pick<Party, 'key' | 'withdrawn' | 'history'> & { rsvp: number; entry: number };

/** As `partiesOf`, and who owns an address. */
export function foldReplies(rsvps: readonly StoredRsvp[], entries: readonly HostEntry[]): Fold {
  const drafts = new Map<string, Draft>();
  const aliases = new Map<string, { party: string; used: boolean }>();

  function draftOf(key: string): Draft {
    const draft = drafts.get(key) ?? { key, withdrawn: false, history: [], rsvp: 0, entry: 0 };
    drafts.set(key, draft);
    return draft;
  }

  /** An address that has a party of its own stays with it; a host's word decides about others. */
  function ownerKey(email: string): string {
    const key = partyKeyOf(email);
    return drafts.has(key) ? key : (aliases.get(key)?.party ?? key);
  }

  function addGuests(rsvp: StoredRsvp): void {
    const key = ownerKey(rsvp.email);
    const alias = aliases.get(partyKeyOf(rsvp.email));
    if (alias?.party === key) alias.used = true;
    const draft = draftOf(key);
    const { id, created_at, ...reply } = rsvp;
    draft.history.push({ at: created_at, by: 'guest', act: 'reply', reply });
    draft.withdrawn = false;
    draft.rsvp = id;
  }

  function addHosts({ id, created_at, party, act, reply }: HostEntry): void {
    if (act === 'reply' && reply) {
      const draft = draftOf(party);
      draft.history.push({ at: created_at, by: 'host', act, reply });
      draft.entry = id;
      giveAddress(party, reply);
      return;
    }
    const draft = drafts.get(party);
    const held = draft?.history.at(-1)?.reply;
    if (!draft || !held) return;
    draft.history.push({ at: created_at, by: 'host', act, reply: held });
    draft.withdrawn = act === 'withdraw';
    draft.entry = id;
  }

  function giveAddress(party: string, { email }: HostReply): void {
    // A mistyped address that is mended must not keep a stranger's later reply for this party.
    for (const [address, alias] of aliases) {
      if (alias.party === party && !alias.used) aliases.delete(address);
    }
    if (email === null || ownerKey(email) !== partyKeyOf(email)) return;
    if (!drafts.has(partyKeyOf(email))) aliases.set(partyKeyOf(email), { party, used: false });
  }

  for (const item of inOrder(rsvps, entries)) {
    if ('act' in item) addHosts(item);
    else addGuests(item);
  }
  const parties = new Map([...drafts].map(([key, draft]) => [key, partyOf(draft)]));
  return { parties: [...parties.values()], ownerOf: (email) => parties.get(ownerKey(email)) };
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

function partyOf({ key, withdrawn, history, rsvp, entry }: Draft): Party {
  const [first, last] = [history.at(0), history.at(-1)] as [PartyStep, PartyStep];
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
