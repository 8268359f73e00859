import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Edition } from '../build/content.ts';
import { PATHS } from '../build/paths.ts';
import { viteConfig } from '../build/vite-config.ts';
import type { PageGlobals } from '../domain/page-globals.ts';
import { servePage } from './dev-page.ts';

type Next = (error?: unknown) => void;

/** The guests' page in another language with hot reload, beside the first on the same port. */
export async function devLanguage(edition: Edition, globals: PageGlobals, httpServer: Server) {
  const { home } = edition.language;
  const config = viteConfig(PATHS.content, edition);
  const vite = await createServer({
    ...config,
    base: home,
    server: { ...config.server, middlewareMode: true, ws: { server: httpServer } },
  });
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const url = request.url ?? '/';
    if (!url.startsWith(home)) return next();
    vite.middlewares(request, response, () => {
      servePage(vite, globals, url, response, home).catch(next);
    });
  };
}
