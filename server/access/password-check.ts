import type { Context } from 'hono';
import * as z from 'zod/mini';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseJsonObject } from '../http/request-body.ts';
import { type Log, limitWarnings } from '../log.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

const bodySchema = z.object({ password: z.string().check(z.maxLength(1000)) });

const MAX_LINES_PER_MINUTE = 100;

type Options = {
  form: 'dashboard' | 'gate';
  isPassword: (given: string) => boolean;
  attempts: AttemptLimiter;
  log: Log;
};

/** Creates the check of a submitted password; it throws DashboardError unless the password is right. */
export function createPasswordCheck({ form, isPassword, attempts, log }: Options) {
  const warn = limitWarnings(log, MAX_LINES_PER_MINUTE);
  return async (c: Context, address: string): Promise<void> => {
    // Counted before the body is read: neither simultaneous attempts nor slow ones escape the limit.
    const seconds = await attempts.take(address);
    if (seconds > 0) throw dashboardErrors.tooManyAttempts(seconds);
    let isRight = false;
    try {
      const body = bodySchema.safeParse(await parseJsonObject(c.req.raw));
      isRight = body.success && isPassword(body.data.password);
    } finally {
      // Every counted attempt, and the only line with an address: deploy/fail2ban/filter.conf reads it.
      if (!isRight) warn({ form, address }, 'sign-in failed');
    }
    if (!isRight) throw dashboardErrors.wrongPassword();
    await attempts.refund(address);
  };
}
