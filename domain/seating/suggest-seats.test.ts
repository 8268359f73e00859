import { expect, it } from 'vitest';
import { applyPatch } from '../plans/plan.ts';
import { createEmptyPlan, type SeatingPlan, type Wish } from './seating.ts';
import { addTables } from './seating-changes.ts';
import type { SeatingGuest } from './seating-guests.ts';
import { listUnmet, suggestSeats } from './suggest-seats.ts';

function createGuest(id: number, household: number, tags: string[] = []): SeatingGuest {
  return {
    ...{ id, key: String(id), name: `Guest ${id}`, tags, status: 'attending' },
    ...{ household: String(household), householdName: `Household ${household}` },
    ...{ menu: [], dietary: null, householdNotes: null },
  };
}

/** Households of these sizes, whose guests are numbered from 1. */
function createGuests(...sizes: number[]): SeatingGuest[] {
  const households = sizes.flatMap((size, household) => Array(size).fill(household));
  return households.map((household, index) => createGuest(index + 1, household));
}

function createPlan(tables: { count: number; seats: number }, wishes: Wish[] = []): SeatingPlan {
  const empty = createEmptyPlan('wedding');
  const { plan } = applyPatch(empty, addTables(empty, { ...tables, shape: 'round' }));
  return { ...plan, wishes: { ...wishes } };
}

const suggest = (plan: SeatingPlan, guests: SeatingGuest[]) =>
  applyPatch(plan, suggestSeats(plan, guests)).plan;
const getTable = (plan: SeatingPlan, person: number) => plan.seats[person]?.table;

it('moves nobody who has a seat, seats only those who attend, and leaves guests beyond the seats without one', () => {
  const guests = createGuests(2, 2, 3);
  const declined = { ...createGuest(50, 9), status: 'declined' as const };
  const before = { ...createPlan({ count: 2, seats: 3 }), seats: { 1: { table: 2, seat: 3 } } };
  const after = suggest(before, [...guests, declined, { ...createGuest(51, 9), id: null }]);
  expect(after.seats[1]).toEqual({ table: 2, seat: 3 });
  expect(after.seats[50]).toBeUndefined();
  expect(Object.keys(after.seats)).toHaveLength(6);
});

it('seats a household at one table, beside its people who have a seat', () => {
  const plan = { ...createPlan({ count: 3, seats: 4 }), seats: { 3: { table: 3, seat: null } } };
  const after = suggest(plan, createGuests(2, 3, 4, 2));
  expect([getTable(after, 4), getTable(after, 5)]).toEqual([3, 3]);
  expect(listUnmet(after, createGuests(2, 3, 4, 2))).toEqual([]);
});

it('splits a household that no table has room for, and reports it', () => {
  const guests = createGuests(3);
  const after = suggest(createPlan({ count: 2, seats: 2 }), guests);
  expect(Object.keys(after.seats)).toHaveLength(3);
  expect(listUnmet(after, guests)).toEqual([
    { kind: 'household', household: '0', people: [1, 2, 3] },
  ]);
});

it('fulfils wishes to sit together, apart and near the front', () => {
  const wishes: Wish[] = [
    { kind: 'together', people: [1, 5] },
    { kind: 'apart', people: [3, 7] },
    { kind: 'front', people: [8] },
  ];
  const guests = createGuests(2, 2, 2, 2);
  const after = suggest(createPlan({ count: 3, seats: 4 }, wishes), guests);
  expect(getTable(after, 1)).toBe(getTable(after, 5));
  expect(getTable(after, 3)).not.toBe(getTable(after, 7));
  expect(getTable(after, 8)).toBe(1);
  expect(listUnmet(after, guests)).toEqual([]);
});

it('reports wishes that the seats by hand do not fulfil', () => {
  const wishes: Wish[] = [
    { kind: 'together', people: [1, 2] },
    { kind: 'apart', people: [2, 3] },
    { kind: 'front', people: [2] },
  ];
  const seats = { 1: { table: 1, seat: 1 }, 2: { table: 3, seat: 1 }, 3: { table: 3, seat: 2 } };
  const plan = { ...createPlan({ count: 3, seats: 4 }, wishes), seats };
  expect(listUnmet(plan, createGuests(1, 1, 1)).map(({ kind }) => kind)).toEqual([
    ...['together', 'apart', 'front'],
  ]);
});

it('leaves somebody without a seat rather than beside a guest from whom they are to sit apart', () => {
  const plan = createPlan({ count: 1, seats: 4 }, [{ kind: 'apart', people: [1, 2] }]);
  expect(Object.keys(suggest(plan, createGuests(1, 1)).seats)).toHaveLength(1);
});

it('prefers tables with guests who share a tag', () => {
  const guests = [
    ...[createGuest(1, 1, ['Choir']), createGuest(2, 2, ['Work'])],
    ...[createGuest(3, 3, ['Work']), createGuest(4, 4, ['Choir'])],
  ];
  const seats = { 1: { table: 1, seat: null }, 2: { table: 2, seat: null } };
  const after = suggest({ ...createPlan({ count: 2, seats: 3 }), seats }, guests);
  expect([getTable(after, 3), getTable(after, 4)]).toEqual([2, 1]);
});

it('gives the same tables for the same guests, and every one of 300 a seat', () => {
  const sizes = Array.from({ length: 120 }, (_, index) => 1 + ((index * 7) % 4));
  const guests = createGuests(...sizes);
  const plan = createPlan({ count: Math.ceil(guests.length / 10) + 1, seats: 10 });
  const after = suggest(plan, guests);
  expect(guests).toHaveLength(300);
  expect(Object.keys(after.seats)).toHaveLength(300);
  expect(suggest(plan, guests)).toEqual(after);
  expect(listUnmet(after, guests)).toEqual([]);
});
