import { normalizeAddress } from '../emails/email-address.ts';
import type { GuestListStatus } from '../guest-list/guest-list.ts';
import { type Pausable, runAtOnce } from '../pausable.ts';
import type { HistoryEntry, Household, HouseholdHistory, ReplyChange } from './household.ts';
import type { Reply, StoredReply } from './reply.ts';

/**
 * The key of a household that first replies from this address. It is stored with the couple's entries, so it is not
 * the form in which addresses are compared.
 */
export function toHouseholdKey(email: string): string {
  return `email:${email.trim().toLowerCase()}`;
}

/** The key of the household that replies by the personal link of an entry of the guest list. */
export function toInvitationKey(householdId: number): string {
  return `invitation:${householdId}`;
}

/**
 * The key of open replies from an address whose household replied by the personal link of an entry. They have a
 * history of their own: a reply by link outranks them.
 */
export function toOpenKey(householdId: number, number: number, email: string): string {
  return `host:open-${householdId}.${number}:${normalizeAddress(email)}`;
}

/** The entry in such a key; null in any other. */
export function findOpenKeyEntry(key: string): number | null {
  const id = /^host:open-(\d+)\./.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

export type HouseholdIndex = {
  households: Household[];
  find(key: string): Household | undefined;
  /** The household that a new reply from this address would belong to. */
  findByEmail(email: string): Household | undefined;
  /** The guests' replies of a household, oldest first. */
  listRsvpIds(key: string): readonly number[];
};

type Draft = {
  key: string;
  history: HistoryEntry[];
  rsvpIds: number[];
  changeId: number;
  /** The entry by whose personal link the last reply was sent; null for open replies. */
  invitation: number | null;
};

/** The households of all rows, in the order of their first step. */
export function createHouseholdIndex(
  rsvps: readonly StoredReply[],
  entries: readonly ReplyChange[],
): HouseholdIndex {
  return runAtOnce(indexHouseholds(rsvps, entries));
}

export function* indexHouseholds(
  rsvps: readonly StoredReply[],
  entries: readonly ReplyChange[],
): Pausable<HouseholdIndex> {
  const drafts = new Map<string, Draft>();
  /** Addresses that the couple gave to a household with another key. */
  const aliases = new Map<string, { household: string; isUsed: boolean }>();
  /** The keys of the households that first used an address, which can be written in several ways. */
  const owners = new Map<string, string>();

  function openDraft(key: string): Draft {
    const known = drafts.get(key);
    if (known) return known;
    const draft = { key, history: [], rsvpIds: [], changeId: 0, invitation: null };
    drafts.set(key, draft);
    const address = normalizeAddress(key);
    if (!owners.has(address)) owners.set(address, key);
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

  function addRsvp({ id, repliedAt, ...reply }: StoredReply): void {
    const emailKey = toHouseholdKey(reply.email);
    const ownerKey = findKey(reply.email);
    const { household, invitation } = reply;
    const key = household ?? findOpenKey(reply.email, ownerKey);
    const address = normalizeAddress(emailKey);
    const alias = aliases.get(address);
    if (alias?.household === key) alias.isUsed = true;
    const isFree = ownerKey === emailKey && !drafts.has(emailKey);
    if (isFree && key !== emailKey) owners.set(address, key);
    const draft = openDraft(key);
    draft.history.push({ at: repliedAt, by: 'guest', action: 'reply', reply });
    draft.rsvpIds.push(id);
    draft.invitation = invitation ?? draft.invitation;
  }

  function addChange(change: ReplyChange): void {
    // A household whose replies were deleted cannot be withdrawn or restored.
    if (change.action !== 'reply' && !drafts.has(change.household)) return;
    const draft = openDraft(change.household);
    const step = toStep(change, draft.history);
    if (!step) return;
    draft.history.push(step);
    draft.changeId = change.id;
    if (change.reply) setAlias(change.household, change.reply);
  }

  function setAlias(household: string, { email }: Reply): void {
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

  for (const row of inStoredOrder(rsvps, entries)) {
    if ('action' in row) addChange(row);
    else addRsvp(row);
    yield;
  }
  const households = new Map<string, Household>();
  for (const { key, history, rsvpIds, changeId } of drafts.values()) {
    const version = `${rsvpIds.at(-1) ?? 0}.${changeId}`;
    households.set(key, computeHousehold({ key, version, history }));
    yield;
  }
  return {
    households: [...households.values()],
    find: (key) => households.get(key),
    findByEmail: (email) => households.get(findKey(email)),
    listRsvpIds: (key) => drafts.get(key)?.rsvpIds ?? [],
  };
}

/** A household after one more entry of the couple, which may be its first. */
export function addReplyChange(before: Household | undefined, entry: ReplyChange): Household {
  const { history, version } = before ?? { history: [], version: '0.0' };
  const [rsvpId] = version.split('.');
  const step = toStep(entry, history);
  return computeHousehold({
    key: entry.household,
    version: `${rsvpId}.${entry.id}`,
    history: step ? [...history, step] : history,
  });
}

function toStep(
  { created_at, action, author, reply }: ReplyChange,
  history: readonly HistoryEntry[],
): HistoryEntry | null {
  const current = reply ?? history.at(-1)?.reply;
  if (!current) return null;
  return {
    at: created_at,
    by: 'couple',
    ...(author && { author }),
    action,
    reply: current,
  };
}

/** Ordered by ids, not by times: a server's clock can jump. */
function* inStoredOrder(
  rsvps: readonly StoredReply[],
  entries: readonly ReplyChange[],
): Generator<StoredReply | ReplyChange> {
  const sorted = entries.toSorted((a, b) => a.after_reply - b.after_reply || a.id - b.id);
  let next = 0;
  for (const rsvp of rsvps.toSorted((a, b) => a.id - b.id)) {
    for (let entry = sorted[next]; entry && entry.after_reply < rsvp.id; entry = sorted[next]) {
      yield entry;
      next += 1;
    }
    yield rsvp;
  }
  yield* sorted.slice(next);
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
  guestList: readonly GuestListStatus[],
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
