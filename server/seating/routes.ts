import { Hono } from 'hono';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSeatingKind } from '../../domain/seating/seating.ts';
import { changeSeatingSchema } from '../../domain/seating/seating-schema.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { changePlan } from '../plans/plans.ts';
import type { Database } from '../platform/database/database.ts';
import { jsonBody, largeBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';

/** The changes of the seating plans, which are part of the guest data. */
export function createSeatingRoutes(database: Database, source: GuestDataSource) {
  return new Hono().put('/:event', jsonBody(changeSeatingSchema, largeBody), async (c) => {
    const event = c.req.param('event');
    if (!source.wedding.events.some(({ id }) => id === event)) {
      throw rejections.invalid(getMessages('seating').errors.eventRemoved, 'event');
    }
    return c.json(await changePlan(database, createSeatingKind(event), c.req.valid('json')));
  });
}
