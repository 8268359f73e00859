import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Log, warnOnceAMinute } from '../log.ts';
import { apiErrors } from './api-error.ts';
import { toAddressBlock, type Visitor } from './visitor.ts';

/**
 * Enough for a hotel full of guests behind one address, too few to keep everybody else out. It counts
 * connections, and behind a proxy requests.
 */
export const MAX_PER_ADDRESS = 250;

type AddressCounts = {
  /** Counts one more for the address; returns the function that uncounts it, or null above the limit. */
  take(address: string): (() => void) | null;
};

/** Counts per address, or per /64 of IPv6. It holds only addresses with something to count. */
function createAddressCounts(): AddressCounts {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const block = toAddressBlock(address);
      const count = counts.get(block) ?? 0;
      if (count >= MAX_PER_ADDRESS) return null;
      counts.set(block, count + 1);
      return () => {
        const remaining = (counts.get(block) ?? 1) - 1;
        if (remaining > 0) counts.set(block, remaining);
        else counts.delete(block);
      };
    },
  };
}

// More than all guests of a large wedding need, with six connections per browser.
const MAX_CONNECTIONS = 4_000;

/**
 * Closes connections above the limits. Behind a trusted proxy every connection has the proxy's
 * address: pass `perAddress: false` there, and limit the requests instead (createRequestLimit).
 */
export function limitConnections(
  server: Server,
  { perAddress, log }: { perAddress: boolean; log: Log },
): void {
  const warn = warnOnceAMinute(log);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => warn({ limit: MAX_CONNECTIONS }, 'connections are closed: too many'));
  if (!perAddress) return;
  const counts = createAddressCounts();

  server.on('connection', (socket) => {
    const release = counts.take(socket.remoteAddress ?? '');
    if (release) {
      socket.once('close', release);
      return;
    }
    warn({}, 'connections are closed: too many from one address');
    socket.destroy();
  });
}

/**
 * Closes connections on which nothing moves for `timeoutMs` while a response waits to be read. Longer
 * than the pauses of a phone in a tunnel, and than the heartbeat of the event stream.
 */
export function closeSlowReaders(server: Server, timeoutMs: number, log: Log): void {
  const warn = warnOnceAMinute(log);
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.setTimeout(timeoutMs, (socket) => {
    const response = responses.get(socket);
    // The client waits for the server: publishing many pictures takes minutes.
    if (response?.req.complete && !response.headersSent) return;
    // Node reports idle connections here, too.
    if (response?.writableFinished === false) {
      warn({}, 'connections are closed: their clients do not read');
    }
    socket.destroy();
  });
}

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
