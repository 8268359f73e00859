import type { GuestListEntry, Household } from './household.ts';

/** The two events, by the columns that answer for them. */
export const EVENTS = ['welcome_party', 'wedding'] as const;
export type EventName = (typeof EVENTS)[number];

export type EventCount = {
  /** Guests to seat: the head-count of every party that attends. */
  guestsAttending: number;
  /** Parties. */
  attending: number;
  /** Parties. */
  declined: number;
};

export type Headcount = {
  events: Record<EventName, EventCount>;
  /** Parties whose reply stands: those withdrawn are in none of these numbers but the next. */
  households: number;
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
  households: readonly Household[],
  invited: readonly GuestListEntry[] = [],
): Headcount {
  const standing = activeHouseholds(households);
  const coming = standing.filter((household) => isAttending(household));
  return {
    events: {
      welcome_party: eventCount(standing, 'welcome_party'),
      wedding: eventCount(standing, 'wedding'),
    },
    households: standing.length,
    withdrawn: households.length - standing.length,
    guests: countGuests(coming),
    declinedAll: standing.length - coming.length,
    dietaryNotes: coming.filter(({ current }) => current.dietary_restrictions !== null).length,
    awaiting: invited.filter(({ household }) => household === null).length,
  };
}

/** The parties whose reply counts. */
export function activeHouseholds(households: readonly Household[]): Household[] {
  return households.filter(({ withdrawn }) => !withdrawn);
}

/** Whether the party comes to the event, or to any. A withdrawn one comes to none. */
export function isAttending({ withdrawn, current }: Household, event?: EventName): boolean {
  const events = event ? [event] : EVENTS;
  return !withdrawn && events.some((name) => current[name] === 'attending');
}

/** The guests in these parties, whatever they answered. */
export function countGuests(households: readonly Household[]): number {
  return households.reduce((sum, { current }) => sum + current.guests_count, 0);
}

function eventCount(standing: readonly Household[], event: EventName): EventCount {
  const attending = standing.filter((household) => isAttending(household, event));
  return {
    guestsAttending: countGuests(attending),
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
export function repliesByDay(households: readonly Household[], timeZone: string): DayOfReplies[] {
  const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const firsts = activeHouseholds(households).map(({ firstAt }) => dayIn.format(new Date(firstAt)));
  const perDay = Map.groupBy(firsts.sort(), (day) => day);
  let total = 0;
  return [...perDay].map(([day, { length: replies }]) => {
    total += replies;
    return { day, replies, total };
  });
}
