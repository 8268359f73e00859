import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Log, warnOnceAMinute } from '../log.ts';
import { createAddressCounts } from './address-counts.ts';

// More than all guests of a large wedding need, with six connections per browser.
const MAX_CONNECTIONS = 4_000;

/**
 * Closes connections above the limits. Behind a trusted proxy every connection has the proxy's
 * address: pass `perAddress: false` there, and limit the requests instead (request-limits.ts).
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
 * Answers a POST whose client closes its side of the connection after the request: Node would drop the
 * answer to a reply that is stored. A browser that leaves looks the same, so the answer has `timeoutMs`,
 * and requests that only read end at once.
 */
export function answerHalfClosed(server: Server, timeoutMs: number): void {
  // Not in Node's documentation.
  Object.assign(server, { httpAllowHalfOpen: true });
  const methods = new WeakMap<Socket, string | undefined>();
  server.on('request', ({ method, socket }) => methods.set(socket, method));
  server.on('connection', (socket) => {
    socket.once('end', () => {
      if (methods.get(socket) !== 'POST') {
        socket.end();
        return;
      }
      const timer = setTimeout(() => socket.destroy(), timeoutMs);
      socket.once('close', () => clearTimeout(timer));
    });
  });
}
