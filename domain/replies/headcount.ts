import { type GuestListStatus, getInvitedCount, isInvitedTo } from '../guest-list/guest-list.ts';
import { mapInSteps, type Pausable, runAtOnce } from '../pausable.ts';
import { getAllNotes } from './dietary-notes.ts';
import type { Household } from './household.ts';
import { getAttendance, getGuestCount, isComing, type Person } from './reply.ts';
import { listChanges } from './reply-changes.ts';
import type { EventInfo } from './rsvp-questions.ts';

/** Counts the guest list for one event; the last three add up to the first. */
export type InvitationCount = {
  invited: number;
  attending: number;
  declined: number;
  /** Without a reply, or with a reply from before the event was on the form. */
  noReply: number;
};

export type EventCount = EventInfo & {
  /** All of them, also those beyond the guest list. */
  guestsAttending: number;
  /** Of the guests attending. */
  childrenAttending: number;
  householdsAttending: number;
  householdsDeclined: number;
  /** Households that replied before the event was on the form. */
  householdsNotAsked: number;
  invitedHouseholds: InvitationCount;
  /** In a household that attends, those who stay at home have declined. */
  invitedGuests: InvitationCount;
  /** Guests attending of households that are not invited, or beyond the number that is. */
  guestsNotInvited: number;
};

/** Withdrawn replies are counted in `withdrawn` only. */
export type Headcount = {
  /** In the order of the wedding. */
  events: EventCount[];
  households: number;
  withdrawn: number;
  /** Open replies that the couple has to decide about. */
  waiting: number;
  /** Guests at one event or more. */
  guestsAttending: number;
  /** Households that attend no event. */
  householdsDeclined: number;
  /** Attending households with dietary notes, also earlier ones. */
  householdsWithNotes: number;
  /** Entries of the guest list without a reply. */
  noReply: number;
};

/** The one place that counts: every number on screen and in an export comes from here. */
export function computeHeadcount(
  households: readonly Household[],
  events: readonly EventInfo[],
  guestList: readonly GuestListStatus[] = [],
): Headcount {
  return runAtOnce(computeHeadcountInSteps(households, events, guestList));
}

export function* computeHeadcountInSteps(
  households: readonly Household[],
  events: readonly EventInfo[],
  guestList: readonly GuestListStatus[] = [],
): Pausable<Headcount> {
  const active = getActiveHouseholds(households);
  yield;
  const attending = active.filter((household) => isAttendingAny(household, events));
  const notes = yield* mapInSteps(attending, getAllNotes);
  const counts: EventCount[] = [];
  for (const event of events) counts.push(yield* countEvent(active, event, guestList));
  return {
    events: counts,
    households: active.length,
    withdrawn: households.filter(({ isWaiting, withdrawn }) => withdrawn && !isWaiting).length,
    waiting: households.filter(({ isWaiting }) => isWaiting).length,
    guestsAttending: countAttending(attending, events),
    householdsDeclined: active.length - attending.length,
    householdsWithNotes: notes.filter((note) => note !== null).length,
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

/** The attending households with two names and a number of one, until the couple decides. */
export function listUnclearCounts(
  households: readonly Household[],
  events: readonly EventInfo[],
): Household[] {
  return households.filter(
    (household) =>
      household.current.uncounted && isAttendingAny(household, events) && !isDecided(household),
  );
}

/**
 * The couple confirms a reply by a step without a change, and takes it back by another one. An edit back to
 * the guest's own reply takes their decision back, too.
 */
function isDecided({ history }: Household): boolean {
  const replies = history.filter(({ action }) => action === 'reply');
  const lastChange = replies.findLastIndex(
    ({ by, reply }, index) =>
      by === 'guest' || listChanges(replies[index - 1]?.reply ?? reply, reply).length > 0,
  );
  const confirmations = replies.length - 1 - Math.max(lastChange, 0);
  if (confirmations % 2 === 1) return true;
  const fromGuest = replies.findLast(({ by }) => by === 'guest');
  const current = replies.at(-1);
  return !fromGuest || !current || listChanges(fromGuest.reply, current.reply).length > 0;
}

/** The guests in these households, attending or not. */
export function countGuests(households: readonly Household[]): number {
  return households.reduce((sum, { current }) => sum + getGuestCount(current), 0);
}

/** The guests in these households who attend at least one of the events. */
export function countAttending(
  households: readonly Household[],
  events: readonly EventInfo[],
): number {
  let count = 0;
  // Without a list of them: with many replies, collecting it as garbage would stop the server.
  for (const { current, withdrawn } of households) {
    if (withdrawn) continue;
    for (const person of current.people) if (isComing(person, events)) count += 1;
  }
  return count;
}

/** The children among the guests of `countAttending`, as far as replies say who is one. */
export function listChildren(
  households: readonly Household[],
  events: readonly EventInfo[],
): Person[] {
  const children: Person[] = [];
  for (const { current, withdrawn } of households) {
    if (withdrawn) continue;
    for (const person of current.people) {
      if (person.isChild && isComing(person, events)) children.push(person);
    }
  }
  return children;
}

export function countChildren(
  households: readonly Household[],
  events: readonly EventInfo[],
): number {
  return listChildren(households, events).length;
}

function* countEvent(
  active: readonly Household[],
  event: EventInfo,
  guestList: readonly GuestListStatus[],
): Pausable<EventCount> {
  const groups = Map.groupBy(active, ({ current }) => getAttendance(current, event.id));
  yield;
  const attending = groups.get('attending') ?? [];
  const guestsAttending = countAttending(attending, [event]);
  yield;
  const invitations = countInvitations(active, event, guestList);
  yield;
  return {
    ...event,
    guestsAttending,
    childrenAttending: countChildren(attending, [event]),
    ...invitations,
    guestsNotInvited: guestsAttending - invitations.invitedGuests.attending,
    householdsAttending: attending.length,
    householdsDeclined: groups.get('not-attending')?.length ?? 0,
    householdsNotAsked: groups.get(null)?.length ?? 0,
  };
}

/** Several entries can have the same reply: its guests are counted once, for the first entries. */
function countInvitations(
  active: readonly Household[],
  event: EventInfo,
  guestList: readonly GuestListStatus[],
): Pick<EventCount, 'invitedHouseholds' | 'invitedGuests'> {
  const replies = new Map(guestList.length > 0 ? active.map((one) => [one.key, one]) : []);
  const uncounted = new Map<string, number>();
  const invitedHouseholds = { invited: 0, attending: 0, declined: 0, noReply: 0 };
  const invitedGuests = { ...invitedHouseholds };
  for (const { entry, household: key } of guestList) {
    if (!isInvitedTo(entry, event)) continue;
    const reply = key === null ? undefined : replies.get(key);
    const answer = reply && getAttendance(reply.current, event.id);
    const guests = getInvitedCount(entry);
    invitedHouseholds.invited += 1;
    invitedGuests.invited += guests;
    if (key === null || !reply || !answer) {
      invitedHouseholds.noReply += 1;
      invitedGuests.noReply += guests;
    } else if (answer === 'attending') {
      const left = uncounted.get(key) ?? countAttending([reply], [event]);
      const coming = Math.min(left, guests);
      uncounted.set(key, left - coming);
      invitedHouseholds.attending += 1;
      invitedGuests.attending += coming;
      invitedGuests.declined += guests - coming;
    } else {
      invitedHouseholds.declined += 1;
      invitedGuests.declined += guests;
    }
  }
  return { invitedHouseholds, invitedGuests };
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
