// Builds the site as `npm run build` does and serves the files as a plain host does: no header but
// the type. The build lies in DATA_DIR, so that it goes when the data goes.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { buildSite } from '../../build/site.ts';
import { staticGlobals } from '../../run/static-globals.ts';

const dist = join(process.env.DATA_DIR ?? '', 'dist');
await buildSite({ outDir: dist, globals: staticGlobals() });

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://static.host');
  const path = pathname === '/' ? '/index.html' : normalize(pathname);
  const file = await readFile(join(dist, path)).catch(() => null);
  response.writeHead(file ? 200 : 404, {
    'Content-Type': getMimeType(file ? path : '/404.html') ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(file ?? (await readFile(join(dist, '404.html'))));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());
