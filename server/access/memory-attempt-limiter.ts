import { createHmac, randomBytes } from 'node:crypto';
import { visitorBlock } from '../http/visitor-block.ts';
import {
  type AttemptLimiter,
  type AttemptLimiters,
  MAX_ATTEMPTS,
  WINDOW,
} from './attempt-limiter.ts';

const SLOTS = 2 ** 16;

type Options = { now?: () => number; key?: string | Buffer };

/**
 * Counts the tries of one process in a table that never grows: 65,536 slots of ten tries each. Nothing
 * is ever dropped to make room, so that nobody gets rid of their own count by sending others' tries.
 * Two visitors may meet in a slot and share its ten; the key is chosen at each start, so that nobody
 * can aim at another's. Who fills the whole table keeps it closed, and needs 11,000 tries a second.
 */
export function createMemoryLimiters(options: Options = {}): AttemptLimiters {
  return { dashboard: countTries(options), gate: countTries(options) };
}

function countTries({
  now = () => performance.now(),
  key = randomBytes(32),
}: Options): AttemptLimiter {
  // The time at which a try is forgotten. Untouched pages of it take no memory.
  const forgottenAt = new Float64Array(SLOTS * MAX_ATTEMPTS);

  function slotOf(address: string): Float64Array {
    const at = createHmac('sha256', key).update(visitorBlock(address)).digest().readUInt16BE();
    return forgottenAt.subarray(at * MAX_ATTEMPTS, (at + 1) * MAX_ATTEMPTS);
  }

  return {
    async take(address) {
      const slot = slotOf(address);
      const time = now();
      const first = Math.min(...slot);
      if (first > time) return Math.ceil((first - time) / 1000);
      slot[slot.indexOf(first)] = time + WINDOW;
      return 0;
    },
    async refund(address) {
      const slot = slotOf(address);
      slot[slot.indexOf(Math.max(...slot))] = 0;
    },
  };
}
