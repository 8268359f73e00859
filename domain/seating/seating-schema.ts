import * as z from 'zod/mini';
import type { ChangePlanRequest, PlanChange } from '../plans/plan.ts';
import { changesOf, createChangeSchema, oneLine, planId } from '../plans/plan-schema.ts';
import {
  ROOM_PARTS,
  SEATING_LIMITS,
  type SeatingPatch,
  type SeatingPlan,
  TABLE_SHAPES,
  WISH_KINDS,
} from './seating.ts';

const LIMITS = SEATING_LIMITS;
const position = z.int().check(z.gte(-LIMITS.length), z.lte(LIMITS.length));
const length = z.int().check(z.gte(20), z.lte(LIMITS.length));
const place = { x: position, y: position, rotation: z.int().check(z.gte(0), z.lt(360)) };

const tableSchema = z.strictObject({
  ...place,
  number: z.int().check(z.gte(1), z.lte(LIMITS.number)),
  name: oneLine(LIMITS.name),
  shape: z.enum(TABLE_SHAPES),
  seats: z.int().check(z.gte(1), z.lte(LIMITS.seats)),
});
const roomPartSchema = z.strictObject({
  ...place,
  kind: z.enum(ROOM_PARTS),
  width: length,
  height: length,
});
const seatSchema = z.strictObject({
  table: planId,
  seat: z.nullable(z.int().check(z.gte(1), z.lte(LIMITS.seats))),
});
const wishSchema = z
  .strictObject({
    kind: z.enum(WISH_KINDS),
    people: z.array(planId).check(z.minLength(1), z.maxLength(LIMITS.peopleOfWish)),
  })
  .check(z.refine(({ people }) => new Set(people).size === people.length));

/** `PUT /seating/:event`. */
export const changeSeatingSchema = createChangeSchema({
  tables: changesOf(tableSchema, LIMITS.tables * 2),
  room: changesOf(roomPartSchema, LIMITS.roomParts * 2),
  seats: changesOf(seatSchema, LIMITS.people),
  wishes: changesOf(wishSchema, LIMITS.wishes * 2),
  isShown: z.exactOptional(z.boolean()),
});
export type ChangeSeatingRequest = ChangePlanRequest<SeatingPatch>;
export type SeatingChange = PlanChange<SeatingPlan, SeatingPatch>;
