// The pages of `npm run dev`, rendered from their sources on every request.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type { Edition } from '../build/content.ts';
import { DASHBOARD_BASE, dashboardConfig } from '../build/dashboard.ts';
import { guestPageHtml } from '../build/html.ts';
import { PATHS } from '../build/paths.ts';
import { buildInlineScript } from '../build/standalone-scripts.ts';
import { languageConstants, viteConfig } from '../build/vite-config.ts';
import { insertPageGlobals, type PageGlobals } from '../domain/page-globals.ts';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Sends the guests' page; every path but the language's home is the not-found page. */
export async function sendGuestPage(
  vite: ViteDevServer,
  edition: Edition,
  globals: PageGlobals,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { home, messages } = edition.language;
  const page = guestPageHtml({
    texts: messages.page,
    title: messages.page.title,
    inlineScript: await buildInlineScript(languageConstants(edition)),
    body: '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  });
  const html = await vite.transformIndexHtml(url, page);
  response.statusCode = new URL(url, 'http://localhost').pathname === home ? 200 : 404;
  sendHtml(response, insertPageGlobals(html, globals));
}

/** The guests' pages in a further language, on the same port as the first. */
export async function createLanguageMiddleware(
  edition: Edition,
  globals: PageGlobals,
  httpServer: Server,
): Promise<Middleware> {
  const { home } = edition.language;
  const config = { ...viteConfig(PATHS.content, edition), base: home };
  const vite = await createServer(inMiddlewareMode(config, httpServer));
  return (request, response, next) => {
    const url = request.url ?? '/';
    if (!url.startsWith(home)) return next();
    vite.middlewares(request, response, () => {
      sendGuestPage(vite, edition, globals, url, response).catch(next);
    });
  };
}

/** The dashboard, on the same port as the guests' pages. */
export async function createDashboardMiddleware(httpServer: Server): Promise<Middleware> {
  const vite = await createServer(inMiddlewareMode(dashboardConfig(), httpServer));
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

function inMiddlewareMode(config: InlineConfig, server: Server): InlineConfig {
  return { ...config, server: { ...config.server, middlewareMode: true, ws: { server } } };
}

function sendHtml(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
