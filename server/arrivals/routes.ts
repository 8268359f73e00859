import { Hono } from 'hono';
import { TRANSFERS } from '../../domain/arrivals/transfers.ts';
import { changeTransfersSchema } from '../../domain/arrivals/transfers-schema.ts';
import { changePlan } from '../plans/plans.ts';
import type { Database } from '../platform/database/database.ts';
import { jsonBody, largeBody } from '../platform/http/request-body.ts';

/** The changes of the vehicles, which are part of the guest data. */
export function createTransferRoutes(database: Database) {
  return new Hono().put('/', jsonBody(changeTransfersSchema, largeBody), async (c) =>
    c.json(await changePlan(database, TRANSFERS, c.req.valid('json'))),
  );
}
