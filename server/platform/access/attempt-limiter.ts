import { createHmac, randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { isReadOnly } from '../database/storage-error.ts';
import { toAddressBlock } from '../http/visitor.ts';

/** Ten password attempts per minute and address. */
export const MAX_ATTEMPTS = 10;
/** Wrong passwords per minute for the dashboard, from all addresses together. */
export const MAX_DASHBOARD_ATTEMPTS = 100;
const WINDOW_MS = 60_000;

/** Limits password attempts. Several copies of the server may share the counts. */
export type AttemptLimiter = {
  /**
   * Checks and counts one attempt in one step, so that attempts sent at the same time are all
   * counted. Returns 0 when the attempt is allowed, or else the seconds to wait; a rejected attempt
   * is not counted.
   */
  take(address: string): Promise<number>;
  /** Uncounts an attempt with the right password. */
  refund(address: string): Promise<void>;
};

/**
 * Each form counts separately. `sharing` counts the tokens of links for helpers, `invitation` the codes of
 * personal links.
 */
export type AttemptLimiters = Readonly<
  Record<'dashboard' | 'gate' | 'sharing' | 'invitation', AttemptLimiter>
>;

type MemoryOptions = { now?: () => number; key?: string | Buffer };

const SLOTS = 2 ** 16;

/**
 * Counts attempts in the memory of this process, in a table of fixed size: 65,536 slots of ten
 * attempts. No count is dropped to make room, so an attacker cannot reset their own count with
 * attempts from other addresses. Two visitors may share a slot and its ten attempts; the key is new
 * at each start, so nobody can aim at another visitor's slot. To lock everybody out, an attacker has
 * to fill the whole table, with 11,000 attempts a second.
 */
export function createMemoryLimiters(options: MemoryOptions = {}): AttemptLimiters {
  return createLimiters((_, maxAttempts) => createMemoryLimiter(maxAttempts, options));
}

function createLimiters(
  create: (kind: string, maxAttempts: number) => AttemptLimiter,
): AttemptLimiters {
  const ceiling = create('dashboard of all addresses', MAX_DASHBOARD_ATTEMPTS);
  return {
    dashboard: withCeiling(create('dashboard', MAX_ATTEMPTS), ceiling),
    gate: create('gate', MAX_ATTEMPTS),
    sharing: create('sharing', MAX_ATTEMPTS),
    invitation: create('invitation', MAX_ATTEMPTS),
  };
}

function createMemoryLimiter(
  maxAttempts: number,
  { now = () => performance.now(), key = randomBytes(32) }: MemoryOptions = {},
): AttemptLimiter {
  // The limit for all addresses together needs one slot.
  const slots = maxAttempts === MAX_ATTEMPTS ? SLOTS : 1;
  // An expiry time per attempt, created by the first one.
  let expiresAt: Float64Array | undefined;

  function getSlot(address: string): Float64Array {
    expiresAt ??= new Float64Array(slots * maxAttempts);
    const hash = createHmac('sha256', key).update(toAddressBlock(address)).digest();
    const at = hash.readUInt16BE() % slots;
    return expiresAt.subarray(at * maxAttempts, (at + 1) * maxAttempts);
  }

  return {
    async take(address) {
      const slot = getSlot(address);
      const time = now();
      const first = Math.min(...slot);
      if (first > time) return Math.ceil((first - time) / 1000);
      slot[slot.indexOf(first)] = time + WINDOW_MS;
      return 0;
    },
    async refund(address) {
      const slot = getSlot(address);
      slot[slot.indexOf(Math.max(...slot))] = 0;
    },
  };
}

/** Counts the attempts of all copies of the server together. */
export function createPostgresLimiters(database: Queries, key: string): AttemptLimiters {
  const windowSeconds = WINDOW_MS / 1000;
  let cleanedAt = performance.now();

  async function cleanUpOnceAWindow(): Promise<void> {
    if (performance.now() - cleanedAt < WINDOW_MS) return;
    cleanedAt = performance.now();
    await deleteOldAttempts(database, windowSeconds);
  }

  return createLimiters((kind, maxAttempts) => {
    // The database must not contain visitors' addresses.
    const hash = (address: string) =>
      createHmac('sha256', key).update(toAddressBlock(address)).digest('base64url');
    // While the database is read-only, each copy counts for itself: guests can still enter and read.
    const inMemory = createMemoryLimiter(maxAttempts);
    return {
      async take(address) {
        const attempt = { kind, visitor: hash(address) };
        try {
          await cleanUpOnceAWindow();
          return await countAttempt(database, attempt, { maxAttempts, windowSeconds });
        } catch (error) {
          if (isReadOnly(error)) return inMemory.take(address);
          throw error;
        }
      },
      async refund(address) {
        try {
          await removeAttempt(database, { kind, visitor: hash(address) });
        } catch (error) {
          if (!isReadOnly(error)) throw error;
          await inMemory.refund(address);
        }
      },
    };
  });
}

const ALL_ADDRESSES = '*';

/**
 * Also limits the attempts of all addresses together: an attacker with thousands of addresses would have
 * thousands of guesses. Addresses that have sent the right password since the start are exempt, so that an
 * attacker at the ceiling does not lock out the couple at home.
 */
function withCeiling(perAddress: AttemptLimiter, ceiling: AttemptLimiter): AttemptLimiter {
  const known = new Set<string>();
  return {
    async take(address) {
      const seconds = await perAddress.take(address);
      if (seconds > 0 || known.has(toAddressBlock(address))) return seconds;
      const secondsOfAll = await ceiling.take(ALL_ADDRESSES);
      if (secondsOfAll > 0) await perAddress.refund(address);
      return secondsOfAll;
    },
    async refund(address) {
      await perAddress.refund(address);
      const block = toAddressBlock(address);
      if (known.has(block)) return;
      known.add(block);
      await ceiling.refund(ALL_ADDRESSES);
    },
  };
}

type AttemptKey = { kind: string; visitor: string };
type AttemptLimit = { maxAttempts: number; windowSeconds: number };

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
    'ARRAY(SELECT at FROM unnest(password_attempts.attempted_at) WITH ORDINALITY AS tried (at, place)' +
    ` WHERE at > ${windowStart} ORDER BY place)`;
  // One statement: the row is locked from reading to counting, whichever copy of the server asks.
  const counted = await queries.query(
    'INSERT INTO password_attempts (kind, visitor, attempted_at) VALUES ($1, $2, ARRAY[now()])' +
      ` ON CONFLICT (kind, visitor) DO UPDATE SET attempted_at = ${recent} || now()` +
      ` WHERE cardinality(${recent}) < ${maxAttempts} RETURNING kind`,
    [kind, visitor],
  );
  if (counted.length > 0) return 0;
  const [row] = await queries.query<{ seconds: number | null }>(
    `SELECT ceil(extract(epoch FROM min(at) - (${windowStart}))) AS seconds` +
      ' FROM password_attempts, unnest(attempted_at) AS at' +
      ` WHERE kind = $1 AND visitor = $2 AND at > ${windowStart}`,
    [kind, visitor],
  );
  // A statement that waited for the row is older than the first attempt: more than the window is left.
  return Math.min(Math.max(1, row?.seconds ?? 1), windowSeconds);
}

/** Removes the newest attempt. */
async function removeAttempt(queries: Queries, { kind, visitor }: AttemptKey): Promise<void> {
  await queries.query(
    'UPDATE password_attempts SET attempted_at = attempted_at[1:cardinality(attempted_at) - 1]' +
      ' WHERE kind = $1 AND visitor = $2',
    [kind, visitor],
  );
}

/** Deletes the rows of visitors without attempts in the window. */
async function deleteOldAttempts(queries: Queries, windowSeconds: number): Promise<void> {
  await queries.query(
    'DELETE FROM password_attempts WHERE coalesce(attempted_at[cardinality(attempted_at)], ' +
      `'-infinity') < now() - interval '${windowSeconds} seconds'`,
  );
}
