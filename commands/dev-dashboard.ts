import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { DASHBOARD_BASE, dashboardConfig } from '../build/dashboard.ts';
import { PATHS } from '../build/paths.ts';

type Next = (error?: unknown) => void;

/** The dashboard's pages with hot reload, beside the site on the same port. */
export async function devDashboard(httpServer: Server) {
  const config = dashboardConfig();
  const vite = await createServer({
    ...config,
    server: { ...config.server, middlewareMode: true, ws: { server: httpServer } },
  });
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    // The dashboard itself has no slash at its end, and the bundler knows it by none other.
    if (request.url === '/host') request.url = DASHBOARD_BASE;
    vite.middlewares(request, response, () => {
      servePage(response).catch(next);
    });
  };

  async function servePage(response: ServerResponse) {
    const template = await readFile(join(PATHS.dashboard, 'index.html'), 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml('/index.html', template));
  }
}
