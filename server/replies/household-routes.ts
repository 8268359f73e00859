import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  addHouseholdSchema,
  changeReplySchema,
  replyVersionSchema,
} from '../../domain/dashboard/dashboard-api.ts';
import {
  addHostEntry,
  type HouseholdIndex,
  toHouseholdKey,
} from '../../domain/replies/group-by-household.ts';
import type { Household } from '../../domain/replies/household.ts';
import type { Reply } from '../../domain/replies/reply.ts';
import { listChanges } from '../../domain/replies/reply-changes.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Queries } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { parseBody } from '../platform/http/request-body.ts';
import { insertHostEntry } from './host-entries.ts';

/** The dashboard's routes that change replies. */
export function createHouseholdRoutes(source: GuestDataSource) {
  async function postHousehold(c: Context<DashboardEnv>): Promise<Response> {
    const { reply } = await parseBody(c, addHouseholdSchema);
    return c.json(await addHousehold(source, reply, getAuthor(c)), 201);
  }

  async function postReply(c: Context<DashboardEnv>): Promise<Response> {
    const { version, reply } = await parseBody(c, changeReplySchema);
    return c.json(await changeReply(source, getKey(c), version, reply, getAuthor(c)));
  }

  async function withdrawOrRestore(
    c: Context<DashboardEnv>,
    act: 'withdraw' | 'restore',
  ): Promise<Response> {
    const { version } = await parseBody(c, replyVersionSchema);
    return c.json(await withdrawHousehold(source, getKey(c), version, act, getAuthor(c)));
  }

  /** Stores that the couple confirmed the reply: a step in its history without a change. */
  async function postConfirmation(c: Context<DashboardEnv>): Promise<Response> {
    const { version } = await parseBody(c, replyVersionSchema);
    return c.json(
      await source.exclusiveTransaction(async (queries, index) => {
        const { key, current } = requireVersion(index, getKey(c), version);
        const author = getAuthor(c);
        return storeEntry(queries, index, { household: key, act: 'reply', author, reply: current });
      }),
    );
  }

  return {
    postHousehold,
    postReply,
    postConfirmation,
    postWithdrawal: (c: Context<DashboardEnv>) => withdrawOrRestore(c, 'withdraw'),
    postRestoration: (c: Context<DashboardEnv>) => withdrawOrRestore(c, 'restore'),
  };
}

/** Adds a reply; throws if a household with the same email address exists. */
export function addHousehold(
  source: GuestDataSource,
  reply: Reply,
  author: string | null = null,
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    requireFreeEmail(index, reply.email);
    const key = reply.email === null ? `host:${randomUUID()}` : toHouseholdKey(reply.email);
    return storeEntry(queries, index, { household: key, act: 'reply', author, reply });
  });
}

/** Changes a reply; throws if the household has another version by now. */
export function changeReply(
  source: GuestDataSource,
  key: string,
  version: string,
  reply: Reply,
  author: string | null = null,
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    const household = requireVersion(index, key, version);
    if (listChanges(household.current, reply).length === 0) return household;
    if (reply.email !== household.current.email) requireFreeEmail(index, reply.email, key);
    return storeEntry(queries, index, { household: key, act: 'reply', author, reply });
  });
}

/** Withdraws or restores a reply; throws if the household has another version by now. */
function withdrawHousehold(
  source: GuestDataSource,
  key: string,
  version: string,
  act: 'withdraw' | 'restore',
  author: string | null,
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    const household = requireVersion(index, key, version);
    if (household.withdrawn === (act === 'withdraw')) return household;
    return storeEntry(queries, index, { household: key, act, author, reply: null });
  });
}

function requireVersion(index: HouseholdIndex, key: string, version: string): Household {
  const household = index.find(key);
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
  index: HouseholdIndex,
  entry: Parameters<typeof insertHostEntry>[1],
): Promise<Household> {
  return addHostEntry(index.find(entry.household), await insertHostEntry(queries, entry));
}

/** The name of the co-host who makes a change; null for the couple. */
function getAuthor(c: Context<DashboardEnv>): string | null {
  return c.var.host?.name ?? null;
}

function getKey(c: Context): string {
  return c.req.param('key') ?? '';
}
