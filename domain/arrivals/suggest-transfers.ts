import { normalizeText } from '../guest-list/search-text.ts';
import {
  type Direction,
  getWait,
  isInTime,
  type ListedVehicle,
  listPeopleByVehicle,
  listVehicles,
  type Ride,
  type TransferContent,
  type TransferPatch,
} from './transfers.ts';
import { getRide, isWaiting, type TravelGuest } from './travel-guests.ts';

/** After the margin, nobody waits longer for a vehicle, or after it for a departure. */
export const MAX_WAIT_HOURS = 4;

/** Guests who wait and got no seat, by reason. */
export type Unplaced = Record<'no-time' | 'no-vehicle' | 'full', TravelGuest[]>;

type Listed = TravelGuest & { id: number };

/**
 * Vehicles for the guests of a direction who wait for a seat. A household goes together. If its people travel at
 * times too far apart, those of one time do; if it is larger than every vehicle, it is divided. Nobody who has a seat is
 * moved, and the same plan and guests give the same vehicles.
 */
export function suggestTransfers(
  plan: TransferContent,
  guests: readonly TravelGuest[],
  direction: Direction,
): { patch: TransferPatch; unplaced: Unplaced } {
  const waiting = guests.filter(
    (guest): guest is Listed => guest.id !== null && isWaiting(guest, plan, direction),
  );
  const known = waiting.filter((guest) => guest[direction] !== null);
  const unplaced: Unplaced = {
    'no-time': waiting.filter((guest) => guest[direction] === null),
    ...{ 'no-vehicle': [], full: [] },
  };
  const places = new Set(guests.flatMap(({ stay }) => (stay === null ? [] : normalizeText(stay))));
  const vehicles = listVehicles(plan, direction).map((vehicle) => ({
    ...vehicle,
    people: [...(listPeopleByVehicle(plan, direction).get(vehicle.id) ?? [])],
    place: findPlace(vehicle, places),
  }));
  type Seats = (typeof vehicles)[number];
  const suits = ({ place, ...vehicle }: Seats, people: readonly Listed[]) =>
    people.every((guest) => {
      const time = guest[direction] ?? '';
      const isAtPlace = !place || !guest.stay || normalizeText(guest.stay) === place;
      const longest = plan[`${direction}Margin`] + MAX_WAIT_HOURS * 60;
      const isSoon = getWait(direction, vehicle.time, time) <= longest;
      return isAtPlace && isSoon && isInTime(plan, vehicle, time);
    });

  const byHousehold = [...Map.groupBy(known, ({ household }) => household).values()];
  const groups = byHousehold
    .flatMap((people) => {
      if (vehicles.some((vehicle) => suits(vehicle, people))) return [people];
      return [...Map.groupBy(people, (guest) => guest[direction]).values()];
    })
    .flatMap((people) => {
      const suitable = vehicles.filter((vehicle) => suits(vehicle, people));
      return divide(people, Math.max(0, ...suitable.map(({ seats }) => seats)));
    })
    .map((people) => {
      const [first] = people;
      const others = guests.filter(({ household }) => household === first?.household);
      return {
        people,
        suitable: vehicles.filter((vehicle) => suits(vehicle, people)),
        // Where people of the household have seats already.
        anchors: new Set(others.map((guest) => getRide(guest, plan, direction)?.vehicle)),
      };
    })
    // Those with the least choice are first, then the largest.
    .sort((a, b) => a.suitable.length - b.suitable.length || b.people.length - a.people.length);

  const rides: Record<number, Ride> = {};
  for (const { people, suitable, anchors } of groups) {
    const rate = ({ id, time, people: taken, seats }: Seats) => [
      Number(anchors.has(id)),
      -getWait(direction, time, people[0]?.[direction] ?? ''),
      // The fuller vehicle, so that a large household finds the other one empty.
      -(seats - taken.length),
      -id,
    ];
    const [vehicle] = suitable
      .filter(({ people: taken, seats }) => taken.length + people.length <= seats)
      .sort((a, b) => compareRatings(rate(b), rate(a)));
    if (!vehicle) {
      unplaced[suitable.length > 0 ? 'full' : 'no-vehicle'].push(...people);
      continue;
    }
    vehicle.people.push(...people.map(({ id }) => id));
    for (const guest of people) rides[guest.id] = { vehicle: vehicle.id, time: guest[direction] };
  }
  return { patch: { [direction]: rides }, unplaced };
}

/** People who are too many for the largest vehicle, in as few parts as possible and of about one size. */
function divide(people: readonly Listed[], seats: number): Listed[][] {
  const parts = seats > 0 ? Math.ceil(people.length / seats) : 1;
  const size = Math.ceil(people.length / parts);
  return Array.from({ length: parts }, (_, part) => people.slice(part * size, (part + 1) * size));
}

/** The place where guests stay that the vehicle goes to, or leaves from: it takes no guests of other places. */
function findPlace({ direction, from, to }: ListedVehicle, places: ReadonlySet<string>) {
  const place = normalizeText(direction === 'arrival' ? to : from);
  return places.has(place) ? place : null;
}

function compareRatings(rating: readonly number[], other: readonly number[]): number {
  const index = rating.findIndex((value, at) => value !== other[at]);
  return (rating[index] ?? 0) - (other[index] ?? 0);
}
