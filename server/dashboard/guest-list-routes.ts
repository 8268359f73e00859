import type { Context } from 'hono';
import {
  type AddToGuestListResponse,
  addToGuestListSchema,
  type GuestListPreview,
  matchDecisionSchema,
} from '../../domain/guest-list-api.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseBody } from '../http/request-body.ts';
import {
  deleteMatchDecision,
  isOnGuestList,
  listGuestList,
  saveMatchDecision,
} from '../tables/guest-list.ts';
import { changeGuestList } from '../tables/guest-list-editor.ts';
import { readGuestListCsv } from './guest-list-csv.ts';
import { createDuplicateFilter, removeDuplicates } from './guest-list-duplicates.ts';
import { getEntryId } from './guest-list-edit-routes.ts';

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
    const change = await changeGuestList(database, async (editor) => {
      const isListed = createDuplicateFilter(editor.list());
      const newRows = removeDuplicates(rows).filter((row) => !isListed(row));
      for (const row of newRows) await editor.add(row);
    });
    const added = change.entries.length;
    return c.json({ added, ...change } satisfies AddToGuestListResponse, 201);
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

function getHouseholdKey(c: Context): string {
  return c.req.param('key') ?? '';
}
