import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import { refuseBadHttp } from './bad-http.ts';
import { KIB } from './body-limit.ts';
import { limitConnections } from './connections.ts';

/** A guest on a train may be slow, a socket held open by nobody must end: milliseconds. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};
// A flood fills Node's own 511, and who finds the queue full is not refused but unheard, and knocks
// again after one, three, seven seconds.
const BACKLOG = 4_096;
// Longer than a proxy keeps its connections, so that none sends into one that is just being closed:
// nginx and Apache let go after a minute or less, Caddy after two.
const KEEP_ALIVE = { alone: 65_000, behindProxy: 130_000 };

/** Starts to answer; throws StartFailure when the address cannot be had. */
export async function listen(app: Hono, settings: Settings, patience = PATIENCE): Promise<Server> {
  const { host, port, rateLimit, trustProxy } = settings;
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      ...patience,
      maxHeaderSize: 16 * KIB,
      keepAliveTimeout: trustProxy === null ? KEEP_ALIVE.alone : KEEP_ALIVE.behindProxy,
    },
  }) as Server;
  limitConnections(server, rateLimit && trustProxy === null);
  refuseBadHttp(server);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, backlog: BACKLOG }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new StartFailure(explained(error, host, port), { cause: error });
  }
  return server;
}

/** The address to type into a browser. */
export function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return siteAddress(address, port);
}

/** The address to type into a browser for a site that listens there. */
export function siteAddress(host: string, port: number): string {
  return `http://${nameOf(host)}:${port}`;
}

function nameOf(address: string): string {
  // "All addresses" is none that a browser can go to.
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

function explained(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or choose another, for example PORT=3001 npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} is not open to this user. Choose one above 1023, for example PORT=3000 npm start.`;
  }
  return `HOST is "${host}"; this machine has no such address (${String(code)}), for example HOST=127.0.0.1`;
}
