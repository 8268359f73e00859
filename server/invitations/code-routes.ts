import type { Context } from 'hono';
import type { InvitationCodeResponse } from '../../domain/guest-list/guest-list-api.ts';
import { isOnGuestList } from '../guest-list/guest-list.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId } from '../platform/http/request-body.ts';
import { createCodes, revokeCodes } from './invitation-codes.ts';

/** The dashboard's routes of the codes of personal links. */
export function createInvitationCodeRoutes(database: Database) {
  /** Gives an entry a new code, and revokes the ones that it had. */
  async function postInvitationCode(c: Context): Promise<Response> {
    const code = await database.exclusiveTransaction(async (queries) => {
      const entry = await revokeAll(queries, getPathId(c));
      return (await createCodes(queries, [entry])).get(entry) ?? '';
    });
    return c.json({ code } satisfies InvitationCodeResponse, 201);
  }

  /** Revokes the codes of an entry: its links open nothing, until it gets a new code. */
  async function deleteInvitationCode(c: Context): Promise<Response> {
    await database.exclusiveTransaction((queries) => revokeAll(queries, getPathId(c)));
    return c.body(null, 204);
  }

  return { postInvitationCode, deleteInvitationCode };
}

async function revokeAll(queries: Queries, entry: number): Promise<number> {
  if (!(await isOnGuestList(queries, entry))) throw dashboardErrors.guestNotFound();
  await revokeCodes(queries, entry);
  return entry;
}
