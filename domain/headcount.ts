import type { EntryStatus } from './guest-list.ts';
import type { Household } from './household.ts';
import { getAttendance, getGuestCount } from './reply-answers.ts';
import type { EventInfo } from './rsvp-questions.ts';

export type EventCount = EventInfo & {
  guestsAttending: number;
  householdsAttending: number;
  householdsDeclined: number;
  /** Households that replied before the event was on the form. */
  householdsNotAsked: number;
};

/** Withdrawn replies are counted in `withdrawn` only. */
export type Headcount = {
  /** In the order of the wedding. */
  events: EventCount[];
  households: number;
  withdrawn: number;
  /** Guests at one event or more. */
  guestsAttending: number;
  /** Households that attend no event. */
  householdsDeclined: number;
  /** Attending households with dietary notes. */
  householdsWithNotes: number;
  /** Entries of the guest list without a reply. */
  noReply: number;
};

/** The one place that counts: every number on screen and in an export comes from here. */
export function computeHeadcount(
  households: readonly Household[],
  events: readonly EventInfo[],
  guestList: readonly EntryStatus[] = [],
): Headcount {
  const active = getActiveHouseholds(households);
  const attending = active.filter((household) => isAttendingAny(household, events));
  return {
    events: events.map((event) => countEvent(active, event)),
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

export function isAttending({ withdrawn, current }: Household, event: string): boolean {
  return !withdrawn && getAttendance(current, event) === 'attending';
}

export function isAttendingAny(household: Household, events: readonly EventInfo[]): boolean {
  return events.some(({ id }) => isAttending(household, id));
}

/** The guests in these households, attending or not. */
export function countGuests(households: readonly Household[]): number {
  return households.reduce((sum, { current }) => sum + getGuestCount(current), 0);
}

function countEvent(active: readonly Household[], event: EventInfo): EventCount {
  const groups = Map.groupBy(active, ({ current }) => getAttendance(current, event.id));
  const attending = groups.get('attending') ?? [];
  return {
    ...event,
    guestsAttending: countGuests(attending),
    householdsAttending: attending.length,
    householdsDeclined: groups.get('not-attending')?.length ?? 0,
    householdsNotAsked: groups.get(null)?.length ?? 0,
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
