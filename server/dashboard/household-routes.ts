import type { Context } from 'hono';
import * as z from 'zod/mini';
import { hostReplySchema } from '../../domain/host-reply.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { addHousehold, amendHousehold, withdrawHousehold } from './household-entries.ts';

const seen = z.string();
const addition = z.strictObject({ reply: hostReplySchema });
const amendment = z.strictObject({ seen, reply: hostReplySchema });
const withdrawal = z.strictObject({ seen });

export function postHousehold(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { reply } = await checkedBody(c, addition);
    return c.json(await addHousehold(database, reply), 201);
  };
}

export function postReply(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { seen, reply } = await checkedBody(c, amendment);
    return c.json(await amendHousehold(database, keyOf(c), seen, reply));
  };
}

export function postWithdrawal(database: Database, act: 'withdraw' | 'restore') {
  return async (c: Context): Promise<Response> => {
    const { seen } = await checkedBody(c, withdrawal);
    return c.json(await withdrawHousehold(database, keyOf(c), seen, act));
  };
}

function keyOf(c: Context): string {
  return c.req.param('key') ?? '';
}
