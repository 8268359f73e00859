import * as z from 'zod/mini';
import {
  ROOM_PARTS,
  SEATING_LIMITS,
  type SeatingPatch,
  type SeatingPlan,
  TABLE_SHAPES,
  WISH_KINDS,
} from './seating.ts';

const LIMITS = SEATING_LIMITS;
const id = z.int().check(z.gte(1));
const key = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
const position = z.int().check(z.gte(-LIMITS.length), z.lte(LIMITS.length));
const length = z.int().check(z.gte(20), z.lte(LIMITS.length));
const place = { x: position, y: position, rotation: z.int().check(z.gte(0), z.lt(360)) };

const tableSchema = z.strictObject({
  ...place,
  number: z.int().check(z.gte(1), z.lte(LIMITS.number)),
  name: z.string().check(z.trim(), z.maxLength(LIMITS.name), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
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
  table: id,
  seat: z.nullable(z.int().check(z.gte(1), z.lte(LIMITS.seats))),
});
const wishSchema = z
  .strictObject({
    kind: z.enum(WISH_KINDS),
    people: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.peopleOfWish)),
  })
  .check(z.refine(({ people }) => new Set(people).size === people.length));

const changes = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.exactOptional(
    z
      .record(key, z.nullable(schema))
      .check(z.refine((values) => Object.keys(values).length <= max)),
  );

/**
 * `PUT /seating/:event`: makes a change, all or nothing; 409 with the current plan if it has another version. An undo
 * names the version that the plan has again after it.
 */
export const changeSeatingSchema = z.strictObject({
  version: z.int(),
  patch: z.strictObject({
    tables: changes(tableSchema, LIMITS.tables * 2),
    room: changes(roomPartSchema, LIMITS.roomParts * 2),
    seats: changes(seatSchema, LIMITS.people),
    wishes: changes(wishSchema, LIMITS.wishes * 2),
    isShown: z.exactOptional(z.boolean()),
  }),
  restores: z.exactOptional(z.int().check(z.gte(0))),
});
export type ChangeSeatingRequest = { version: number; patch: SeatingPatch; restores?: number };
/** The plan after the change, and the request that undoes it. */
export type SeatingChange = { plan: SeatingPlan; undo: Required<ChangeSeatingRequest> };
