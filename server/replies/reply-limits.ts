import type { Context, MiddlewareHandler } from 'hono';
import { apiErrors } from '../platform/http/api-error.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { type Log, warnOnceAMinute } from '../platform/log.ts';
import type { ReplyRateLimiter } from './reply-rate.ts';

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
  getVisitor,
  rateLimiter,
  isStalled,
  log,
}: {
  getVisitor: (c: Context) => Visitor;
  /** Null sets no limit for an address. */
  rateLimiter: ReplyRateLimiter | null;
  isStalled: () => boolean;
  log: Log;
}): ReplyLimits {
  const warn = warnOnceAMinute(log);
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
