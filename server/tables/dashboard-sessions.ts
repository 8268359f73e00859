import { SESSION_DAYS } from '../access/dashboard-session.ts';
import type { Database, Queries } from '../database/database.ts';

export const SESSION_COLUMNS = ['id', 'seen_at', 'previous_at', 'signed_out_at'] as const;

const MINUTE = 60_000;
// Who looks again after a pause this long comes anew.
const PAUSE = 30 * MINUTE;

type Row = { seen_at: string | null; previous_at: string | null; signed_out_at: string | null };

async function rowOf(queries: Queries, session: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    'SELECT seen_at, previous_at, signed_out_at FROM desk_sessions WHERE id = $1',
    [session],
  );
  return row;
}

/** Notes that a session looks at the book; gives when it last looked before this visit. */
export async function noteVisit(
  database: Database,
  session: string,
  now = Date.now(),
): Promise<string | null> {
  const seen = visitOf(await rowOf(database, session), now);
  // Once a minute is enough: the page asks at every change, and a transaction holds up everyone.
  if (!seen.isNews) return seen.previous;
  return database.exclusiveTransaction(async (queries) => {
    const { isNews, previous } = visitOf(await rowOf(queries, session), now);
    if (isNews) await write(queries, session, now, previous);
    return previous;
  });
}

function visitOf(row: Row | undefined, now: number): { isNews: boolean; previous: string | null } {
  const pause = row?.seen_at ? now - Date.parse(row.seen_at) : 0;
  const previous = (pause > PAUSE ? row?.seen_at : row?.previous_at) ?? null;
  // A look from the future: the clock was set back since, and would stand still until then.
  return { isNews: !row || Math.abs(pause) > MINUTE, previous };
}

async function write(queries: Queries, session: string, now: number, previous: string | null) {
  await queries.query(
    'INSERT INTO desk_sessions (id, seen_at, previous_at) VALUES ($1, $2, $3)' +
      ' ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, previous_at = excluded.previous_at',
    [session, new Date(now).toISOString(), previous],
  );
}

/** When the session last looked before this visit. */
export async function previousVisit(queries: Queries, session: string): Promise<string | null> {
  return (await rowOf(queries, session))?.previous_at ?? null;
}

export async function isSignedOut(queries: Queries, session: string): Promise<boolean> {
  return Boolean((await rowOf(queries, session))?.signed_out_at);
}

/** Ends a session for good, also for who has copied its cookie. */
export async function endSession(database: Database, session: string, now = Date.now()) {
  const longAgo = new Date(now - SESSION_DAYS * 24 * 60 * MINUTE).toISOString();
  await database.exclusiveTransaction(async (queries) => {
    // A cookie this old is refused for its age. Who has signed out is kept: by a clock that runs
    // ahead for an hour, all would be old, and their cookies good again after it.
    await queries.query('DELETE FROM desk_sessions WHERE signed_out_at IS NULL AND seen_at < $1', [
      longAgo,
    ]);
    await queries.query(
      'INSERT INTO desk_sessions (id, signed_out_at) VALUES ($1, $2)' +
        ' ON CONFLICT (id) DO UPDATE SET signed_out_at = excluded.signed_out_at',
      [session, new Date(now).toISOString()],
    );
  });
}
