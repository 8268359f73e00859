import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { PATHS } from '../build/paths.ts';
import { type PageGlobals, withPageGlobals } from '../domain/page-globals.ts';

/** The guests' page from its sources; any address but `home` is the one of no page. */
export async function servePage(
  vite: ViteDevServer,
  globals: PageGlobals,
  url: string,
  response: ServerResponse,
  home = '/',
): Promise<void> {
  const template = await readFile(join(PATHS.site, 'index.html'), 'utf8');
  const page = await vite.transformIndexHtml(url, template);
  response.statusCode = new URL(url, 'http://localhost').pathname === home ? 200 : 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(withPageGlobals(page, globals));
}
