import { Hono } from 'hono';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { newShareLinkSchema, SHARE_LINK_LIMITS } from '../../domain/sharing/share-links.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { getPathId, jsonBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { createShareLink, deleteShareLink, listShareLinks } from './share-links.ts';

/** The links for helpers. */
export function createShareLinkRoutes(database: Database, source: GuestDataSource) {
  return new Hono<DashboardEnv>()
    .get('/', async (c) => c.json({ links: await listShareLinks(database) }))
    .post('/', jsonBody(newShareLinkSchema), async (c) => {
      const request = c.req.valid('json');
      const { events } = source.wedding;
      if (request.event !== null && !events.some(({ id }) => id === request.event)) {
        throw rejections.invalid(getMessages('sharing').errors.eventRemoved, 'event');
      }
      const { token, ...link } = await database.exclusiveTransaction(async (queries) => {
        if ((await listShareLinks(queries)).length >= SHARE_LINK_LIMITS.links) {
          throw rejections.invalid(getMessages('sharing').errors.tooMany(SHARE_LINK_LIMITS.links));
        }
        await recordActivity(queries, c.var.actor, 'helper-link-created', request.label);
        return createShareLink(queries, request);
      });
      // The path is not stored: the table has only the hash of its token.
      return c.json({ ...link, path: `/shared/${token}` }, 201);
    })
    .delete('/:id', async (c) => {
      await database.exclusiveTransaction(async (queries) => {
        const label = await deleteShareLink(queries, getPathId(c));
        if (label !== null)
          await recordActivity(queries, c.var.actor, 'helper-link-revoked', label);
      });
      return c.body(null, 204);
    });
}
