import type { Context } from 'hono';
import * as z from 'zod/mini';
import { INVITED_LIMITS, invitedRowSchema } from '../../domain/invited-row.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import {
  deleteInvited,
  deleteMatch,
  insertInvited,
  isInvited,
  listInvited,
  putMatch,
} from '../tables/invited.ts';
import { readInvitedCsv } from './invited-csv.ts';
import { whoIsThere, withoutTwins } from './invited-twice.ts';

const additions = z.strictObject({
  rows: z.array(invitedRowSchema).check(z.maxLength(INVITED_LIMITS.rows, 'Too many at once')),
});
const word = z.strictObject({ same: z.boolean() });

/** Says what a list would add; nothing is stored. */
export function previewInvited(database: Database) {
  return async (c: Context): Promise<Response> => {
    const preview = readInvitedCsv(new Uint8Array(await c.req.arrayBuffer()));
    const isThere = whoIsThere(await listInvited(database));
    const alreadyThere = preview.rows.filter(isThere).map(({ line }) => line);
    return c.json({ ...preview, alreadyThere });
  };
}

/** Adds all rows or none; who is there already is not added again, as after a second click. */
export function postInvited(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { rows } = await checkedBody(c, additions);
    const added = await database.transaction(async (queries) => {
      const isThere = whoIsThere(await listInvited(queries));
      const missing = withoutTwins(rows).filter((row) => !isThere(row));
      for (const row of missing) await insertInvited(queries, row);
      return missing.length;
    });
    return c.json({ added }, 201);
  };
}

export function removeInvited(database: Database) {
  return async (c: Context): Promise<Response> => {
    if (!(await deleteInvited(database, idOf(c)))) throw deskRefusal.unknownInvited();
    return c.body(null, 204);
  };
}

/** Takes a host's word that an invited one is a party, or is not. */
export function putWord(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { same } = await checkedBody(c, word);
    const match = { invited: idOf(c), party: keyOf(c), same };
    await database.transaction(async (queries) => {
      if (!(await isInvited(queries, match.invited))) throw deskRefusal.unknownInvited();
      await putMatch(queries, match);
    });
    return c.body(null, 204);
  };
}

export function takeWordBack(database: Database) {
  return async (c: Context): Promise<Response> => {
    await deleteMatch(database, { invited: idOf(c), party: keyOf(c) });
    return c.body(null, 204);
  };
}

function idOf(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw deskRefusal.unknownInvited();
  return Number(id);
}

function keyOf(c: Context): string {
  return c.req.param('key') ?? '';
}
