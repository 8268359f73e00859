import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

const DIST = join(import.meta.dirname, '..', 'dist');

export type TwoBuilds = { url: string; publishNext(): void; close(): void };

/**
 * The built site on a plain host, and a next build of it, with another id in its page and its worker.
 */
export async function serveTwoBuilds(): Promise<TwoBuilds> {
  const id = /data-build="([^"]+)"/.exec(await readFile(join(DIST, 'index.html'), 'utf8'))?.[1];
  if (!id) throw new Error('The built page does not say which build it is of.');
  const nextId = [...id].reverse().join('');
  let isNext = false;

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    const file = await readFile(join(DIST, path)).catch(() => null);
    const changes = isNext && (path === '/index.html' || path === '/sw.js');
    response.writeHead(file ? 200 : 404, { 'Content-Type': getMimeType(path) ?? 'text/html' });
    response.end(changes ? `${file}`.replaceAll(id, nextId) : file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishNext: () => {
      isNext = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
