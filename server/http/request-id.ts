import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { visitorBlock } from './visitor-block.ts';

// None that is taken for another when it is read out.
const EMAILS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A name for one request that failed, short enough to be said on the telephone. */
export function requestId(): string {
  return Array.from({ length: 6 }, () => EMAILS[randomInt(EMAILS.length)]).join('');
}

/**
 * Tells in the log whether two lines are of one visitor, and not who that is. The key is new at each
 * start: all addresses there are could be tried otherwise.
 */
export function visitorMarks(key = randomBytes(32)): (address: string) => string {
  return (address) =>
    createHmac('sha256', key).update(visitorBlock(address)).digest('base64url').slice(0, 6);
}
