import type { Context } from 'hono';
import {
  addHouseholdSchema,
  changeReplySchema,
  withdrawalSchema,
} from '../../domain/dashboard-api.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { addHousehold, changeReply, withdrawHousehold } from './household-entries.ts';

export function postHousehold(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { reply } = await checkedBody(c, addHouseholdSchema);
    return c.json(await addHousehold(database, reply), 201);
  };
}

export function postReply(database: Database) {
  return async (c: Context): Promise<Response> => {
    const { version, reply } = await checkedBody(c, changeReplySchema);
    return c.json(await changeReply(database, keyOf(c), version, reply));
  };
}

export function postWithdrawal(database: Database, act: 'withdraw' | 'restore') {
  return async (c: Context): Promise<Response> => {
    const { version } = await checkedBody(c, withdrawalSchema);
    return c.json(await withdrawHousehold(database, keyOf(c), version, act));
  };
}

function keyOf(c: Context): string {
  return c.req.param('key') ?? '';
}
