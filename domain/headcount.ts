import type { InvitedStatus, Party } from './party.ts';

/** The two events, by the columns that answer for them. */
export const EVENTS = ['welcome_party', 'wedding'] as const;
export type EventName = (typeof EVENTS)[number];

export type EventCount = {
  /** Guests to seat: the head-count of every party that attends. */
  chairs: number;
  /** Parties. */
  attending: number;
  /** Parties. */
  declined: number;
};

export type Headcount = {
  events: Record<EventName, EventCount>;
  /** Parties whose reply stands: those withdrawn are in none of these numbers but the next. */
  parties: number;
  withdrawn: number;
  /** Guests who come to at least one event. */
  guests: number;
  /** Parties that come to neither. */
  declinedAll: number;
  /** Parties that come and have dietary notes. */
  dietaryNotes: number;
  /** Of the list of the invited. */
  awaiting: number;
};

/** How many come to what. Every number that is shown or exported is counted here. */
export function headcount(
  parties: readonly Party[],
  invited: readonly InvitedStatus[] = [],
): Headcount {
  const standing = standingOf(parties);
  const coming = standing.filter((party) => comes(party));
  return {
    events: {
      welcome_party: eventCount(standing, 'welcome_party'),
      wedding: eventCount(standing, 'wedding'),
    },
    parties: standing.length,
    withdrawn: parties.length - standing.length,
    guests: guestsIn(coming),
    declinedAll: standing.length - coming.length,
    dietaryNotes: coming.filter(({ current }) => current.dietary_restrictions !== null).length,
    awaiting: invited.filter(({ party }) => party === null).length,
  };
}

/** The parties whose reply counts. */
export function standingOf(parties: readonly Party[]): Party[] {
  return parties.filter(({ withdrawn }) => !withdrawn);
}

/** Whether the party comes to the event, or to any. A withdrawn one comes to none. */
export function comes({ withdrawn, current }: Party, event?: EventName): boolean {
  const events = event ? [event] : EVENTS;
  return !withdrawn && events.some((name) => current[name] === 'attending');
}

/** The guests in these parties, whatever they answered. */
export function guestsIn(parties: readonly Party[]): number {
  return parties.reduce((sum, { current }) => sum + current.guests_count, 0);
}

function eventCount(standing: readonly Party[], event: EventName): EventCount {
  const attending = standing.filter((party) => comes(party, event));
  return {
    chairs: guestsIn(attending),
    attending: attending.length,
    declined: standing.length - attending.length,
  };
}

export type DayOfReplies = {
  /** As in '2026-03-15', in the zone asked for. */
  day: string;
  /** Parties that replied for the first time on that day. */
  replies: number;
  /** Parties that had replied by the end of it. */
  total: number;
};

/** Replies over time: the days on which standing parties first replied, in order; no empty days. */
export function repliesByDay(parties: readonly Party[], timeZone: string): DayOfReplies[] {
  const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const firsts = standingOf(parties).map(({ firstAt }) => dayIn.format(new Date(firstAt)));
  const perDay = Map.groupBy(firsts.sort(), (day) => day);
  let total = 0;
  return [...perDay].map(([day, { length: replies }]) => {
    total += replies;
    return { day, replies, total };
  });
}
