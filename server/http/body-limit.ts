import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { dashboardErrors } from './dashboard-error.ts';

export const KIB = 1024;

/** Refuses a body of more than `maxSize` bytes, which `words` say to a person. */
export function limitBodyTo(maxSize: number, words: string): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw dashboardErrors.tooLarge(words);
    },
  });
}
