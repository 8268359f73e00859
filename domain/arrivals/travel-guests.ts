import { normalizeText } from '../guest-list/search-text.ts';
import { listPlanGuests, type PlanData, type PlanGuest } from '../plans/plan-guests.ts';
import { readJourney } from '../replies/journey.ts';
import {
  type Direction,
  isInTime,
  listPeopleByVehicle,
  type Ride,
  type TransferContent,
} from './transfers.ts';

/** A guest who comes to the wedding, or has declined and still has a seat in a vehicle. */
export type TravelGuest = PlanGuest & {
  /** Local times of the wedding's zone; null without an answer. */
  arrival: string | null;
  departure: string | null;
  /** Of a flight or train. */
  arrivalNumber: string | null;
  departureNumber: string | null;
  /** Where they stay: a hotel of the page under its present name, or another place. */
  stay: string | null;
  /** The same place; a hotel under the name that it had first. */
  stayKey: string | null;
  /** Null without an answer. */
  needsSeat: boolean | null;
};

/** The guests who travel, household by household, in the order of their names. */
export function listTravelGuests(
  data: PlanData,
  plan: Pick<TransferContent, Direction>,
): TravelGuest[] {
  const { events, questions } = data.wedding;
  const hotels = questions?.find(({ journey }) => journey === 'stay')?.choices ?? [];
  const hasPlace = (person: number) => Boolean(plan.arrival[person] ?? plan.departure[person]);
  return listPlanGuests(data, events, hasPlace)
    .filter(({ id, status }) => status === 'attending' || (id !== null && hasPlace(id)))
    .map((guest) => {
      const { reply, replyHousehold } = guest;
      const journey =
        reply && replyHousehold ? readJourney(replyHousehold.current, reply, questions) : {};
      const place = journey.stay?.trim() || null;
      // A guest may have typed the name of a hotel as another place.
      const typed = normalizeText(place ?? '');
      const hotel = hotels.find((one) =>
        [one.id, one.label].some((name) => normalizeText(name) === typed),
      );
      return {
        ...guest,
        arrival: toTime(journey.arrival),
        departure: toTime(journey.departure),
        arrivalNumber: journey['arrival-number'] ?? null,
        departureNumber: journey['departure-number'] ?? null,
        stay: hotel?.label ?? place,
        stayKey: hotel?.id ?? place,
        needsSeat: journey.seat ?? null,
      };
    });
}

/** Null for an answer from before the question asked for a time. */
function toTime(answer: string | undefined): string | null {
  return answer !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(answer) ? answer : null;
}

/** Whether the form asks when guests arrive, when they leave, or where they stay. */
export function isAsked(
  { questions = [] }: PlanData['wedding'],
  part: 'arrival' | 'departure' | 'stay',
): boolean {
  return questions.some(({ journey }) => journey === part);
}

export function getRide(
  { id }: Pick<TravelGuest, 'id'>,
  plan: Pick<TransferContent, Direction>,
  direction: Direction,
): Ride | null {
  return id === null ? null : (plan[direction][id] ?? null);
}

/** Whether a guest attends, needs a seat and has none. */
export function isWaiting(
  guest: TravelGuest,
  plan: Pick<TransferContent, Direction>,
  direction: Direction,
): boolean {
  const { needsSeat, status } = guest;
  return status === 'attending' && needsSeat !== false && !getRide(guest, plan, direction);
}

/** A change since the guest got the seat: they stay in the vehicle with this mark. */
export type RideMark = 'declined' | 'no-reply' | 'missed' | 'changed';

export function findRideMark(
  guest: TravelGuest,
  plan: TransferContent,
  direction: Direction,
): RideMark | null {
  const ride = getRide(guest, plan, direction);
  const vehicle = plan.vehicles[ride?.vehicle ?? 0];
  if (!ride || !vehicle) return null;
  if (guest.status !== 'attending') return guest.status;
  const time = guest[direction];
  if (time !== null && !isInTime(plan, vehicle, time)) return 'missed';
  return time === ride.time ? null : 'changed';
}

export type TransferCount = {
  /** The next two add up to it. */
  attending: number;
  answered: number;
  unanswered: number;
  /** Of those who come. */
  seated: number;
  /** They come, have no seat and have not said that they need none. */
  waiting: number;
  /** Of those who wait: they are not on the guest list. */
  notListed: number;
  marked: number;
};

/** The one place that counts the guests of a direction. */
export function countTransfers(
  guests: readonly TravelGuest[],
  plan: TransferContent,
  direction: Direction,
): TransferCount {
  const attending = guests.filter(({ status }) => status === 'attending');
  const answered = attending.filter((guest) => guest[direction] !== null).length;
  const waiting = guests.filter((guest) => isWaiting(guest, plan, direction));
  return {
    attending: attending.length,
    answered,
    unanswered: attending.length - answered,
    seated: attending.filter((guest) => getRide(guest, plan, direction)).length,
    waiting: waiting.length,
    notListed: waiting.filter(({ id }) => id === null).length,
    marked: guests.filter((guest) => findRideMark(guest, plan, direction)).length,
  };
}

/** The guests in each vehicle, in the order of the guests. */
export function listGuestsByVehicle(
  guests: readonly TravelGuest[],
  plan: TransferContent,
  direction: Direction,
): Map<number, TravelGuest[]> {
  const order = new Map(guests.map(({ id }, index) => [id, index]));
  return new Map(
    [...listPeopleByVehicle(plan, direction)].map(([vehicle, people]) => {
      const found = people.flatMap((person) => order.get(person) ?? []).sort((a, b) => a - b);
      return [vehicle, found.flatMap((index) => guests[index] ?? [])];
    }),
  );
}

/** The places where guests who come stay, those of most guests first. */
export function listPlaces(
  guests: readonly TravelGuest[],
): { name: string; key: string; count: number }[] {
  const staying = guests.filter(({ status, stay }) => status === 'attending' && stay !== null);
  return [...Map.groupBy(staying, ({ stay }) => stay ?? '')]
    .map(([name, people]) => ({ name, key: people[0]?.stayKey ?? name, count: people.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
