import { createHmac, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { apiErrors } from '../platform/http/api-error.ts';
import { toAddressBlock, type Visitor } from '../platform/http/visitor.ts';
import { type Log, warnOnceAMinute } from '../platform/log.ts';

/** As many replies as are stored in a tenth of a second: a guest beyond them would wait too long. */
export const MAX_CONCURRENT_REPLIES = 200;

/** As many replies as are stored in about a millisecond. */
const REPLIES_PER_TICK = 8;

export type ReplyLimits = {
  /** Rejects a reply that would not be stored soon, before its body is read. */
  rejectOverload: MiddlewareHandler;
  /** Does the work in one of the slots; throws ApiError when all are taken. */
  withSlot<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A reply takes a slot while it is stored, not while its body arrives: 200 slow senders would
 * otherwise lock out everybody else.
 */
export function createReplyLimits({
  settings,
  getVisitor,
  isStalled,
  log,
}: {
  settings: { rateLimit: boolean };
  getVisitor: (c: Context) => Visitor;
  isStalled: () => boolean;
  log: Log;
}): ReplyLimits {
  const warn = warnOnceAMinute(log);
  const rateLimiter = settings.rateLimit ? createReplyRateLimiter() : null;
  let slotsTaken = 0;
  let tick: Promise<unknown> = Promise.resolve();
  let replyCount = 0;

  /**
   * Lets a few replies start in each turn of the event loop. Node accepts one new connection in a
   * turn, so without this a page request would wait for a whole flood of replies.
   */
  function waitForTick(): Promise<unknown> {
    if (replyCount % REPLIES_PER_TICK === 0) tick = tick.then(() => new Promise(setImmediate));
    replyCount += 1;
    return tick;
  }

  function rejectWhenFull(): void {
    if (slotsTaken < MAX_CONCURRENT_REPLIES && !isStalled()) return;
    warn({ taken: slotsTaken, isStalled: isStalled() }, 'replies are rejected');
    throw apiErrors.overloaded();
  }

  return {
    async rejectOverload(c, next) {
      const waitSeconds = rateLimiter?.(getVisitor(c).address) ?? 0;
      if (waitSeconds > 0) throw apiErrors.tooManyReplies(waitSeconds);
      rejectWhenFull();
      await next();
    },
    async withSlot(work) {
      rejectWhenFull();
      slotsTaken += 1;
      try {
        await waitForTick();
        return await work();
      } finally {
        slotsTaken -= 1;
      }
    },
  };
}

/** Thirty guests in a hotel with one address may reply in the same minute, some of them twice. */
export const BURST_REPLIES = 40;
/** After the burst, twenty replies a minute. */
const INTERVAL_MS = 3_000;
const SLOTS = 2 ** 20;

/** Counts a reply from an address. Returns 0, or the seconds to wait if there are too many. */
type ReplyRateLimiter = (address: string) => number;

/**
 * Limits the replies that reach this process, by the generic cell rate algorithm: each address has
 * the time at which all its replies are forgotten. The table has a fixed size of 8 MB, so a flood
 * from many addresses neither grows it nor evicts anyone. The key is new at each start: an attacker
 * cannot pick an address that shares a guest's slot.
 */
export function createReplyRateLimiter({
  now = () => performance.now(),
  key = randomBytes(32),
}: {
  now?: () => number;
  key?: string | Buffer;
} = {}): ReplyRateLimiter {
  const forgottenAt = new Float64Array(SLOTS);

  return (address) => {
    const hash = createHmac('sha256', key).update(toAddressBlock(address)).digest();
    const slot = hash.readUInt32BE() % SLOTS;
    const time = now();
    const start = Math.max(forgottenAt[slot] ?? 0, time);
    const waitMs = start + INTERVAL_MS - (time + BURST_REPLIES * INTERVAL_MS);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    forgottenAt[slot] = start + INTERVAL_MS;
    return 0;
  };
}
