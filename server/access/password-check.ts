import type { Context } from 'hono';
import * as z from 'zod/mini';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseJsonObject } from '../http/request-body.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

const bodySchema = z.object({ password: z.string().check(z.maxLength(1000)) });

/** Creates the check of a submitted password; it throws DashboardError unless the password is right. */
export function createPasswordCheck(
  isPassword: (given: string) => boolean,
  attempts: AttemptLimiter,
) {
  return async (c: Context, address: string): Promise<void> => {
    // Counted before the body is read: neither simultaneous attempts nor slow ones escape the limit.
    const seconds = await attempts.take(address);
    if (seconds > 0) throw dashboardErrors.tooManyAttempts(seconds);
    const body = bodySchema.safeParse(await parseJsonObject(c.req.raw));
    if (!body.success || !isPassword(body.data.password)) throw dashboardErrors.wrongPassword();
    await attempts.refund(address);
  };
}
