import { getMessages } from '../dashboard/messages/messages.ts';
import {
  getNextId,
  keepKeys,
  type PlanKind,
  type PlanPatch,
  toNulls,
  type Versioned,
} from '../plans/plan.ts';

// Vehicles that bring guests to the wedding and back, and the guests in each.

export const DIRECTIONS = ['arrival', 'departure'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const TRANSFER_LIMITS = {
  vehicles: 200,
  seats: 99,
  name: 60,
  place: 80,
  people: 5000,
  marginMinutes: 600,
} as const;

export type Vehicle = {
  direction: Direction;
  /** As in 'Water taxi 2'. */
  name: string;
  /** When it leaves: a local time of the wedding's zone, as in '2026-06-05T14:40'. */
  time: string;
  /** Either is empty if everybody knows it. */
  from: string;
  to: string;
  seats: number;
};

/** `time` is the guest's own when they got the seat, null if it was not known: a later change can be seen. */
export type Ride = { vehicle: number; time: string | null };

export type TransferContent = {
  vehicles: Record<number, Vehicle>;
  /** Both by the id of the person, so that nobody is in two vehicles of one direction. */
  arrival: Record<number, Ride>;
  departure: Record<number, Ride>;
  /** Minutes from a guest's arrival to their vehicle, and from their vehicle to their departure. */
  arrivalMargin: number;
  departureMargin: number;
  /** Whether guests with a personal link see their vehicle. */
  isShown: boolean;
};

export type TransferPlan = TransferContent & Versioned;
export type TransferPatch = PlanPatch<TransferContent>;

export const TRANSFERS: PlanKind<TransferPlan> = {
  name: 'transfers',
  createEmpty: () => ({
    ...{ version: 0, vehicles: {}, arrival: {}, departure: {}, isShown: false },
    ...{ arrivalMargin: 45, departureMargin: 180 },
  }),
  keepKnownPeople: (plan, known) => ({
    ...plan,
    arrival: keepKeys(plan.arrival, known),
    departure: keepKeys(plan.departure, known),
  }),
  findIssue(plan) {
    const { errors } = getMessages('arrivals');
    const issue = findTransferIssue(plan);
    if (!issue) return null;
    return issue.kind === 'full' ? errors.full(issue.name) : errors[issue.kind];
  },
};

export type TransferIssue = { kind: 'too-many' | 'no-vehicle' } | { kind: 'full'; name: string };

/** The first reason why a plan cannot be stored. */
export function findTransferIssue(plan: TransferContent): TransferIssue | null {
  if (Object.keys(plan.vehicles).length > TRANSFER_LIMITS.vehicles) return { kind: 'too-many' };
  for (const direction of DIRECTIONS) {
    for (const [id, people] of listPeopleByVehicle(plan, direction)) {
      const vehicle = plan.vehicles[id];
      if (vehicle?.direction !== direction) return { kind: 'no-vehicle' };
      if (people.length > vehicle.seats) return { kind: 'full', name: vehicle.name };
    }
  }
  return null;
}

/** The vehicles of a direction with their ids, by time. */
export function listVehicles(
  { vehicles }: Pick<TransferContent, 'vehicles'>,
  direction: Direction,
) {
  return Object.entries(vehicles)
    .map(([id, vehicle]) => ({ id: Number(id), ...vehicle }))
    .filter((vehicle) => vehicle.direction === direction)
    .sort((a, b) => a.time.localeCompare(b.time) || a.id - b.id);
}
export type ListedVehicle = ReturnType<typeof listVehicles>[number];

/** The people in each vehicle, by its id. */
export function listPeopleByVehicle(
  plan: Pick<TransferContent, Direction>,
  direction: Direction,
): Map<number, number[]> {
  const rides = plan[direction];
  return Map.groupBy(Object.keys(rides).map(Number), (person) => rides[person]?.vehicle ?? 0);
}

export function countFreeSeats(plan: TransferContent, id: number): number {
  const vehicle = plan.vehicles[id];
  if (!vehicle) return 0;
  return vehicle.seats - (listPeopleByVehicle(plan, vehicle.direction).get(id)?.length ?? 0);
}

export function addVehicle(
  plan: TransferContent,
  vehicle: Vehicle,
  id = getNextId(plan.vehicles),
): TransferPatch {
  return { vehicles: { [id]: vehicle } };
}

/** Removes a vehicle; its people are without one again. */
export function removeVehicle(plan: TransferContent, id: number): TransferPatch {
  const direction = plan.vehicles[id]?.direction ?? 'arrival';
  const people = listPeopleByVehicle(plan, direction).get(id) ?? [];
  return { vehicles: { [id]: null }, [direction]: toNulls(people) };
}

export function takeOut(direction: Direction, people: readonly number[]): TransferPatch {
  return { [direction]: toNulls(people) };
}

/**
 * Gives people seats in a vehicle, with the time that each of them has now. Null if it has too few free seats. For
 * those who are in it already, a changed time is known from now on.
 */
export function placePeople(
  plan: TransferContent,
  people: readonly number[],
  id: number,
  getTime: (person: number) => string | null,
): TransferPatch | null {
  const vehicle = plan.vehicles[id];
  if (!vehicle) return null;
  const { direction } = vehicle;
  const newcomers = people.filter((person) => plan[direction][person]?.vehicle !== id);
  if (newcomers.length > countFreeSeats(plan, id)) return null;
  const rides = people.map((person) => [person, { vehicle: id, time: getTime(person) }] as const);
  return { [direction]: Object.fromEntries(rides) };
}

/** Minutes that a guest waits: for the vehicle after their arrival, or after it for their departure. */
export function getWait(direction: Direction, vehicleTime: string, guestTime: string): number {
  const [vehicle, guest] = [vehicleTime, guestTime].map((time) => Date.parse(`${time}Z`) / 60_000);
  const wait = (vehicle ?? 0) - (guest ?? 0);
  return direction === 'arrival' ? wait : -wait;
}

/** Whether a guest who travels at this time can take the vehicle, with the margin that the couple wants. */
export function isInTime(
  plan: Pick<TransferContent, 'arrivalMargin' | 'departureMargin'>,
  { direction, time }: Pick<Vehicle, 'direction' | 'time'>,
  guestTime: string,
): boolean {
  return getWait(direction, time, guestTime) >= plan[`${direction}Margin`];
}
