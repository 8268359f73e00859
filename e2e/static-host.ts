// Serves the built site as a plain host does: no header but the type. The pages are filled by what
// `npm run build` fills them with, so that no second build is needed for other settings.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { staticPage } from '../build/html.ts';
import { PATHS } from '../build/paths.ts';
import { staticGlobals } from '../commands/static-globals.ts';
import { removePolicy } from '../domain/content-policy.ts';

const PAGES: ReadonlySet<string> = new Set([
  '/index.html',
  '/404.html',
  '/it/index.html',
  '/it/404.html',
]);
const globals = staticGlobals();

async function fileAt(path: string): Promise<Buffer | string | null> {
  const file = await readFile(join(PATHS.dist, path)).catch(() => null);
  return file && PAGES.has(path) ? staticPage(removePolicy(`${file}`), globals) : file;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://static.host');
  const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const file = await fileAt(path);
  response.writeHead(file ? 200 : 404, {
    'Content-Type': getMimeType(file ? path : '/404.html') ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(file ?? (await fileAt('/404.html')));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());
