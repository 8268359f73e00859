import { Hono } from 'hono';
import { approveWishSchema } from '../../domain/wishes/wishes-schema.ts';
import type { Database } from '../platform/database/database.ts';
import { getPathId, jsonBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { approveWish, deleteWish, listWishes } from './wishes.ts';

/** The guests' wishes in the dashboard. */
export function createWishRoutes(database: Database) {
  return new Hono()
    .get('/', async (c) => c.json(await listWishes(database)))
    .patch('/:id', jsonBody(approveWishSchema), async (c) => {
      await approveWish(database, { id: getPathId(c), ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      if (!(await deleteWish(database, getPathId(c)))) throw rejections.notFound();
      return c.body(null, 204);
    });
}
