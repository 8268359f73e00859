import { getMessages } from '../dashboard/messages/messages.ts';
import { listPlanGuests, type PlanData, type PlanGuest } from '../plans/plan-guests.ts';
import { listPersonAnswers } from '../replies/answer-counts.ts';
import { getHouseholdNotes } from '../replies/dietary-notes.ts';
import { formatAnswer, isForCaterer } from '../replies/questions.ts';
import type { Person as ReplyPerson } from '../replies/reply.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import { toDashboardLocale } from '../wedding/zone-time.ts';
import { listPeopleByTable, type Seat, type SeatingContent } from './seating.ts';

/** A guest who attends an event, has not replied to it, or has declined and still has a seat. */
export type SeatingGuest = PlanGuest & {
  /** The answers of this person, for the caterer. */
  menu: string[];
  dietary: string | null;
  /** Of all people of the household together. */
  householdNotes: string | null;
};

/** All guests who have or may need a seat at the event, household by household, in the order of their names. */
export function listSeatingGuests(
  data: PlanData,
  event: EventInfo,
  { seats }: Pick<SeatingContent, 'seats'>,
): SeatingGuest[] {
  const guests = listPlanGuests(data, [event], (person) => seats[person] !== undefined);
  return guests.map((guest) => ({
    ...guest,
    menu: guest.reply ? listMenu(guest.reply, event, data.wedding) : [],
    dietary: guest.reply?.dietary ?? null,
    householdNotes: guest.replyHousehold ? getHouseholdNotes(guest.replyHousehold) : null,
  }));
}

/** The answers to the questions for each guest of the event that the caterer needs. */
function listMenu(
  reply: ReplyPerson,
  event: EventInfo,
  { locale, questions = [] }: PlanData['wedding'],
): string[] {
  const asked = questions.filter(
    (question) => isForCaterer(question) && (question.event ?? event.id) === event.id,
  );
  return listPersonAnswers(reply, { events: [event], questions: asked }).flatMap(
    ({ question, answer }) =>
      answer === undefined
        ? []
        : [formatAnswer(question, answer, getMessages('lists'), toDashboardLocale(locale))],
  );
}

/** The guest's seat in the plan; null without one. */
export function getSeat(
  { id }: Pick<SeatingGuest, 'id'>,
  { seats }: Pick<SeatingContent, 'seats'>,
): Seat | null {
  return id === null ? null : (seats[id] ?? null);
}

export type SeatingCount = {
  /** As in the headcount; the next two add up to it. */
  attending: number;
  seated: number;
  unseated: number;
  /** Of those without a seat: they are not on the guest list. */
  notListed: number;
  /** Seated, but they have declined since. */
  declined: number;
};

/** The one place that counts seats. */
export function countSeating(
  guests: readonly SeatingGuest[],
  plan: Pick<SeatingContent, 'seats'>,
): SeatingCount {
  const attending = guests.filter(({ status }) => status === 'attending');
  const isSeated = (guest: SeatingGuest) => getSeat(guest, plan) !== null;
  const seated = attending.filter(isSeated).length;
  return {
    attending: attending.length,
    seated,
    unseated: attending.length - seated,
    notListed: attending.filter(({ id }) => id === null).length,
    declined: guests.filter((guest) => guest.status === 'declined' && isSeated(guest)).length,
  };
}

/** The guests at each table, by chair and then in the order of the guests. */
export function listGuestsByTable(
  guests: readonly SeatingGuest[],
  plan: Pick<SeatingContent, 'seats'>,
): Map<number, SeatingGuest[]> {
  const byId = new Map(guests.map((guest, order) => [guest.id, { guest, order }]));
  const getSeat = (person: number) => plan.seats[person]?.seat ?? Number.POSITIVE_INFINITY;
  return new Map(
    [...listPeopleByTable(plan)].map(([table, people]) => {
      const known = people.flatMap((person) => {
        const found = byId.get(person);
        return found ? [{ ...found, seat: getSeat(person) }] : [];
      });
      // Subtracting two infinite numbers gives no number.
      known.sort((a, b) => (a.seat === b.seat ? a.order - b.order : a.seat - b.seat));
      return [table, known.map(({ guest }) => guest)];
    }),
  );
}
