import * as z from 'zod/mini';
import type { ChangePlanRequest, PlanChange } from '../plans/plan.ts';
import { changesOf, createChangeSchema, oneLine, planId } from '../plans/plan-schema.ts';
import { DIRECTIONS, TRANSFER_LIMITS, type TransferPatch, type TransferPlan } from './transfers.ts';

const LIMITS = TRANSFER_LIMITS;
const localTime = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/),
  // Also without the 31st of June.
  z.refine((time) => new Date(`${time}Z`).toJSON()?.startsWith(time) ?? false),
);
const vehicleSchema = z.strictObject({
  direction: z.enum(DIRECTIONS),
  name: oneLine(LIMITS.name).check(z.minLength(1)),
  time: localTime,
  from: oneLine(LIMITS.place),
  to: oneLine(LIMITS.place),
  seats: z.int().check(z.gte(1), z.lte(LIMITS.seats)),
});
const rideSchema = z.strictObject({ vehicle: planId, time: z.nullable(localTime) });
const margin = z.exactOptional(z.int().check(z.gte(0), z.lte(LIMITS.marginMinutes)));

/** `PUT /transfers`. */
export const changeTransfersSchema = createChangeSchema({
  vehicles: changesOf(vehicleSchema, LIMITS.vehicles * 2),
  arrival: changesOf(rideSchema, LIMITS.people),
  departure: changesOf(rideSchema, LIMITS.people),
  arrivalMargin: margin,
  departureMargin: margin,
  isShown: z.exactOptional(z.boolean()),
});
export type ChangeTransfersRequest = ChangePlanRequest<TransferPatch>;
export type TransfersChange = PlanChange<TransferPlan, TransferPatch>;
