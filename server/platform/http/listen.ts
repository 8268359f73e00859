import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Settings } from '../../settings.ts';
import { CommandError } from '../command-error.ts';
import type { Log } from '../log.ts';
import { closeSlowReaders, limitConnections } from './connections.ts';
import {
  BARE_HEADERS,
  limitBodyTime,
  rejectAmbiguousRequests,
  rejectMalformedRequests,
} from './malformed-requests.ts';
import { KIB } from './request-body.ts';

/** In milliseconds. Long enough for a guest on a train, short enough to free abandoned sockets. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  /** For a picture; see limitBodyTime for smaller bodies. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  /** A reply or a password fits into the first packets. */
  smallBodyTimeout: 5_000,
  largeBodyTimeout: 30_000,
  slowReaderTimeout: 60_000,
};
// A flood fills Node's default queue of 511. A client that finds the queue full gets no answer and
// retries after one, three and seven seconds.
const BACKLOG = 4_096;
// Longer than proxies keep idle connections, so that no proxy sends into one that is being closed:
// nginx and Apache close after a minute or less, Caddy after two.
const KEEP_ALIVE_MS = { direct: 65_000, behindProxy: 130_000 };

/** Starts listening; throws CommandError when the address is not available. */
export async function listen(
  app: Hono,
  settings: Settings,
  log: Log,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<Server> {
  const { host, port, rateLimit, trustProxy } = settings;
  const { smallBodyTimeout, largeBodyTimeout, slowReaderTimeout, ...nodeTimeouts } = {
    ...TIMEOUTS,
    ...timeouts,
  };
  const handle = getRequestListener(app.fetch, { errorHandler: rejectBadAddress });
  const server = createServer(
    {
      ...nodeTimeouts,
      maxHeaderSize: 16 * KIB,
      keepAliveTimeout: trustProxy === null ? KEEP_ALIVE_MS.direct : KEEP_ALIVE_MS.behindProxy,
    },
    rejectAmbiguousRequests(handle),
  );
  limitConnections(server, { perAddress: rateLimit && trustProxy === null, log });
  closeSlowReaders(server, slowReaderTimeout, log);
  limitBodyTime(server, { smallMs: smallBodyTimeout, largeMs: largeBodyTimeout });
  rejectMalformedRequests(server);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, backlog: BACKLOG }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new CommandError(explainListenError(error, host, port), { cause: error });
  }
  return server;
}

/** Answers a request whose host or path is not an address; the app answers all others. */
function rejectBadAddress(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500;
  return new Response(null, { status, headers: BARE_HEADERS });
}

/** The server's address, for the browser. */
export function getServerUrl(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return toBrowserUrl(address, port);
}

/** The browser's address for a server that listens on `host` and `port`. */
export function toBrowserUrl(host: string, port: number): string {
  return `http://${toHostname(host)}:${port}`;
}

function toHostname(address: string): string {
  // A browser cannot open the address that stands for all addresses.
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

function explainListenError(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or choose another port, for example PORT=3001 npm start.`;
  }
  if (code === 'EACCES') {
    return `This user may not use port ${port}. Choose one above 1023, for example PORT=3000 npm start.`;
  }
  return `HOST is "${host}"; this machine has no such address (${String(code)}), for example HOST=127.0.0.1`;
}
