import { Hono } from 'hono';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { isOnGuestList } from '../guest-list/guest-list.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { getPathId, smallBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { createCodes, revokeCodes } from './invitation-codes.ts';

/** The codes of personal links. */
export function createInvitationCodeRoutes(database: Database) {
  return (
    new Hono<DashboardEnv>()
      // Gives an entry a new code, and revokes the ones that it had.
      .post('/:id/code', smallBody, async (c) => {
        const code = await database.exclusiveTransaction(async (queries) => {
          const entry = await revokeAll(queries, getPathId(c));
          await recordActivity(queries, c.var.actor, 'personal-link-renewed');
          return (await createCodes(queries, [entry])).get(entry) ?? '';
        });
        return c.json({ code }, 201);
      })
      // Its links open nothing, until it gets a new code.
      .delete('/:id/code', async (c) => {
        await database.exclusiveTransaction(async (queries) => {
          await revokeAll(queries, getPathId(c));
          await recordActivity(queries, c.var.actor, 'personal-link-revoked');
        });
        return c.body(null, 204);
      })
  );
}

async function revokeAll(queries: Queries, entry: number): Promise<number> {
  if (!(await isOnGuestList(queries, entry))) throw rejections.guestNotFound();
  await revokeCodes(queries, entry);
  return entry;
}
