import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  addHouseholdSchema,
  changeReplySchema,
  replyVersionSchema,
} from '../../domain/dashboard/dashboard-api.ts';
import {
  addReplyChange,
  type HouseholdIndex,
  toHouseholdKey,
} from '../../domain/replies/group-by-household.ts';
import type { Household } from '../../domain/replies/household.ts';
import type { Reply } from '../../domain/replies/reply.ts';
import { listChanges } from '../../domain/replies/reply-changes.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { requireCouple } from '../accounts/routes.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { type Database, type Queries, writeIfPossible } from '../platform/database/database.ts';
import { jsonBody, smallBody } from '../platform/http/request-body.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { describeHousehold, eraseHousehold } from './household-data.ts';
import { insertReplyChange } from './reply-changes.ts';

/** The couple's changes of replies, and everything that is stored about one household. */
export function createHouseholdRoutes(
  database: Database,
  source: GuestDataSource,
  getSiteAddress: (c: Context) => string,
  warn: Log['warn'],
) {
  return (
    new Hono<DashboardEnv>()
      .post('/', jsonBody(addHouseholdSchema), async (c) => {
        const { id, reply } = c.req.valid('json');
        return c.json(await addHousehold(source, reply, getAuthor(c), id), 201);
      })
      .post('/:key/reply', jsonBody(changeReplySchema), async (c) => {
        const { version, reply } = c.req.valid('json');
        return c.json(await changeReply(source, c.req.param('key'), version, reply, getAuthor(c)));
      })
      .post('/:key/confirm', jsonBody(replyVersionSchema), async (c) => {
        const { version } = c.req.valid('json');
        return c.json(await confirmReply(source, c.req.param('key'), version, getAuthor(c)));
      })
      .post('/:key/withdraw', jsonBody(replyVersionSchema), async (c) => {
        const { version } = c.req.valid('json');
        return c.json(
          await withdrawHousehold(source, c.req.param('key'), version, 'withdraw', getAuthor(c)),
        );
      })
      .post('/:key/restore', jsonBody(replyVersionSchema), async (c) => {
        const { version } = c.req.valid('json');
        return c.json(
          await withdrawHousehold(source, c.req.param('key'), version, 'restore', getAuthor(c)),
        );
      })
      // One file for people to read.
      .get('/:key/data', async (c) => {
        const data = await describeHousehold(source, c.req.param('key'), getSiteAddress(c));
        if (!data) throw rejections.householdNotFound();
        await writeIfPossible(recordActivity(database, c.var.actor, 'household-exported'), warn);
        return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="household.json"',
        });
      })
      // Sent again, it only removes the bytes that another program still kept.
      .post('/:key/erase', requireCouple, smallBody, async (c) => {
        await eraseHousehold(source, c.req.param('key'), (queries) =>
          recordActivity(queries, c.var.actor, 'household-erased'),
        );
        if (!(await database.purgeDeletedRows())) throw rejections.erasedFileInUse();
        return c.body(null, 204);
      })
  );
}

/** Adds a reply; throws if a household with the same email address exists. */
export function addHousehold(
  source: GuestDataSource,
  reply: Reply,
  author: string | null = null,
  id: string = randomUUID(),
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    requireFreeEmail(index, reply.email);
    const key = reply.email === null ? `host:${id}` : toHouseholdKey(reply.email);
    const known = index.find(key);
    // Sent again, because the answer was lost.
    if (known && listChanges(known.current, reply).length === 0) return known;
    return storeEntry(queries, index, { household: key, action: 'reply', author, reply });
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
    return storeEntry(queries, index, { household: key, action: 'reply', author, reply });
  });
}

/** The couple confirmed the reply: a step in its history without a change. */
function confirmReply(
  source: GuestDataSource,
  key: string,
  version: string,
  author: string | null,
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    const { current } = requireVersion(index, key, version);
    return storeEntry(queries, index, { household: key, action: 'reply', author, reply: current });
  });
}

/** Withdraws or restores a reply; throws if the household has another version by now. */
function withdrawHousehold(
  source: GuestDataSource,
  key: string,
  version: string,
  action: 'withdraw' | 'restore',
  author: string | null,
): Promise<Household> {
  return source.exclusiveTransaction(async (queries, index) => {
    const household = requireVersion(index, key, version);
    if (household.withdrawn === (action === 'withdraw')) return household;
    return storeEntry(queries, index, { household: key, action, author, reply: null });
  });
}

function requireVersion(index: HouseholdIndex, key: string, version: string): Household {
  const household = index.find(key);
  if (!household) throw rejections.householdNotFound();
  if (household.version !== version) throw rejections.conflict(household);
  return household;
}

/** Two households with one email address would count the same guests twice. */
function requireFreeEmail(
  { findByEmail }: HouseholdIndex,
  email: string | null,
  ownKey?: string,
): void {
  const owner = email === null ? undefined : findByEmail(email);
  if (owner && owner.key !== ownKey) throw rejections.emailTaken(owner);
}

async function storeEntry(
  queries: Queries,
  index: HouseholdIndex,
  entry: Parameters<typeof insertReplyChange>[1],
): Promise<Household> {
  return addReplyChange(index.find(entry.household), await insertReplyChange(queries, entry));
}

/** The name of the co-host who makes a change; null for the couple. */
function getAuthor(c: Context<DashboardEnv>): string | null {
  return c.var.host?.name ?? null;
}
