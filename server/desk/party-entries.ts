import { randomUUID } from 'node:crypto';
import { changesBetween } from '../../domain/changes.ts';
import { type Fold, foldReplies, partyKeyOf } from '../../domain/parties.ts';
import type { HostEntry, HostReply, Party } from '../../domain/party.ts';
import type { Database, Queries } from '../database/database.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import { insertHostEntry, listHostEntries } from '../tables/host-entries.ts';
import { listRsvps } from '../tables/rsvps.ts';

/** Adds a reply that came to the hosts; throws when its address has a party already. */
export function addParty(database: Database, reply: HostReply): Promise<Party> {
  return database.transaction(async (queries) => {
    refuseOwned(await fold(queries), reply.email);
    const key = reply.email === null ? `host:${randomUUID()}` : partyKeyOf(reply.email);
    return enter(queries, { party: key, act: 'reply', reply });
  });
}

/** Puts another reply in the place of the current one; throws when the party has moved on. */
export function amendParty(
  database: Database,
  key: string,
  seen: string,
  reply: HostReply,
): Promise<Party> {
  return database.transaction(async (queries) => {
    const all = await fold(queries);
    const party = seenParty(all, key, seen);
    if (changesBetween(party.current, reply).length === 0) return party;
    if (reply.email !== party.current.email) refuseOwned(all, reply.email, key);
    return enter(queries, { party: key, act: 'reply', reply });
  });
}

/** Takes a party out of the count, or back into it; throws when the party has moved on. */
export function withdrawParty(
  database: Database,
  key: string,
  seen: string,
  act: 'withdraw' | 'restore',
): Promise<Party> {
  return database.transaction(async (queries) => {
    const party = seenParty(await fold(queries), key, seen);
    if (party.withdrawn === (act === 'withdraw')) return party;
    return enter(queries, { party: key, act, reply: null });
  });
}

async function fold(queries: Queries): Promise<Fold> {
  return foldReplies(await listRsvps(queries), await listHostEntries(queries));
}

function seenParty({ parties }: Fold, key: string, seen: string): Party {
  const party = parties.find((one) => one.key === key);
  if (!party) throw deskRefusal.unknownParty();
  if (party.version !== seen) throw deskRefusal.changed(party);
  return party;
}

/** Two parties under one address would count the same guests twice. */
function refuseOwned({ ownerOf }: Fold, email: string | null, by?: string): void {
  const owner = email === null ? undefined : ownerOf(email);
  if (owner && owner.key !== by) throw deskRefusal.alreadyThere(owner);
}

async function enter(
  queries: Queries,
  entry: Pick<HostEntry, 'party' | 'act' | 'reply'>,
): Promise<Party> {
  await insertHostEntry(queries, entry);
  const party = (await fold(queries)).parties.find(({ key }) => key === entry.party);
  if (!party) throw new Error('The entry made no party.');
  return party;
}
