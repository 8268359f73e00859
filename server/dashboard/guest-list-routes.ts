import type { Context } from 'hono';
import * as z from 'zod/mini';
import { GUEST_LIST_LIMITS, guestListRowSchema } from '../../domain/guest-list-row.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import {
  deleteGuestListEntry,
  deleteMatch,
  insertGuestListEntry,
  isOnGuestList,
  listGuestList,
  putMatch,
} from '../tables/guest-list.ts';
import { readGuestListCsv } from './guest-list-csv.ts';
import { whoIsThere, withoutTwins } from './guest-list-duplicates.ts';

const additions = z.strictObject({
  rows: z.array(guestListRowSchema).check(z.maxLength(GUEST_LIST_LIMITS.rows, 'Too many at once')),
});
const word = z.strictObject({ same: z.boolean() });

/** Says what a list would add; nothing is stored. */
export function previewGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const preview = readGuestListCsv(new Uint8Array(await c.req.arrayBuffer()));
    const isThere = whoIsThere(await listGuestList(database));
    const alreadyThere = preview.rows.filter(isThere).map(({ line }) => line);
    return c.json({ ...preview, alreadyThere });
  };
}

/** Adds all rows or none; who is there already is not added again, as after a second click. */
export function postGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { rows } = await checkedBody(c, additions);
    const added = await database.exclusiveTransaction(async (queries) => {
      const isThere = whoIsThere(await listGuestList(queries));
      const missing = withoutTwins(rows).filter((row) => !isThere(row));
      for (const row of missing) await insertGuestListEntry(queries, row);
      return missing.length;
    });
    return c.json({ added }, 201);
  };
}

export function removeGuestListEntry(database: Database) {
  return async (c: Context): Promise<Response> => {
    if (!(await deleteGuestListEntry(database, idOf(c))))
      throw dashboardErrors.unknownGuestListEntry();
    return c.body(null, 204);
  };
}

/** Takes a host's word that an invited one is a party, or is not. */
export function confirmMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { same } = await checkedBody(c, word);
    const match = { invited: idOf(c), household: keyOf(c), same };
    await database.exclusiveTransaction(async (queries) => {
      if (!(await isOnGuestList(queries, match.invited)))
        throw dashboardErrors.unknownGuestListEntry();
      await putMatch(queries, match);
    });
    return c.body(null, 204);
  };
}

export function undoMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    await deleteMatch(database, { invited: idOf(c), household: keyOf(c) });
    return c.body(null, 204);
  };
}

function idOf(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw dashboardErrors.unknownGuestListEntry();
  return Number(id);
}

function keyOf(c: Context): string {
  return c.req.param('key') ?? '';
}
