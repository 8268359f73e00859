import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { DESK_BASE, deskConfig } from '../build/desk.ts';
import { PATHS } from '../build/paths.ts';

type Next = (error?: unknown) => void;

/** The desk's pages with hot reload, beside the site on the same port. */
export async function devDesk(httpServer: Server) {
  const config = deskConfig();
  const vite = await createServer({
    ...config,
    server: { ...config.server, middlewareMode: true, ws: { server: httpServer } },
  });
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    // The desk itself has no slash at its end, and the bundler knows it by none other.
    if (request.url === '/host') request.url = DESK_BASE;
    vite.middlewares(request, response, () => {
      servePage(response).catch(next);
    });
  };

  async function servePage(response: ServerResponse) {
    const template = await readFile(join(PATHS.desk, 'index.html'), 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml('/index.html', template));
  }
}
