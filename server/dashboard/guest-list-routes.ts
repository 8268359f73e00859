import type { Context } from 'hono';
import {
  type AddToGuestListResponse,
  addToGuestListSchema,
  type GuestListPreview,
  matchDecisionSchema,
} from '../../domain/dashboard-api.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseBody } from '../http/request-body.ts';
import {
  deleteGuestListEntry,
  deleteMatchDecision,
  insertGuestListEntry,
  isOnGuestList,
  listGuestList,
  saveMatchDecision,
} from '../tables/guest-list.ts';
import { readGuestListCsv } from './guest-list-csv.ts';
import { createDuplicateFilter, removeDuplicates } from './guest-list-duplicates.ts';

/** Reads a file and shows the result. Nothing is stored. */
export function previewGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const preview = readGuestListCsv(new Uint8Array(await c.req.arrayBuffer()));
    const isListed = createDuplicateFilter(await listGuestList(database));
    const duplicateLines = preview.rows.filter(isListed).map(({ line }) => line);
    return c.json({ ...preview, duplicateLines } satisfies GuestListPreview);
  };
}

/** Adds all rows or none. Skips people on the list already, so a second click adds nobody twice. */
export function postGuestList(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { rows } = await parseBody(c, addToGuestListSchema);
    const added = await database.exclusiveTransaction(async (queries) => {
      const isListed = createDuplicateFilter(await listGuestList(queries));
      const newRows = removeDuplicates(rows).filter((row) => !isListed(row));
      for (const row of newRows) await insertGuestListEntry(queries, row);
      return newRows.length;
    });
    return c.json({ added } satisfies AddToGuestListResponse, 201);
  };
}

export function removeGuestListEntry(database: Database) {
  return async (c: Context): Promise<Response> => {
    const isDeleted = await deleteGuestListEntry(database, getEntryId(c));
    if (!isDeleted) throw dashboardErrors.guestNotFound();
    return c.body(null, 204);
  };
}

/** Stores the couple's decision that an entry and a household are the same people, or are not. */
export function putMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { isMatch } = await parseBody(c, matchDecisionSchema);
    const decision = { entryId: getEntryId(c), household: getHouseholdKey(c), isMatch };
    await database.exclusiveTransaction(async (queries) => {
      if (!(await isOnGuestList(queries, decision.entryId))) throw dashboardErrors.guestNotFound();
      await saveMatchDecision(queries, decision);
    });
    return c.body(null, 204);
  };
}

/** Deletes the couple's decision. */
export function deleteMatch(database: Database) {
  return async (c: Context): Promise<Response> => {
    await deleteMatchDecision(database, { entryId: getEntryId(c), household: getHouseholdKey(c) });
    return c.body(null, 204);
  };
}

function getEntryId(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw dashboardErrors.guestNotFound();
  return Number(id);
}

function getHouseholdKey(c: Context): string {
  return c.req.param('key') ?? '';
}
