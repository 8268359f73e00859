import type { Context } from 'hono';
import * as z from 'zod/mini';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { jsonObject } from '../http/json-body.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

const bodySchema = z.object({ password: z.string().check(z.maxLength(1000)) });

/** Checks the password that a page sends from an address; throws DashboardError unless it is right. */
export function passwordCheck(isPassword: (given: string) => boolean, attempts: AttemptLimiter) {
  return async (c: Context, address: string): Promise<void> => {
    const body = bodySchema.safeParse(await jsonObject(c.req.raw));
    // Counted before it is compared: of tries sent all at once none slips through in between.
    const seconds = await attempts.take(address);
    if (seconds > 0) throw dashboardErrors.slowDown(seconds);
    if (!body.success || !isPassword(body.data.password)) throw dashboardErrors.wrongPassword();
    await attempts.refund(address);
  };
}
