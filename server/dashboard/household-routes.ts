import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  addHouseholdSchema,
  changeReplySchema,
  withdrawalSchema,
} from '../../domain/dashboard-api.ts';
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
import { parseBody } from '../http/request-body.ts';
import { insertHostEntry, listHostEntries } from '../tables/host-entries.ts';
import { listRsvps } from '../tables/rsvps.ts';

export function postHousehold(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { reply } = await parseBody(c, addHouseholdSchema);
    return c.json(await addHousehold(database, reply), 201);
  };
}

export function postReply(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { version, reply } = await parseBody(c, changeReplySchema);
    return c.json(await changeReply(database, getKey(c), version, reply));
  };
}

export function postWithdrawal(database: Database, act: 'withdraw' | 'restore') {
  return async (c: Context): Promise<Response> => {
    const { version } = await parseBody(c, withdrawalSchema);
    return c.json(await withdrawHousehold(database, getKey(c), version, act));
  };
}

/** Adds a reply; throws if a household with the same email address exists. */
export function addHousehold(database: Database, reply: HouseholdReply): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    requireFreeEmail(await loadHouseholds(queries), reply.email);
    const key = reply.email === null ? `host:${randomUUID()}` : toHouseholdKey(reply.email);
    return storeEntry(queries, { household: key, act: 'reply', reply });
  });
}

/** Changes a reply; throws if the household has another version by now. */
export function changeReply(
  database: Database,
  key: string,
  version: string,
  reply: HouseholdReply,
): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    const index = await loadHouseholds(queries);
    const household = requireVersion(index, key, version);
    if (getChanges(household.current, reply).length === 0) return household;
    if (reply.email !== household.current.email) requireFreeEmail(index, reply.email, key);
    return storeEntry(queries, { household: key, act: 'reply', reply });
  });
}

/** Withdraws or restores a reply; throws if the household has another version by now. */
function withdrawHousehold(
  database: Database,
  key: string,
  version: string,
  act: 'withdraw' | 'restore',
): Promise<Household> {
  return database.exclusiveTransaction(async (queries) => {
    const household = requireVersion(await loadHouseholds(queries), key, version);
    if (household.withdrawn === (act === 'withdraw')) return household;
    return storeEntry(queries, { household: key, act, reply: null });
  });
}

async function loadHouseholds(queries: Queries): Promise<HouseholdIndex> {
  return indexHouseholds(await listRsvps(queries), await listHostEntries(queries));
}

function requireVersion({ households }: HouseholdIndex, key: string, version: string): Household {
  const household = households.find((one) => one.key === key);
  if (!household) throw dashboardErrors.householdNotFound();
  if (household.version !== version) throw dashboardErrors.conflict(household);
  return household;
}

/** Two households with one email address would count the same guests twice. */
function requireFreeEmail(
  { findByEmail }: HouseholdIndex,
  email: string | null,
  ownKey?: string,
): void {
  const owner = email === null ? undefined : findByEmail(email);
  if (owner && owner.key !== ownKey) throw dashboardErrors.emailTaken(owner);
}

async function storeEntry(
  queries: Queries,
  entry: Pick<HostEntry, 'household' | 'act' | 'reply'>,
): Promise<Household> {
  await insertHostEntry(queries, entry);
  const { households } = await loadHouseholds(queries);
  const household = households.find(({ key }) => key === entry.household);
  if (!household) throw new Error('The entry did not create a household.');
  return household;
}

function getKey(c: Context): string {
  return c.req.param('key') ?? '';
}
