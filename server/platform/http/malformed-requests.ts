import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { KIB } from './request-body.ts';

/** The headers of an answer that the app did not write: nothing in it may run, be framed or be kept. */
export const BARE_HEADERS = {
  'Content-Type': 'text/plain',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
};

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
    sendBareAnswer(socket, STATUS_LINES[error.code ?? ''] ?? BAD_REQUEST);
  });

  // For an `Expect` header other than `100-continue`.
  server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    sendBareAnswer(socket, '417 Expectation Failed'),
  );
}

/** Answers requests that a proxy may understand differently, instead of passing them to `handle`. */
export function rejectAmbiguousRequests(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.headersDistinct.host?.length === 1) handle(request, response);
    else sendBareAnswer(request.socket, BAD_REQUEST);
  };
}

// A larger body is a guest list, which takes a while on a slow line.
const SMALL_BODY_BYTES = 32 * KIB;
/** The server's own limit for a request applies to them: a phone may need minutes for a photograph or a part of it. */
const UPLOADS = /^(?:\/host\/api\/pictures$|(?:\/host\/api)?\/photos\/uploads\/)/;

/**
 * Answers 408 when a body is not complete after a time: after `smallMs` a small one and one of unknown
 * length, after `largeMs` a larger one. A picture has more time, while its upload is not rejected.
 */
export function limitBodyTime(
  server: Server,
  { smallMs, largeMs }: { smallMs: number; largeMs: number },
): void {
  server.on('request', (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = Number(length) > 0 || encoding !== undefined;
    if (!hasBody) return;
    const isLarge = Number(length) > SMALL_BODY_BYTES;
    const timer = setTimeout(
      () => {
        if (request.complete) return;
        if (isLarge && UPLOADS.test(request.url ?? '') && !response.headersSent) return;
        const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', error, request.socket);
      },
      isLarge ? largeMs : smallMs,
    );
    response.once('close', () => clearTimeout(timer));
  });
}

function sendBareAnswer(socket: Duplex, status: string): void {
  const text = status.slice(4);
  const headers = { Connection: 'close', ...BARE_HEADERS, 'Content-Length': text.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', text].join('\r\n'), () => socket.destroy());
}
