import type { Context } from 'hono';
import {
  type NewShareLink,
  newShareLinkSchema,
  SHARE_LINK_LIMITS,
  type ShareLinksResponse,
} from '../../domain/sharing/share-links.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../platform/http/request-body.ts';
import { createShareLink, deleteShareLink, listShareLinks } from './share-links.ts';

/** The dashboard's routes of the links for helpers. */
export function createShareLinkRoutes(database: Database, source: GuestDataSource) {
  async function getLinks(c: Context): Promise<Response> {
    return c.json({ links: await listShareLinks(database) } satisfies ShareLinksResponse);
  }

  async function postLink(c: Context): Promise<Response> {
    const request = await parseBody(c, newShareLinkSchema);
    const { events } = source.wedding;
    if (request.event !== null && !events.some(({ id }) => id === request.event)) {
      throw dashboardErrors.invalid('This event is not on the form.', 'event');
    }
    const { token, ...link } = await database.exclusiveTransaction(async (queries) => {
      if ((await listShareLinks(queries)).length >= SHARE_LINK_LIMITS.links) {
        throw dashboardErrors.invalid(
          `There are ${SHARE_LINK_LIMITS.links} links already. Remove one that nobody needs.`,
        );
      }
      return createShareLink(queries, request);
    });
    return c.json({ ...link, path: `/shared/${token}` } satisfies NewShareLink, 201);
  }

  async function deleteLink(c: Context): Promise<Response> {
    await deleteShareLink(database, getPathId(c));
    return c.body(null, 204);
  }

  return { getLinks, postLink, deleteLink };
}
