import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { toAddressBlock } from './visitor.ts';

// More than all guests of a large wedding need, with six connections per browser.
const MAX_CONNECTIONS = 4_000;
/** Enough for a hotel full of guests, too few to lock out everybody else. */
export const MAX_CONNECTIONS_PER_ADDRESS = 250;

/**
 * Closes connections above the limits. Behind a trusted proxy every connection has the proxy's
 * address and the proxy must count them: pass `perAddress: false` there.
 */
export function limitConnections(server: Server, { perAddress }: { perAddress: boolean }): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (!perAddress) return;
  const counts = new Map<string, number>();

  server.on('connection', (socket) => {
    const block = toAddressBlock(socket.remoteAddress ?? '');
    const count = counts.get(block) ?? 0;
    if (count >= MAX_CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    counts.set(block, count + 1);
    socket.once('close', () => {
      const remaining = (counts.get(block) ?? 1) - 1;
      if (remaining > 0) counts.set(block, remaining);
      else counts.delete(block);
    });
  });
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const BAD_REQUEST = '400 Bad Request';

/**
 * Answers malformed or slow requests with one line that reveals nothing about the server, and closes
 * the connection: after a misparsed request the start of the next one is unknown.
 */
export function rejectMalformedRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isHalfSent = response?.headersSent && !response.writableFinished;
    if (isHalfSent || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUS_LINES[error.code ?? ''] ?? BAD_REQUEST;
    const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain'];
    const text = status.slice(4);
    socket.end([...head, `Content-Length: ${text.length}`, '', text].join('\r\n'), () =>
      socket.destroy(),
    );
  });
}
