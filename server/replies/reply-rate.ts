import { createHmac, randomBytes } from 'node:crypto';
import { toAddressBlock } from '../platform/http/visitor.ts';

/** Thirty guests in a hotel with one address may reply in the same minute, some of them twice. */
export const BURST_REPLIES = 40;
/** After the burst, twenty replies a minute. */
const INTERVAL_MS = 3_000;
const SLOTS = 2 ** 20;

/** Counts a reply from an address. Returns 0, or the seconds to wait if there are too many. */
export type ReplyRateLimiter = (address: string) => number;

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
