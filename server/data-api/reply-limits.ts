import type { Context, MiddlewareHandler } from 'hono';
import { apiErrors } from '../http/api-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { type Log, onceAMinute } from '../log.ts';
import type { ReplyRate } from './reply-rate.ts';

/** What is stored in a tenth of a second; whoever comes after waits for nothing. */
export const MOST_AT_A_TIME = 200;

/** How many are stored before the event loop goes round: a millisecond's worth. */
const A_ROUND = 8;

export type ReplyLimits = {
  /** Refuses at once what would not be stored soon, before any of it is read. */
  refuse: MiddlewareHandler;
  /** Does the work in one of the places there are; throws ApiError when all are taken. */
  inPlace<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A place is taken while a reply is stored, not while it arrives: or else two hundred slow senders
 * would keep all others out. The event loop goes round after every few replies, because it takes one
 * new connection a round: who asks for a page would wait for the whole flood.
 */
export function replyLimits({
  visitorOf,
  rate,
  isStalled,
  log,
}: {
  visitorOf: (c: Context) => Visitor;
  /** Null counts nobody. */
  rate: ReplyRate | null;
  isStalled: () => boolean;
  log: Log;
}): ReplyLimits {
  let taken = 0;
  const warn = onceAMinute(log);
  let round: Promise<unknown> = Promise.resolve();
  let came = 0;

  /** Resolves for one after the other, a few in each round of the event loop. */
  function nextRound(): Promise<unknown> {
    if (came % A_ROUND === 0) round = round.then(() => new Promise(setImmediate));
    came += 1;
    return round;
  }

  function refuseWhenFull(): void {
    if (taken < MOST_AT_A_TIME && !isStalled()) return;
    warn({ taken, isStalled: isStalled() }, 'replies are refused');
    throw apiErrors.full();
  }

  return {
    async refuse(c, next) {
      const seconds = rate?.(visitorOf(c).address) ?? 0;
      if (seconds > 0) throw apiErrors.tooMany(seconds);
      refuseWhenFull();
      await next();
    },
    async inPlace(work) {
      refuseWhenFull();
      taken += 1;
      try {
        await nextRound();
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
