import type { Context } from 'hono';
import {
  type AddToGuestListResponse,
  addToGuestListSchema,
  type GuestListPreview,
  matchDecisionSchema,
} from '../../domain/dashboard-api.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import {
  deleteGuestListEntry,
  deleteMatchDecision,
  insertGuestListEntry,
  isOnGuestList,
  listGuestList,
  putMatchDecision,
} from '../tables/guest-list.ts';
import { readGuestListCsv } from './guest-list-csv.ts';
import { whoIsThere, withoutTwins } from './guest-list-duplicates.ts';

/** Says what a list would add; nothing is stored. */
export function previewGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const preview = readGuestListCsv(new Uint8Array(await c.req.arrayBuffer()));
    const isThere = whoIsThere(await listGuestList(database));
    const duplicateLines = preview.rows.filter(isThere).map(({ line }) => line);
    return c.json({ ...preview, duplicateLines } satisfies GuestListPreview);
  };
}

/** Adds all rows or none; who is there already is not added again, as after a second click. */
export function postGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { rows } = await checkedBody(c, addToGuestListSchema);
    const added = await database.exclusiveTransaction(async (queries) => {
      const isThere = whoIsThere(await listGuestList(queries));
      const missing = withoutTwins(rows).filter((row) => !isThere(row));
      for (const row of missing) await insertGuestListEntry(queries, row);
      return missing.length;
    });
    return c.json({ added } satisfies AddToGuestListResponse, 201);
  };
}

export function removeGuestListEntry(database: Database) {
  return async (c: Context): Promise<Response> => {
    if (!(await deleteGuestListEntry(database, idOf(c)))) throw dashboardErrors.guestNotFound();
    return c.body(null, 204);
  };
}

/** Stores the couple's decision that an entry and a household are the same people, or are not. */
export function putMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { isMatch } = await checkedBody(c, matchDecisionSchema);
    const decision = { entryId: idOf(c), household: keyOf(c), isMatch };
    await database.exclusiveTransaction(async (queries) => {
      if (!(await isOnGuestList(queries, decision.entryId))) throw dashboardErrors.guestNotFound();
      await putMatchDecision(queries, decision);
    });
    return c.body(null, 204);
  };
}

/** Forgets the couple's decision. */
export function deleteMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    await deleteMatchDecision(database, { entryId: idOf(c), household: keyOf(c) });
    return c.body(null, 204);
  };
}

function idOf(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw dashboardErrors.guestNotFound();
  return Number(id);
}

function keyOf(c: Context): string {
  return c.req.param('key') ?? '';
}
