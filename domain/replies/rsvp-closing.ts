import type { Wedding } from '../wedding/wedding.ts';

export type Closing = Pick<Wedding['rsvp'], 'closed' | 'closesAt'>;

/** The time after which no reply is accepted, in milliseconds since 1970; Infinity without one. */
export function getClosingTime({ closesAt }: Closing): number {
  return closesAt ? Date.parse(closesAt) : Number.POSITIVE_INFINITY;
}

/** The message for a reply that comes too late, in one line. */
export function getClosedMessage({ closed }: Closing): string {
  return closed ? `${closed.text} ${closed.link.text}` : 'Replies are closed.';
}

/** The message for a reply from a page that lost its access. */
export const GATE_CLOSED =
  'Your reply was not sent: this website asks for its password again. Please reload the page ' +
  'and enter it; what you wrote here will still be there.';
