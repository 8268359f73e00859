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

type Options = {
  form: 'dashboard' | 'gate' | 'invitation';
  attempts: AttemptLimiter;
  log: Log;
  /** Called after each wrong attempt. */
  onFailure?: (c: Context) => Promise<void>;
};

/** Creates the check of an attempt, whose `findOwner` throws Rejection unless the attempt is right. */
export function createAttemptCheck<Owner>(
  { form, attempts, log, onFailure }: Options,
  findOwner: (c: Context) => Promise<Owner>,
) {
  const warn = limitWarnings(log, MAX_LINES_PER_MINUTE);
  return async (c: Context, address: string): Promise<Owner> => {
    // Counted before the body is read: neither simultaneous attempts nor slow ones escape the limit.
    const seconds = await attempts.take(address);
    if (seconds > 0) throw rejections.tooManyAttempts(seconds);
    let isRight = false;
    try {
      const owner = await findOwner(c);
      isRight = true;
      await attempts.refund(address);
      return owner;
    } finally {
      // Every counted attempt, with its address: deploy/fail2ban/filter.conf reads it.
      if (!isRight) {
        warn({ form, address }, 'sign-in failed');
        await onFailure?.(c);
      }
    }
  };
}

/** Creates the check of a submitted password; `findOwner` returns null for a wrong one. */
export function createPasswordCheck<Owner>({
  findOwner,
  ...options
}: Options & {
  findOwner: (credentials: Credentials, c: Context) => Promise<Owner | null> | Owner | null;
}) {
  return createAttemptCheck(options, async (c): Promise<Owner> => {
    const { data } = bodySchema.safeParse(await parseJsonObject(c.req.raw));
    const owner = data ? await findOwner(data, c) : null;
    if (owner === null) throw rejections.wrongPassword(Boolean(data?.name?.trim()));
    return owner;
  });
}
