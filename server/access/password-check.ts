import type { Context } from 'hono';
import * as z from 'zod/mini';
import { deskRefusal } from '../http/desk-refusal.ts';
import { jsonObject } from '../http/json-body.ts';
import type { Tries } from './tries.ts';

const bodySchema = z.object({ password: z.string().check(z.maxLength(1000)) });

/** Checks the password that a page sends from an address; throws DeskRefusal unless it is right. */
export function passwordCheck(isPassword: (given: string) => boolean, tries: Tries) {
  return async (c: Context, address: string): Promise<void> => {
    const body = bodySchema.safeParse(await jsonObject(c.req.raw));
    // Counted before it is compared: of tries sent all at once none slips through in between.
    const seconds = await tries.take(address);
    if (seconds > 0) throw deskRefusal.slowDown(seconds);
    if (!body.success || !isPassword(body.data.password)) throw deskRefusal.wrongPassword();
    await tries.giveBack(address);
  };
}
