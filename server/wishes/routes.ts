import { Hono } from 'hono';
import { createWishesList } from '../../domain/wishes/wishes-list.ts';
import { approveWishSchema } from '../../domain/wishes/wishes-schema.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { sendCsv } from '../lists/csv.ts';
import { type Database, writeIfPossible } from '../platform/database/database.ts';
import { getPathId, jsonBody } from '../platform/http/request-body.ts';
import type { Log } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { approveWish, deleteWish, listWishes } from './wishes.ts';

/** The guests' wishes in the dashboard. */
export function createWishRoutes(database: Database, warn: Log['warn']) {
  return new Hono<DashboardEnv>()
    .get('/', async (c) => c.json(await listWishes(database)))
    .patch('/:id', jsonBody(approveWishSchema), async (c) => {
      const { isApproved } = c.req.valid('json');
      if (!(await approveWish(database, getPathId(c), isApproved))) throw rejections.notFound();
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      if (!(await deleteWish(database, getPathId(c)))) throw rejections.notFound();
      return c.body(null, 204);
    })
    .get('/wishes.csv', async (c) => {
      await writeIfPossible(
        recordActivity(database, c.var.actor, 'list-exported', 'wishes.csv'),
        warn,
      );
      return sendCsv(c, 'wishes.csv', createWishesList(await listWishes(database), 'csv'));
    });
}
