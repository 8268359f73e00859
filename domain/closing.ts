import type { Wedding } from './wedding.ts';

export type Closing = Pick<Wedding['rsvp'], 'closed' | 'closesAt'>;

/** When replies close, in milliseconds since 1970; Infinity when they never do. */
export function closingTime({ closesAt }: Closing): number {
  return closesAt ? Date.parse(closesAt) : Number.POSITIVE_INFINITY;
}

/** What a guest is told whose reply comes too late, in one line. */
export function closedMessage({ closed }: Closing): string {
  return closed ? `${closed.text} ${closed.link.text}` : 'Replies are closed.';
}
