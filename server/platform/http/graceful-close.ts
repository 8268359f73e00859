import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A request may be on its way: a connection without one is closed after this time. */
const IDLE_MS = 500;

/**
 * Returns the function that stops listening and resolves when the last response is sent. Running
 * requests are answered in full, and kept connections get an answer to a request that is on its way.
 * A connection that the system has accepted and Node has not seen yet is reset.
 *
 * Node's own `server.close()` resets connections whose request has arrived but was not yet read, and
 * those whose response has not yet reached a slow reader. `http-terminator` and `stoppable` reset the
 * first kind, too.
 */
export function createGracefulClose(server: Server): (timeoutMs: number) => Promise<void> {
  /** The open connections, each with its unfinished responses. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  function closeWhenIdle(socket: Socket, close: () => void): void {
    setTimeout(() => {
      if (connections.get(socket)?.size === 0) close();
    }, IDLE_MS);
  }

  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });

  // Before the app, which may send the headers at once.
  server.prependListener('request', ({ socket }, response) => {
    const responses = connections.get(socket);
    if (isClosing) response.shouldKeepAlive = false;
    responses?.add(response);
    response.once('close', () => {
      responses?.delete(response);
      // The rest of the response may still be on its way to a slow reader.
      if (isClosing) closeWhenIdle(socket, () => socket.end());
    });
  });

  return async (timeoutMs) => {
    isClosing = true;
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    for (const [socket, responses] of connections) {
      for (const response of responses) response.shouldKeepAlive = false;
      // A browser keeps its side of an idle connection open for many seconds.
      closeWhenIdle(socket, () => socket.destroySoon());
    }
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(timeout);
  };
}
