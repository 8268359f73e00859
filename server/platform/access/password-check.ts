import type { Context } from 'hono';
import * as z from 'zod/mini';
import { parseJsonObject } from '../http/request-body.ts';
import { type Log, limitWarnings } from '../log.ts';
import { rejections } from '../rejections.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

const bodySchema = z.object({
  password: z.string().check(z.maxLength(1000)),
  name: z.optional(z.string().check(z.maxLength(1000))),
});

/** The password of a form, with a name from a form that asks for one. */
export type Credentials = z.infer<typeof bodySchema>;

export const MAX_LINES_PER_MINUTE = 100;

type Options<Owner> = {
  form: 'dashboard' | 'gate' | 'invitation';
  /** Returns null for a wrong password. */
  findOwner: (credentials: Credentials, c: Context) => Promise<Owner | null> | Owner | null;
  attempts: AttemptLimiter;
  log: Log;
};

/**
 * Creates the check of a submitted password. It returns the password's owner, and throws Rejection
 * unless the password is right.
 */
export function createPasswordCheck<Owner>({ form, findOwner, attempts, log }: Options<Owner>) {
  const warn = limitWarnings(log, MAX_LINES_PER_MINUTE);
  return async (c: Context, address: string): Promise<Owner> => {
    // Counted before the body is read: neither simultaneous attempts nor slow ones escape the limit.
    const seconds = await attempts.take(address);
    if (seconds > 0) throw rejections.tooManyAttempts(seconds);
    let owner: Owner | null = null;
    let hasName = false;
    try {
      const { data } = bodySchema.safeParse(await parseJsonObject(c.req.raw));
      hasName = Boolean(data?.name?.trim());
      owner = data ? await findOwner(data, c) : null;
    } finally {
      // Every counted attempt, with its address: deploy/fail2ban/filter.conf reads it.
      if (owner === null) warn({ form, address }, 'sign-in failed');
    }
    if (owner === null) throw rejections.wrongPassword(hasName);
    await attempts.refund(address);
    return owner;
  };
}
