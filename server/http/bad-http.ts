import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const MALFORMED = '400 Bad Request';

/**
 * Answers what is no HTTP, or comes too slowly, in a line that says nothing of this server, and hangs
 * up: after a request that was misread, nobody knows where the next one begins.
 */
export function refuseBadHttp(server: Server): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answering.set(socket, response));

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    const isHalfSaid = response?.headersSent && !response.writableFinished;
    if (isHalfSaid || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain'];
    const words = status.slice(4);
    socket.end([...head, `Content-Length: ${words.length}`, '', words].join('\r\n'), () =>
      socket.destroy(),
    );
  });
}
