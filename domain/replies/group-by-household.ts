import type { EntryStatus } from '../guest-list/guest-list.ts';
import { normalizeAddress } from './email-address.ts';
import type {
  HistoryEntry,
  HostEntry,
  Household,
  HouseholdHistory,
  HouseholdReply,
} from './household.ts';
import type { StoredRsvp } from './rsvp.ts';

/**
 * The key of a household that first replies from this address. It is stored with the couple's entries, so it is not
 * the form in which addresses are compared.
 */
export function toHouseholdKey(email: string): string {
  return `email:${email.trim().toLowerCase()}`;
}

/** The key of the household that replies by the personal link of an entry of the guest list. */
export function toInvitationKey(entryId: number): string {
  return `invitation:${entryId}`;
}

/**
 * The key of open replies from an address whose household replied by the personal link of an entry. They have a
 * history of their own: a reply by link outranks them.
 */
export function toOpenKey(entryId: number, number: number, email: string): string {
  return `host:open-${entryId}.${number}:${normalizeAddress(email)}`;
}

/** The entry in such a key; null in any other. */
export function findOpenKeyEntry(key: string): number | null {
  const id = /^host:open-(\d+)\./.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** A household before and after rows were added. Its position in the list never changes. */
export type ChangedHousehold = { position: number; before?: Household; household: Household };

export type HouseholdIndex = ReturnType<typeof createHouseholdIndex>;

type Draft = {
  key: string;
  history: HistoryEntry[];
  position: number;
  rsvpId: number;
  rsvpIds: number[];
  entryId: number;
  /** The entry by whose personal link the last reply was sent; null for open replies. */
  invitation: number | null;
  /** Null after a step. Its history is copied before the next step. */
  household: Household | null;
};

/** An index that new rows can be added to; households without a new row stay the same objects. */
export function createHouseholdIndex() {
  const drafts = new Map<string, Draft>();
  /** Addresses that the couple gave to a household with another key. */
  const aliases = new Map<string, { household: string; isUsed: boolean }>();
  /** The keys of the households that first used an address, which can be written in several ways. */
  const owners = new Map<string, string>();
  /** The drafts that are changed by the rows being added, with their households before. */
  const changed = new Map<Draft, Household | null>();
  let last: StoredRsvp | HostEntry | undefined;

  function createDraft(key: string): Draft {
    return {
      key,
      history: [],
      position: drafts.size,
      rsvpId: 0,
      rsvpIds: [],
      entryId: 0,
      invitation: null,
      household: null,
    };
  }

  function openDraft(key: string): Draft {
    const draft = drafts.get(key) ?? createDraft(key);
    if (!drafts.has(key)) {
      drafts.set(key, draft);
      const address = normalizeAddress(key);
      if (!owners.has(address)) owners.set(address, key);
    }
    if (!changed.has(draft)) changed.set(draft, draft.household);
    if (draft.household) draft.history = [...draft.history];
    draft.household = null;
    return draft;
  }

  /** An address that has its own household keeps it. */
  function findKey(email: string): string {
    const key = toHouseholdKey(email);
    if (drafts.has(key)) return key;
    const address = normalizeAddress(key);
    return aliases.get(address)?.household ?? owners.get(address) ?? key;
  }

  /** The household of an open reply: never one that replied by personal link, which outranks it. */
  function findOpenKey(email: string, ownerKey: string): string {
    let key = ownerKey;
    // The couple may have given those of before to the household of the link.
    for (let number = 1; ; number += 1) {
      const entry = drafts.get(key)?.invitation ?? null;
      if (entry === null) return key;
      key = toOpenKey(entry, number, email);
    }
  }

  function find(key: string): Household | undefined {
    const draft = drafts.get(key);
    return draft && toHousehold(draft);
  }

  function addRsvp({ id, created_at, ...reply }: StoredRsvp): void {
    const emailKey = toHouseholdKey(reply.email);
    const ownerKey = findKey(reply.email);
    const { household, invitation } = reply.answers ?? {};
    const key = household ?? findOpenKey(reply.email, ownerKey);
    const address = normalizeAddress(emailKey);
    const alias = aliases.get(address);
    if (alias?.household === key) alias.isUsed = true;
    const isFree = ownerKey === emailKey && !drafts.has(emailKey);
    if (isFree && key !== emailKey) owners.set(address, key);
    const draft = openDraft(key);
    draft.history.push({ at: created_at, by: 'guest', action: 'reply', reply });
    draft.rsvpId = id;
    draft.rsvpIds.push(id);
    draft.invitation = invitation ?? draft.invitation;
  }

  function addEntry(entry: HostEntry): void {
    // A household whose replies were deleted cannot be withdrawn or restored.
    if (entry.act !== 'reply' && !drafts.has(entry.household)) return;
    addEntryTo(openDraft(entry.household), entry);
    if (entry.reply) setAlias(entry.household, entry.reply);
  }

  function setAlias(household: string, { email }: HouseholdReply): void {
    // Once the couple corrects a mistyped address, a reply from the wrong address must not be added
    // to this household.
    for (const [address, alias] of aliases) {
      if (alias.household === household && !alias.isUsed) aliases.delete(address);
    }
    if (email === null) return;
    const key = toHouseholdKey(email);
    if (findKey(email) !== key || drafts.has(key)) return;
    aliases.set(normalizeAddress(key), { household, isUsed: false });
  }

  return {
    /**
     * Adds rows and returns the changed households; null, and nothing is added, if a row belongs
     * before one that was added earlier.
     */
    add(rsvps: readonly StoredRsvp[], entries: readonly HostEntry[]): ChangedHousehold[] | null {
      const rows = [...inStoredOrder(rsvps, entries)];
      const [first] = rows;
      if (first && last && !isBefore(last, first)) return null;
      changed.clear();
      for (const row of rows) {
        if ('act' in row) addEntry(row);
        else addRsvp(row);
      }
      last = rows.at(-1) ?? last;
      return Array.from(changed, ([draft, before]) => ({
        position: draft.position,
        household: toHousehold(draft),
        ...(before && { before }),
      }));
    },
    list: () => Array.from(drafts.values(), toHousehold),
    find,
    /** The guests' replies of a household, oldest first. */
    listRsvpIds: (key: string): readonly number[] => drafts.get(key)?.rsvpIds ?? [],
    /** The household as it will be after one more entry of the couple, which is not added. */
    preview(entry: HostEntry): Household {
      const draft = drafts.get(entry.household) ?? createDraft(entry.household);
      const copy = { ...draft, history: [...draft.history], household: null };
      addEntryTo(copy, entry);
      return toHousehold(copy);
    },
    /** The household that a new reply from this address would belong to. */
    findByEmail: (email: string) => find(findKey(email)),
  };
}

function addEntryTo(draft: Draft, { id, created_at, act, author, reply }: HostEntry): void {
  const current = reply ?? draft.history.at(-1)?.reply;
  if (!current) return;
  draft.history.push({
    at: created_at,
    by: 'couple',
    ...(author && { author }),
    action: act,
    reply: current,
  });
  draft.entryId = id;
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

/** Its module imports no schema, because the dashboard's sign-in loads it, too. */
export function computeHousehold({ key, version, history }: HouseholdHistory): Household {
  const [first, last] = [history.at(0), history.at(-1)] as [HistoryEntry, HistoryEntry];
  // The couple may change a withdrawn reply; only a guest's reply restores it, too.
  const decisive = history.findLast(({ action, by }) => action !== 'reply' || by === 'guest');
  return {
    ...{ key, version, history },
    current: last.reply,
    withdrawn: decisive?.action === 'withdraw',
    hasCoupleEntries: history.some(({ by }) => by === 'couple'),
    firstAt: first.at,
    lastAt: last.at,
  };
}

/**
 * Open replies wait while the couple has not decided about them: they are suggested for an entry that has a reply
 * by its personal link, and belong to no other entry. Nothing counts them, as if they were withdrawn.
 */
export function markWaiting(
  households: readonly Household[],
  guestList: readonly EntryStatus[],
): Household[] {
  const matched = new Set(guestList.map(({ household }) => household));
  const waiting = new Set(
    guestList
      .flatMap(({ household, suggestions }) => (household === null ? [] : suggestions))
      .filter((key) => !matched.has(key)),
  );
  return households.map((household) => {
    if (waiting.has(household.key)) return { ...household, withdrawn: true, isWaiting: true };
    return household.isWaiting ? computeHousehold(household) : household;
  });
}

function toHousehold(draft: Draft): Household {
  const { key, history, rsvpId, entryId } = draft;
  draft.household ??= computeHousehold({ key, version: `${rsvpId}.${entryId}`, history });
  return draft.household;
}
