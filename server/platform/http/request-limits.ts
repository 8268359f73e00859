import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Log, warnOnceAMinute } from '../log.ts';
import { createAddressCounts } from './address-counts.ts';
import { apiErrors } from './api-error.ts';
import type { Visitor } from './visitor.ts';

/**
 * Creates a middleware that limits the requests in flight per visitor, from the headers until the
 * response is sent. It runs before a body is read: behind a proxy every slow sender holds one of the
 * server's connections.
 */
export function createRequestLimit(
  getVisitor: (c: Context) => Visitor,
  log: Log,
): MiddlewareHandler {
  const counts = createAddressCounts();
  const warn = warnOnceAMinute(log);
  return async (c, next) => {
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (outgoing) {
      const release = counts.take(getVisitor(c).address);
      if (!release) {
        warn({}, 'requests are rejected: too many from one address');
        throw apiErrors.tooManyRequests();
      }
      outgoing.once('close', release);
    }
    await next();
  };
}
