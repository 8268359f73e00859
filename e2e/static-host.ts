// Serves the built site like a file host, without the server's headers. It fills the settings into the
// pages as `npm run build` does, so the tests need no second build.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { PATHS } from '../build/paths.ts';
import { createStaticPage } from '../build/static-site.ts';
import { createStaticGlobals } from '../commands/static-globals.ts';
import { removePolicy } from '../domain/pages/content-policy.ts';

const { SITE_DIR = PATHS.staticSite } = process.env;
const GUEST_PAGE = /^\/([a-z]{2}\/)?(index|404)\.html$/;
const globals = createStaticGlobals();

async function readPageOrFile(path: string): Promise<Buffer | string | null> {
  const file = await readFile(join(SITE_DIR, path)).catch(() => null);
  return file && GUEST_PAGE.test(path) ? createStaticPage(removePolicy(`${file}`), globals) : file;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://static.host');
  const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const file = await readPageOrFile(path);
  response.writeHead(file ? 200 : 404, {
    'Content-Type': getMimeType(file ? path : '/404.html') ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(file ?? (await readPageOrFile('/404.html')));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());
