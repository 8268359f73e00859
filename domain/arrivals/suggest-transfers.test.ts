import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, hasEffect } from '../plans/plan.ts';
import { suggestTransfers } from './suggest-transfers.ts';
import {
  addVehicle,
  type Direction,
  findTransferIssue,
  isInTime,
  placePeople,
  removeVehicle,
  TRANSFERS,
  type TransferPatch,
  type TransferPlan,
  takeOut,
  type Vehicle,
} from './transfers.ts';
import { countTransfers, findRideMark, type TravelGuest } from './travel-guests.ts';

const EMPTY = TRANSFERS.createEmpty();
const at = (clock: string) => `2026-06-05T${clock}`;

function createVehicle(time: string, changes: Partial<Vehicle> = {}): Vehicle {
  const taxi = { direction: 'arrival', name: 'Taxi', from: '', to: '', seats: 4 } as const;
  return { ...taxi, time: at(time), ...changes };
}

const createPlan = (...vehicles: Vehicle[]): TransferPlan =>
  vehicles.reduce((plan, one) => applyPatch(plan, addVehicle(plan, one)).plan, EMPTY);

function createGuest(id: number, household: number, changes: Partial<TravelGuest>): TravelGuest {
  return {
    ...{ id, key: String(id), name: `Guest ${id}`, tags: [], status: 'attending' },
    ...{ household: String(household), householdName: `Household ${household}` },
    ...{ arrival: null, departure: null, arrivalNumber: null, departureNumber: null },
    ...{ stay: null, stayKey: null, needsSeat: null },
    ...changes,
  };
}

/** Guests numbered from 1 who arrive together. */
const createHousehold = (household: number, size: number, time: string): TravelGuest[] =>
  Array.from({ length: size }, (_, index) =>
    createGuest(10 * household + index, household, { arrival: at(time) }),
  );

function suggest(plan: TransferPlan, guests: TravelGuest[], direction: Direction = 'arrival') {
  const { patch, unplaced } = suggestTransfers(plan, guests, direction);
  const after = applyPatch(plan, patch).plan;
  const vehicles = Object.entries(after[direction]).map(([id, { vehicle }]) => [
    Number(id),
    vehicle,
  ]);
  const toIds = (people: TravelGuest[]) => people.map(({ id }) => id);
  return {
    after,
    vehicles: Object.fromEntries(vehicles),
    noTime: toIds(unplaced['no-time']),
    noVehicle: toIds(unplaced['no-vehicle']),
    full: toIds(unplaced.full),
  };
}

it('lets guests arrive with the margin, and takes the first vehicle after it', () => {
  const plan = createPlan(createVehicle('14:00'), createVehicle('14:45'), createVehicle('16:00'));
  const guests = createHousehold(1, 2, '14:00');
  expect(suggest(plan, guests).vehicles).toEqual({ 10: 2, 11: 2 });
  const later = { ...plan, arrivalMargin: 46 };
  expect(suggest(later, guests).vehicles).toEqual({ 10: 3, 11: 3 });
});

it('brings guests to their departure with the margin, by the last vehicle before it', () => {
  const leave = { direction: 'departure' } as const;
  const plan = createPlan(...['08:00', '09:00', '09:01'].map((time) => createVehicle(time, leave)));
  const guests = [createGuest(1, 1, { departure: at('12:00') })];
  expect(suggest(plan, guests, 'departure').vehicles).toEqual({ 1: 2 });
});

it('keeps a household together, or leaves it without seats if no vehicle has enough', () => {
  const plan = createPlan(createVehicle('15:00', { seats: 3 }));
  const { vehicles, full } = suggest(plan, [
    ...createHousehold(1, 2, '14:00'),
    ...createHousehold(2, 2, '14:00'),
  ]);
  expect(vehicles).toEqual({ 10: 1, 11: 1 });
  expect(full).toEqual([20, 21]);
});

it('divides a household that is larger than every vehicle into parts of about one size', () => {
  const plan = createPlan(...Array.from({ length: 2 }, () => createVehicle('15:00')));
  expect(suggest(plan, createHousehold(1, 5, '14:00')).vehicles).toEqual({
    ...{ 10: 1, 11: 1, 12: 1 },
    ...{ 13: 2, 14: 2 },
  });
});

it('waits for the last of a household, but not for people who arrive too far apart', () => {
  const plan = createPlan(createVehicle('11:00'), createVehicle('14:30'), createVehicle('20:00'));
  const [early, late] = createHousehold(1, 2, '10:10');
  if (!early || !late) throw new Error('The household is empty.');
  expect(suggest(plan, [early, { ...late, arrival: at('13:00') }]).vehicles).toEqual({
    10: 2,
    11: 2,
  });
  expect(suggest(plan, [early, { ...late, arrival: at('19:00') }]).vehicles).toEqual({
    10: 1,
    11: 3,
  });
});

it('lets nobody wait for hours, and says who has no vehicle and who has no time', () => {
  const plan = createPlan(createVehicle('20:00'));
  const unknown = createGuest(90, 9, {});
  const { vehicles, noTime, noVehicle } = suggest(plan, [
    ...createHousehold(1, 1, '14:00'),
    unknown,
  ]);
  expect([vehicles, noTime, noVehicle]).toEqual([{}, [90], [10]]);
});

it('brings nobody to another hotel, and asks nobody who needs no seat', () => {
  const plan = createPlan(
    createVehicle('15:00', { to: 'hotel danieli' }),
    createVehicle('15:30', { to: 'Piazzale Roma' }),
  );
  const create = (id: number, changes: Partial<TravelGuest>) =>
    createGuest(id, id, { arrival: at('14:00'), ...changes });
  const guests = [
    create(1, { stay: 'Hotel Danieli' }),
    create(2, { stay: 'Cipriani' }),
    create(3, { needsSeat: false }),
  ];
  expect(suggest(plan, guests).vehicles).toEqual({ 1: 1, 2: 2 });
});

it('marks guests who decline, who would miss the vehicle and whose time is new, until the couple keeps it', () => {
  const plan = createPlan(createVehicle('15:00'));
  const [guest] = createHousehold(1, 1, '14:00');
  if (!guest) throw new Error('The household is empty.');
  const { after } = suggest(plan, [guest]);
  const find = (changes: Partial<TravelGuest>, known = after) =>
    findRideMark({ ...guest, ...changes }, known, 'arrival');
  expect(find({})).toBeNull();
  expect(find({ status: 'declined' })).toBe('declined');
  expect(find({ arrival: at('14:16') })).toBe('missed');
  expect(find({ arrival: at('14:15') })).toBe('changed');
  expect(find({ arrival: null })).toBe('changed');
  const kept = placePeople(after, [10], 1, () => at('14:15'));
  expect(find({ arrival: at('14:15') }, applyPatch(after, kept ?? {}).plan)).toBeNull();
  const count = countTransfers([{ ...guest, status: 'declined' }], after, 'arrival');
  expect(count).toMatchObject({ attending: 0, seated: 0, waiting: 0, marked: 1 });
});

const time = fc
  .integer({ min: 0, max: 23 })
  .map((hour) => at(`${String(hour).padStart(2, '0')}:00`));
const direction = fc.constantFrom<Direction>('arrival', 'departure');
const person = fc.integer({ min: 1, max: 8 });
const vehicle = fc.record({
  ...{ direction, time, name: fc.constant('Taxi'), seats: fc.integer({ min: 1, max: 4 }) },
  ...{ from: fc.constantFrom('', 'A'), to: fc.constantFrom('', 'B') },
});
const travel = fc.array(
  fc.record({
    ...{ household: fc.integer({ min: 1, max: 3 }), arrival: fc.option(time) },
    ...{ departure: fc.option(time), stay: fc.constantFrom(null, 'A', 'B') },
    ...{ needsSeat: fc.constantFrom(null, true, false) },
    status: fc.constantFrom('attending' as const, 'declined' as const),
  }),
  { minLength: 8, maxLength: 8 },
);
type Change = (plan: TransferPlan, guests: TravelGuest[]) => TransferPatch | null;
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  vehicle.map((one) => (plan: TransferPlan) => addVehicle(plan, one)),
  fc.tuple(fc.array(person, { maxLength: 3 }), fc.integer({ min: 1, max: 5 })).map(
    ([people, id]): Change =>
      (plan) =>
        placePeople(plan, people, id, () => null),
  ),
  fc.integer({ min: 1, max: 5 }).map(
    (id): Change =>
      (plan) =>
        plan.vehicles[id] ? removeVehicle(plan, id) : null,
  ),
  fc.tuple(direction, person).map(
    ([one, id]): Change =>
      () =>
        takeOut(one, [id]),
  ),
  direction.map(
    (one): Change =>
      (plan, guests) =>
        suggestTransfers(plan, guests, one).patch,
  ),
);

it('any changes leave a plan that can be stored, and each is undone by its opposite', () => {
  fc.assert(
    fc.property(travel, fc.array(anyChange, { maxLength: 30 }), (details, changes) => {
      const guests = details.map(({ household, ...one }, index) =>
        createGuest(index + 1, household, one),
      );
      let plan = EMPTY;
      for (const create of changes) {
        const patch = create(plan, guests);
        if (!patch || !hasEffect(plan, patch)) continue;
        const after = applyPatch(plan, patch);
        expect(findTransferIssue(after.plan)).toBeNull();
        expect(applyPatch(after.plan, after.undo).plan).toEqual(plan);
        plan = after.plan;
      }
    }),
  );
});

it('suggestions move nobody, are in time, keep households of one time together, and are the same in any order', () => {
  fc.assert(
    fc.property(
      travel,
      fc.array(vehicle, { maxLength: 5 }),
      direction,
      (details, vehicles, one) => {
        const guests = details.map(({ household, ...more }, index) =>
          createGuest(index + 1, household, more),
        );
        const empty = createPlan(...vehicles);
        const first = placePeople(empty, [1], 1, () => null);
        const plan = applyPatch(empty, first ?? {}).plan;
        const { patch, unplaced } = suggestTransfers(plan, guests, one);
        const rides = applyPatch(plan, patch).plan[one];
        expect(suggestTransfers(plan, guests, one).patch).toEqual(patch);
        expect(rides).toMatchObject(plan[one]);
        const left = new Set(Object.values(unplaced).flat());
        for (const guest of guests) {
          const ride = guest.id === null ? undefined : patch[one]?.[guest.id];
          const isOpen = guest.status === 'attending' && guest.needsSeat !== false;
          const wasSeated = Boolean(plan[one][guest.id ?? 0]);
          expect(Boolean(ride) || left.has(guest)).toBe(isOpen && !wasSeated);
          const taken = plan.vehicles[ride?.vehicle ?? 0];
          if (!ride || !taken) continue;
          expect(isInTime(plan, taken, guest[one] ?? '')).toBe(true);
          for (const other of guests) {
            const isTogether = other.household === guest.household && other[one] === guest[one];
            const theirs = other.id === null ? undefined : patch[one]?.[other.id];
            if (isTogether && theirs) expect(theirs.vehicle).toBe(ride.vehicle);
          }
        }
      },
    ),
  );
});
