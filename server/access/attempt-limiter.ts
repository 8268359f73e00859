import { createHmac, randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { toAddressBlock } from '../http/visitor.ts';
import { countAttempt, deleteOldAttempts, removeAttempt } from '../tables/password-attempts.ts';

/** Ten password attempts per minute and address. */
export const MAX_ATTEMPTS = 10;
export const WINDOW_MS = 60_000;

/** Limits password attempts per address. Several copies of the server may share the counts. */
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

/** The gate and the dashboard count separately. */
export type AttemptLimiters = Readonly<Record<'dashboard' | 'gate', AttemptLimiter>>;

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
  return { dashboard: createMemoryLimiter(options), gate: createMemoryLimiter(options) };
}

function createMemoryLimiter({
  now = () => performance.now(),
  key = randomBytes(32),
}: MemoryOptions): AttemptLimiter {
  // Ten expiry times per slot. The operating system allocates no memory for untouched pages.
  const expiresAt = new Float64Array(SLOTS * MAX_ATTEMPTS);

  function getSlot(address: string): Float64Array {
    const at = createHmac('sha256', key).update(toAddressBlock(address)).digest().readUInt16BE();
    return expiresAt.subarray(at * MAX_ATTEMPTS, (at + 1) * MAX_ATTEMPTS);
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
  const limit = { maxAttempts: MAX_ATTEMPTS, windowSeconds: WINDOW_MS / 1000 };
  let cleanedAt = performance.now();

  async function cleanUpOnceAWindow(): Promise<void> {
    if (performance.now() - cleanedAt < WINDOW_MS) return;
    cleanedAt = performance.now();
    await deleteOldAttempts(database, limit.windowSeconds);
  }

  function createPostgresLimiter(kind: keyof AttemptLimiters): AttemptLimiter {
    // The database must not contain visitors' addresses.
    const hash = (address: string) =>
      createHmac('sha256', key).update(toAddressBlock(address)).digest('base64url');
    return {
      async take(address) {
        await cleanUpOnceAWindow();
        return countAttempt(database, { kind, visitor: hash(address) }, limit);
      },
      refund: (address) => removeAttempt(database, { kind, visitor: hash(address) }),
    };
  }

  return { dashboard: createPostgresLimiter('dashboard'), gate: createPostgresLimiter('gate') };
}
