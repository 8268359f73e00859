import type { Context } from 'hono';
import {
  ACTIVITY_DAYS,
  type Activity,
  type ActivityEntry,
  type ActivityResponse,
} from '../../domain/accounts/activity.ts';
import { getLastEnd } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { shortenAddress, type Visitor } from '../platform/http/visitor.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import { toDeviceName } from './dashboard-sessions.ts';

/** *Delete all data* keeps it, because it names no guest and says who deleted them. */
export const activityTable = defineTable(
  'activity',
  {
    id: 'id',
    created_at: 'text',
    action: 'text',
    detail: 'text?',
    author: 'text?',
    device: 'text?',
    address: 'text?',
  },
  { title: 'activity log', contains: 'access' },
);

/** Who does something, and from where. */
export type Actor = Pick<ActivityEntry, 'author' | 'device' | 'address'>;

export function describeActor(
  c: Context,
  host: { name: string } | null,
  { address }: Visitor,
): Actor {
  return {
    author: host?.name ?? null,
    device: toDeviceName(c.req.header('User-Agent')),
    address: shortenAddress(address),
  };
}

export async function recordActivity(
  queries: Queries,
  { author, device, address }: Actor,
  action: Activity,
  detail: string | null = null,
): Promise<void> {
  await queries.query(
    'INSERT INTO activity (action, detail, author, device, address) VALUES ($1, $2, $3, $4, $5)',
    [action, detail, author, device, address],
  );
}

/** When something was last done; null if it is not in the log. */
export async function findLastActivity(queries: Queries, action: Activity): Promise<string | null> {
  const [last] = await queries.query<{ at: string }>(
    'SELECT created_at AS at FROM activity WHERE action = $1 ORDER BY id DESC LIMIT 1',
    [action],
  );
  return last?.at ?? null;
}

const HOUR_MS = 60 * 60 * 1000;
/** Of all addresses together, so that many of them cannot fill the log. */
const FAILURES_PER_HOUR = 20;

/** Records one failed sign-in of an address an hour. */
export async function recordFailedSignIn(
  queries: Queries,
  { device, address }: Actor,
  now = Date.now(),
): Promise<void> {
  const failures = await queries.query<{ address: string | null }>(
    "SELECT address FROM activity WHERE action = 'sign-in-failed' AND created_at > $1",
    [new Date(now - HOUR_MS).toISOString()],
  );
  const isKnown = failures.some((failure) => failure.address === address);
  if (isKnown || failures.length >= FAILURES_PER_HOUR) return;
  await recordActivity(queries, { author: null, device, address }, 'sign-in-failed');
}

const ENTRIES_PER_PAGE = 25;

/** The entries before the one with this id, newest first. */
export async function listActivity(queries: Queries, before: number): Promise<ActivityResponse> {
  const rows = await queries.query<ActivityEntry>(
    'SELECT id, created_at AS at, action, detail, author, device, address FROM activity' +
      ` WHERE id < $1 ORDER BY id DESC LIMIT ${ENTRIES_PER_PAGE + 1}`,
    [before],
  );
  return { entries: rows.slice(0, ENTRIES_PER_PAGE), hasMore: rows.length > ENTRIES_PER_PAGE };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the entries whose time is over. */
export async function deleteExpiredActivity(
  queries: Queries,
  document: WeddingDocument,
  now = Date.now(),
): Promise<void> {
  const expiredBefore = now - ACTIVITY_DAYS * DAY_MS;
  if (Date.parse(getLastEnd(document)) >= expiredBefore) return;
  await queries.query('DELETE FROM activity WHERE created_at < $1', [
    new Date(expiredBefore).toISOString(),
  ]);
}

/** Deletes expired entries now and once a day, until `stopping`. */
export function expireActivity(
  queries: Queries,
  getDocument: () => WeddingDocument,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): void {
  const run = () =>
    deleteExpiredActivity(queries, getDocument()).catch((error) =>
      log.error(toLoggableError(error), 'expired entries of the activity log were not deleted'),
    );
  const timer = setInterval(run, DAY_MS).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
  void run();
}
