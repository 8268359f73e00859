import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A kept connection that sends no request for so long is closed. */
const IDLE_MS = 500;
const CHECK_INTERVAL_MS = 50;
// During a flood the queue of new connections is never empty.
const MAX_ACCEPT_TURNS = 500;

type Connection = {
  responses: Set<ServerResponse>;
  /** When the last response was sent, and how many bytes had been received until then. */
  idleSince: number;
  bytesRead: number;
};

/**
 * Returns the function that stops listening and resolves when the last response is sent. Running
 * requests are answered in full, and kept connections get an answer to a request that is on its way.
 *
 * Node's own `server.close()` resets connections whose request has arrived but was not yet read, and
 * those whose response has not yet reached a slow reader. `http-terminator` and `stoppable` reset the
 * first kind, too.
 */
export function createGracefulClose(server: Server): (timeoutMs: number) => Promise<void> {
  const connections = new Map<Socket, Connection>();
  let acceptedCount = 0;
  let isClosing = false;

  server.on('connection', (socket) => {
    acceptedCount += 1;
    const { bytesRead } = socket;
    connections.set(socket, { responses: new Set(), idleSince: performance.now(), bytesRead });
    socket.once('close', () => connections.delete(socket));
  });

  // Before the app, which may send the headers at once.
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    if (isClosing) response.shouldKeepAlive = false;
    connection.responses.add(response);
    response.once('close', () => {
      connection.responses.delete(response);
      connection.idleSince = performance.now();
      connection.bytesRead = socket.bytesRead;
    });
  });

  /** The system has accepted connections that Node has not yet seen; closing now would reset them. */
  async function emptyAcceptQueue(): Promise<void> {
    for (let turn = 0; turn < MAX_ACCEPT_TURNS; turn += 1) {
      const before = acceptedCount;
      // Two turns, because a connection may arrive at the end of the first one.
      await nextTurn();
      await nextTurn();
      if (acceptedCount === before) return;
    }
  }

  function closeIdleConnections(): void {
    const latest = performance.now() - IDLE_MS;
    for (const [socket, { responses, idleSince, bytesRead }] of connections) {
      const isIdle = responses.size === 0 && socket.bytesRead === bytesRead;
      if (isIdle && idleSince < latest) socket.end();
    }
  }

  return async (timeoutMs) => {
    isClosing = true;
    for (const { responses } of connections.values()) {
      for (const response of responses) response.shouldKeepAlive = false;
    }
    await emptyAcceptQueue();
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    // Right after new bytes were read: few requests can arrive before the connection is closed.
    const idleCheck = setInterval(() => setImmediate(closeIdleConnections), CHECK_INTERVAL_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(idleCheck);
    clearTimeout(timeout);
  };
}
