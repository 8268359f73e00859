import type { EntryStatus } from './guest-list.ts';
import type { Household } from './household.ts';

/** The two events, named as the columns of `rsvps` that hold the answers. */
export const EVENTS = ['welcome_party', 'wedding'] as const;
export type EventName = (typeof EVENTS)[number];

export type EventCount = {
  guestsAttending: number;
  householdsAttending: number;
  householdsDeclined: number;
};

/** Withdrawn replies are counted in `withdrawn` only. */
export type Headcount = {
  events: Record<EventName, EventCount>;
  households: number;
  withdrawn: number;
  /** Guests at one event or both. */
  guestsAttending: number;
  /** Households that declined every event. */
  householdsDeclined: number;
  /** Attending households with dietary notes. */
  householdsWithNotes: number;
  /** Entries of the guest list without a reply. */
  noReply: number;
};

/** The one place that counts: every number on screen and in an export comes from here. */
export function computeHeadcount(
  households: readonly Household[],
  guestList: readonly EntryStatus[] = [],
): Headcount {
  const active = getActiveHouseholds(households);
  const attending = active.filter((household) => isAttending(household));
  return {
    events: {
      welcome_party: countEvent(active, 'welcome_party'),
      wedding: countEvent(active, 'wedding'),
    },
    households: active.length,
    withdrawn: households.length - active.length,
    guestsAttending: countGuests(attending),
    householdsDeclined: active.length - attending.length,
    householdsWithNotes: attending.filter(({ current }) => current.dietary_restrictions !== null)
      .length,
    noReply: guestList.filter(({ household }) => household === null).length,
  };
}

/** The households whose reply is not withdrawn. */
export function getActiveHouseholds(households: readonly Household[]): Household[] {
  return households.filter(({ withdrawn }) => !withdrawn);
}

/** Whether the household attends the event; without `event`, whether it attends any. */
export function isAttending({ withdrawn, current }: Household, event?: EventName): boolean {
  const events = event ? [event] : EVENTS;
  return !withdrawn && events.some((name) => current[name] === 'attending');
}

/** The guests in these households, attending or not. */
export function countGuests(households: readonly Household[]): number {
  return households.reduce((sum, { current }) => sum + current.guests_count, 0);
}

function countEvent(active: readonly Household[], event: EventName): EventCount {
  const attending = active.filter((household) => isAttending(household, event));
  return {
    guestsAttending: countGuests(attending),
    householdsAttending: attending.length,
    householdsDeclined: active.length - attending.length,
  };
}

export type DayOfReplies = {
  /** As in '2026-03-15', in the given time zone. */
  day: string;
  /** Households that replied for the first time on that day. */
  replies: number;
  /** Households that had replied by the end of that day. */
  total: number;
};

/** First replies per day, without withdrawn ones. Days without a reply are left out. */
export function countRepliesByDay(
  households: readonly Household[],
  timeZone: string,
): DayOfReplies[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = getActiveHouseholds(households).map(({ firstAt }) =>
    format.format(new Date(firstAt)),
  );
  const perDay = Map.groupBy(days.sort(), (day) => day);
  let total = 0;
  return [...perDay].map(([day, { length: replies }]) => {
    total += replies;
    return { day, replies, total };
  });
}
