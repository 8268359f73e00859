import { randomUUID } from 'node:crypto';
import {
  type HouseholdIndex,
  indexHouseholds,
  toHouseholdKey,
} from '../../domain/group-by-household.ts';
import {
  getChanges,
  type HostEntry,
  type Household,
  type HouseholdReply,
} from '../../domain/household.ts';
import type { Database, Queries } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { insertHostEntry, listHostEntries } from '../tables/host-entries.ts';
import { listRsvps } from '../tables/rsvps.ts';

/** Adds a reply that came to the hosts; throws when its address has a party already. */
export function addHousehold(database: Database, reply: HouseholdReply): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    refuseOwned(await fold(queries), reply.email);
    const key = reply.email === null ? `host:${randomUUID()}` : toHouseholdKey(reply.email);
    return enter(queries, { household: key, act: 'reply', reply });
  });
}

/** Puts another reply in the place of the current one; throws when the party has moved on. */
export function changeReply(
  database: Database,
  key: string,
  seen: string,
  reply: HouseholdReply,
): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    const all = await fold(queries);
    const household = seenHousehold(all, key, seen);
    if (getChanges(household.current, reply).length === 0) return household;
    if (reply.email !== household.current.email) refuseOwned(all, reply.email, key);
    return enter(queries, { household: key, act: 'reply', reply });
  });
}

/** Takes a party out of the count, or back into it; throws when the party has moved on. */
export function withdrawHousehold(
  database: Database,
  key: string,
  seen: string,
  act: 'withdraw' | 'restore',
): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    const household = seenHousehold(await fold(queries), key, seen);
    if (household.withdrawn === (act === 'withdraw')) return household;
    return enter(queries, { household: key, act, reply: null });
  });
}

async function fold(queries: Queries): Promise<HouseholdIndex> {
  return indexHouseholds(await listRsvps(queries), await listHostEntries(queries));
}

function seenHousehold({ households }: HouseholdIndex, key: string, seen: string): Household {
  const household = households.find((one) => one.key === key);
  if (!household) throw dashboardErrors.householdNotFound();
  if (household.version !== seen) throw dashboardErrors.conflict(household);
  return household;
}

/** Two parties under one address would count the same guests twice. */
function refuseOwned({ findByEmail }: HouseholdIndex, email: string | null, by?: string): void {
  const owner = email === null ? undefined : findByEmail(email);
  if (owner && owner.key !== by) throw dashboardErrors.emailTaken(owner);
}

async function enter(
  queries: Queries,
  entry: Pick<HostEntry, 'household' | 'act' | 'reply'>,
): Promise<Household> {
  await insertHostEntry(queries, entry);
  const household = (await fold(queries)).households.find(({ key }) => key === entry.household);
  if (!household) throw new Error('The entry made no party.');
  return household;
}
