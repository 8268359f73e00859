import * as z from 'zod/mini';

/** The id of a person, or of a thing in the plan. */
export const planId = z.int().check(z.gte(1));
const key = z.string().check(z.regex(/^[1-9]\d{0,15}$/));

/** One line of words, without control characters. */
export const oneLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** Changes of things by their ids. */
export const changesOf = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.exactOptional(
    z
      .record(key, z.nullable(schema))
      .check(z.refine((values) => Object.keys(values).length <= max)),
  );

/** The request that changes a plan. */
export const createChangeSchema = <Shape extends z.core.$ZodLooseShape>(patch: Shape) =>
  z.strictObject({
    version: z.int(),
    patch: z.strictObject(patch),
    restores: z.exactOptional(z.int().check(z.gte(0))),
  });
