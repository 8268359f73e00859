import { DASHBOARD_SESSION_DAYS, renewGeneration } from '../platform/access/sessions.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';

/** *Delete all data* keeps ended sessions: without their rows, a copied cookie would work again. */
export const sessionsTable = defineTable(
  'sessions',
  {
    id: 'text',
    seen_at: 'text?',
    previous_at: 'text?',
    signed_out_at: 'text?',
    signed_in_at: 'text?',
    device: 'text?',
    host: 'integer?',
  },
  { title: 'dashboard sessions', contains: 'access', deleteAll: 'WHERE signed_out_at IS NULL' },
);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
// After a pause this long, the next request starts a new visit.
const VISIT_PAUSE_MS = 30 * MINUTE_MS;

export type Visit = {
  /** When the visit before this one ended; null without one. */
  previousAt: string | null;
  /** Whether it is time to record this visit again. Once a minute is enough. */
  isDue: boolean;
};

/** The visit that a request of the session at this time belongs to. Writes nothing. */
export async function getVisit(
  queries: Queries,
  session: string,
  now = Date.now(),
): Promise<Visit> {
  return toVisit(await findSession(queries, session), now);
}

/** Records that a session reads the guest data at this time. */
export async function recordVisit(
  database: Database,
  session: string,
  { host = null, now = Date.now() }: { host?: number | null; now?: number } = {},
): Promise<void> {
  await database.exclusiveTransaction(async (queries) => {
    const { isDue, previousAt } = await getVisit(queries, session, now);
    if (isDue) await saveVisit(queries, session, { seenAt: toTime(now), previousAt, host });
  });
}

/** Records a sign-in for the list of sessions; `device` is a rough name, `host` a co-host's id. */
export async function recordSignIn(
  queries: Queries,
  session: string,
  { device, host }: { device: string | null; host: number | null },
): Promise<void> {
  await queries.query(
    'INSERT INTO sessions (id, signed_in_at, device, host) VALUES ($1, $2, $3, $4)' +
      ' ON CONFLICT (id) DO UPDATE SET signed_in_at = excluded.signed_in_at,' +
      ' device = excluded.device, host = excluded.host',
    [session, toTime(Date.now()), device, host],
  );
}

/** The device of a session; null when it is not known. */
export async function findDevice(queries: Queries, session: string): Promise<string | null> {
  const [row] = await queries.query<{ device: string | null }>(
    'SELECT device FROM sessions WHERE id = $1',
    [session],
  );
  return row?.device ?? null;
}

/** A session that has not ended. An earlier version stored neither its sign-in nor its device. */
export type Session = {
  id: string;
  device: string | null;
  /** The co-host's name; null for the couple. */
  host: string | null;
  hostId: number | null;
  signedInAt: string | null;
  seenAt: string | null;
};

/** The sessions that have not ended, the last used first. */
export async function listSessions(queries: Queries): Promise<Session[]> {
  const rows = await queries.query<Session>(
    'SELECT sessions.id, device, hosts.name AS host, sessions.host AS "hostId",' +
      ' signed_in_at AS "signedInAt", seen_at AS "seenAt"' +
      ' FROM sessions LEFT JOIN hosts ON hosts.id = sessions.host' +
      ' WHERE signed_out_at IS NULL AND coalesce(signed_in_at, seen_at) >= $1' +
      ' ORDER BY coalesce(seen_at, signed_in_at) DESC, sessions.id',
    [toExpiryTime(Date.now())],
  );
  return rows;
}

/** Ends all sessions except one, which needs a cookie of the returned generation. */
export async function endOtherSessions(queries: Queries, session: string): Promise<string> {
  await queries.query('DELETE FROM sessions WHERE id <> $1', [session]);
  return renewGeneration(queries, 'dashboard');
}

export async function isSignedOut(queries: Queries, session: string): Promise<boolean> {
  return Boolean((await findSession(queries, session))?.signed_out_at);
}

/** Ends a session for good: a copy of its cookie is rejected, too. */
export async function endSession(
  queries: Queries,
  session: string,
  now = Date.now(),
): Promise<void> {
  // Cookies older than this are rejected by their age. Signed-out sessions stay: while a clock is
  // ahead for an hour, all would look expired, and their cookies would be valid again afterwards.
  await queries.query(
    'DELETE FROM sessions WHERE signed_out_at IS NULL AND coalesce(seen_at, signed_in_at) < $1',
    [toExpiryTime(now)],
  );
  await queries.query(
    'INSERT INTO sessions (id, signed_out_at) VALUES ($1, $2)' +
      ' ON CONFLICT (id) DO UPDATE SET signed_out_at = excluded.signed_out_at',
    [session, toTime(now)],
  );
}

/** Sessions that began before this time have expired. */
function toExpiryTime(now: number): string {
  return toTime(now - DASHBOARD_SESSION_DAYS * DAY_MS);
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

type Row = Pick<RowOf<typeof sessionsTable>, 'seen_at' | 'previous_at' | 'signed_out_at'>;

async function findSession(queries: Queries, session: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    'SELECT seen_at, previous_at, signed_out_at FROM sessions WHERE id = $1',
    [session],
  );
  return row;
}

function toVisit(row: Row | undefined, now: number): Visit {
  const pause = row?.seen_at ? now - Date.parse(row.seen_at) : 0;
  const previousAt = (pause > VISIT_PAUSE_MS ? row?.seen_at : row?.previous_at) ?? null;
  // A visit in the future means that the clock was set back. It must be overwritten: otherwise no
  // visit would be recorded until that time.
  return { isDue: !row?.seen_at || Math.abs(pause) > MINUTE_MS, previousAt };
}

async function saveVisit(
  queries: Queries,
  session: string,
  { seenAt, previousAt, host }: { seenAt: string; previousAt: string | null; host: number | null },
): Promise<void> {
  await queries.query(
    'INSERT INTO sessions (id, seen_at, previous_at, host) VALUES ($1, $2, $3, $4)' +
      ' ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at,' +
      ' previous_at = excluded.previous_at, host = excluded.host',
    [session, seenAt, previousAt, host],
  );
}

const BROWSERS: [name: string, pattern: RegExp][] = [
  // Most browsers also name Chrome or Safari, so the more particular ones come first.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const DEVICES: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A rough name of the device, as in "Safari on iPhone"; null for an unknown one. */
export function toDeviceName(userAgent = ''): string | null {
  const find = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, device] = [find(BROWSERS), find(DEVICES)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? null;
}
