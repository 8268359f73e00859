import type { Queries } from '../database/database.ts';

export type AttemptKey = { kind: string; visitor: string };
export type AttemptLimit = { maxAttempts: number; windowSeconds: number };

/**
 * Counts a password attempt unless the limit is reached, by the database's clock. Returns 0, or the
 * seconds until the next attempt is allowed. Only on PostgreSQL.
 */
export async function countAttempt(
  queries: Queries,
  { kind, visitor }: AttemptKey,
  { maxAttempts, windowSeconds }: AttemptLimit,
): Promise<number> {
  const windowStart = `now() - interval '${windowSeconds} seconds'`;
  const recent =
    'ARRAY(SELECT at FROM unnest(password_tries.tried_at) WITH ORDINALITY AS tried (at, place)' +
    ` WHERE at > ${windowStart} ORDER BY place)`;
  // One statement: the row is locked from reading to counting, whichever copy of the server asks.
  const [row] = await queries.query<{ counted: boolean; seconds: number }>(
    'INSERT INTO password_tries (kind, visitor, tried_at) VALUES ($1, $2, ARRAY[now()])' +
      ' ON CONFLICT (kind, visitor) DO UPDATE SET tried_at = CASE' +
      ` WHEN cardinality(${recent}) < ${maxAttempts} THEN ${recent} || now() ELSE ${recent} END` +
      ' RETURNING tried_at[cardinality(tried_at)] = now() AS counted,' +
      ` ceil(extract(epoch FROM tried_at[1] - (${windowStart}))) AS seconds`,
    [kind, visitor],
  );
  if (row?.counted) return 0;
  // A statement that waited for the row is older than the first attempt: more than the window is left.
  return Math.min(Math.max(1, row?.seconds ?? windowSeconds), windowSeconds);
}

/** Removes the newest attempt. */
export async function removeAttempt(
  queries: Queries,
  { kind, visitor }: AttemptKey,
): Promise<void> {
  await queries.query(
    'UPDATE password_tries SET tried_at = tried_at[1:cardinality(tried_at) - 1]' +
      ' WHERE kind = $1 AND visitor = $2',
    [kind, visitor],
  );
}

/** Deletes the rows of visitors without attempts in the window. */
export async function deleteOldAttempts(queries: Queries, windowSeconds: number): Promise<void> {
  await queries.query(
    'DELETE FROM password_tries WHERE coalesce(tried_at[cardinality(tried_at)], ' +
      `'-infinity') < now() - interval '${windowSeconds} seconds'`,
  );
}
