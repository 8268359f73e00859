import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, hasEffect } from '../plans/plan.ts';
import { layOutTable } from './floor.ts';
import {
  createEmptyPlan,
  findSeatingIssue,
  type SeatingPatch,
  type SeatingPlan,
  TABLE_SHAPES,
} from './seating.ts';
import {
  addRoomPart,
  addTables,
  addWish,
  changeTable,
  countFreeSeats,
  removeTables,
  seatOnChair,
  seatPeople,
  swapPeople,
  unseatPeople,
} from './seating-changes.ts';

const EMPTY = createEmptyPlan('wedding');
const change = (plan: SeatingPlan, patch: SeatingPatch | null) =>
  patch ? applyPatch(plan, patch).plan : plan;
const PLAN = change(EMPTY, addTables(EMPTY, { count: 2, shape: 'round', seats: 2 }));

it('adds tables with the next free numbers, none of them on another one', () => {
  const plan = change(change(PLAN, removeTables(PLAN, [1])), null);
  const stage = change(plan, addRoomPart(plan, 'stage'));
  const full = change(stage, addTables(stage, { count: 12, shape: 'round', seats: 10 }));
  const tables = Object.values(full.tables);
  expect(tables.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
  const round = layOutTable({ shape: 'round', seats: 10 });
  const large = tables.filter(({ seats }) => seats === 10);
  for (const [index, one] of large.entries())
    for (const other of large.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(round.width);
});

it('has no room for more people than a table has seats', () => {
  const plan = change(PLAN, seatPeople(PLAN, [5, 6], 1));
  expect(countFreeSeats(plan, 1)).toBe(0);
  expect(seatPeople(plan, [7], 1)).toBeNull();
  expect(seatOnChair(plan, 7, { table: 1, seat: null })).toBeNull();
  // They are there already.
  expect(seatPeople(plan, [5, 6], 1)).toEqual({ seats: {} });
});

it('has no step to undo after guests are dropped where they sit', () => {
  const plan = change(PLAN, seatOnChair(PLAN, 5, { table: 1, seat: 2 }));
  expect(hasEffect(plan, seatPeople(plan, [5], 1) ?? {})).toBe(false);
  expect(hasEffect(plan, seatOnChair(plan, 5, { table: 1, seat: 2 }) ?? {})).toBe(false);
  expect(hasEffect(plan, unseatPeople([6]))).toBe(false);
  expect(hasEffect(plan, unseatPeople([5]))).toBe(true);
});

it('seats a person on the chair of another one, who gets the place of the first', () => {
  const seated = change(PLAN, seatOnChair(PLAN, 5, { table: 1, seat: 2 }));
  const both = change(seated, seatOnChair(seated, 6, { table: 2, seat: 1 }));
  const swapped = change(both, seatOnChair(both, 6, { table: 1, seat: 2 }));
  expect(swapped.seats).toEqual({ 5: { table: 2, seat: 1 }, 6: { table: 1, seat: 2 } });
  expect(change(both, seatOnChair(both, 9, { table: 1, seat: 2 })).seats).toEqual({
    6: { table: 2, seat: 1 },
    9: { table: 1, seat: 2 },
  });
});

it('keeps people at a table that loses their chair, and unseats those of a removed table', () => {
  const plan = change(PLAN, seatOnChair(PLAN, 5, { table: 1, seat: 2 }));
  const table = plan.tables[1];
  if (!table) throw new Error('There is no table 1.');
  const smaller = change(plan, changeTable(plan, 1, { ...table, seats: 1 }));
  expect(smaller.seats).toEqual({ 5: { table: 1, seat: null } });
  expect(change(plan, removeTables(plan, [1]))).toMatchObject({ seats: {} });
});

it('has a chair for each seat of every shape, none on another one', () => {
  for (const shape of TABLE_SHAPES)
    for (let seats = 1; seats <= 60; seats += 1) {
      const { chairs } = layOutTable({ shape, seats });
      expect([shape, chairs.length]).toEqual([shape, seats]);
      const places = chairs.map(({ x, y }) => `${Math.round(x / 30)} ${Math.round(y / 30)}`);
      expect(new Set(places).size, `${shape} ${seats}`).toBe(seats);
    }
});

const person = fc.integer({ min: 1, max: 6 });
const table = fc.integer({ min: 1, max: 4 });
const anyPatch = fc.oneof(
  fc.tuple(fc.array(person, { maxLength: 3 }), table).map(
    ([people, id]) =>
      (plan: SeatingPlan) =>
        seatPeople(plan, people, id),
  ),
  fc.tuple(person, table, fc.option(fc.integer({ min: 1, max: 2 }))).map(
    ([one, id, seat]) =>
      (plan: SeatingPlan) =>
        plan.tables[id] ? seatOnChair(plan, one, { table: id, seat }) : null,
  ),
  fc.tuple(person, person).map(
    ([one, other]) =>
      (plan: SeatingPlan) =>
        swapPeople(plan, one, other),
  ),
  person.map((one) => () => unseatPeople([one])),
  table.map((id) => (plan: SeatingPlan) => removeTables(plan, [id])),
  fc.constant((plan: SeatingPlan) => addTables(plan, { count: 1, shape: 'u', seats: 2 })),
  person.map((one) => (plan: SeatingPlan) => addWish(plan, { kind: 'front', people: [one] })),
);

it('any changes leave a plan that can be stored, and each is undone by its opposite', () => {
  fc.assert(
    fc.property(fc.array(anyPatch, { maxLength: 30 }), (changes) => {
      let plan = PLAN;
      for (const create of changes) {
        const patch = create(plan);
        if (!patch) continue;
        const after = applyPatch(plan, patch);
        expect(findSeatingIssue(after.plan)).toBeNull();
        expect(applyPatch(after.plan, after.undo).plan).toEqual(plan);
        plan = after.plan;
      }
    }),
  );
});
