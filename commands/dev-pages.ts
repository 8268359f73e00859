// The pages of `npm run dev`.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createServer, type ViteDevServer } from 'vite';
import { createDashboardConfig, DASHBOARD_BASE } from '../build/dashboard.ts';
import { PATHS } from '../build/paths.ts';
import { insertAnnouncement } from '../domain/announcements/announcement.ts';
import { insertPageGlobals, type PageGlobals } from '../domain/pages/page-globals.ts';
import { PUBLISHED } from './dev-content.ts';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Sends the published files, and the not-found page for every other path. */
export async function sendPublished(
  vite: ViteDevServer,
  globals: PageGlobals,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  // In development, the service worker keeps nothing.
  const isWorker = path === '/sw.js';
  const file = isWorker ? '' : await readFile(join(PUBLISHED, path)).catch(() => null);
  if (file !== null) {
    response.setHeader('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    response.end(file);
    return;
  }
  // Its slideshow has the same page.
  const photos = `${path.replace(/\/show$/, '')}.html`;
  if (/\/photos\.html$/.test(photos)) {
    const html = await readFile(join(PUBLISHED, photos), 'utf8');
    return sendHtml(response, await vite.transformIndexHtml(url, html));
  }
  const page = await readFile(join(PUBLISHED, path, 'index.html'), 'utf8').catch(() => null);
  const html = page ?? (await readFile(join(PUBLISHED, '404.html'), 'utf8'));
  response.statusCode = page === null ? 404 : 200;
  const filled = insertPageGlobals(await vite.transformIndexHtml(url, html), globals);
  sendHtml(response, insertAnnouncement(filled));
}

/** The dashboard, on the same port as the guests' pages. */
export async function createDashboardMiddleware(httpServer: Server): Promise<Middleware> {
  const config = createDashboardConfig();
  const vite = await createServer({
    ...config,
    server: { ...config.server, middlewareMode: true, ws: { server: httpServer } },
  });
  return (request, response, next) => {
    // The dashboard's address has no slash at the end, but Vite only knows its base with one.
    if (request.url === '/host') request.url = DASHBOARD_BASE;
    vite.middlewares(request, response, () => {
      sendDashboard(response).catch(next);
    });
  };

  async function sendDashboard(response: ServerResponse) {
    const template = await readFile(join(PATHS.dashboard, 'index.html'), 'utf8');
    sendHtml(response, await vite.transformIndexHtml('/index.html', template));
  }
}

function sendHtml(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
