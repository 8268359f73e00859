import { createHmac, randomBytes } from 'node:crypto';
import { visitorBlock } from '../http/visitor-block.ts';

/** Thirty guests behind a hotel's one address may answer in the same minute, and some answer twice. */
export const REPLIES_AT_ONCE = 40;
/** From then on twenty a minute, in milliseconds from one to the next. */
const EVERY = 3_000;
const SLOTS = 2 ** 20;

/** Counts a reply from an address: 0 when it may go on, or else the seconds to wait, uncounted. */
export type ReplyRate = (address: string) => number;

/**
 * Counts the replies that reach this process, in a table of a million slots that never grows: 8 MB at
 * most, and untouched pages of it take nothing. One number stands for a visitor: the time at which
 * all they sent is forgotten. The key is new at each start, so that nobody can aim at another's slot.
 */
export function replyRate({
  now = () => performance.now(),
  key = randomBytes(32),
}: {
  now?: () => number;
  key?: string | Buffer;
} = {}): ReplyRate {
  const forgottenAt = new Float64Array(SLOTS);

  return (address) => {
    const sum = createHmac('sha256', key).update(visitorBlock(address)).digest();
    const slot = sum.readUInt32BE() % SLOTS;
    const time = now();
    const from = Math.max(forgottenAt[slot] ?? 0, time);
    const wait = from + EVERY - (time + REPLIES_AT_ONCE * EVERY);
    if (wait > 0) return Math.ceil(wait / 1000);
    forgottenAt[slot] = from + EVERY;
    return 0;
  };
}
