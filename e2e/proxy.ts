import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';

export type Proxy = { url: string; close(): void };

/**
 * A proxy before the site, as Caddy or nginx is one: it ends TLS, keeps the Host, and says for whom it
 * asks. `visitor` is the address it says, in place of this machine's.
 */
export async function startProxy(
  site: string,
  { tls = false, visitor }: { tls?: boolean; visitor?: string } = {},
): Promise<Proxy> {
  const forward: http.RequestListener = (request, response) => {
    const before = request.headers['x-forwarded-for'];
    const address = visitor ?? request.socket.remoteAddress;
    const upstream = http.request(new URL(request.url ?? '/', site), {
      method: request.method ?? 'GET',
      headers: {
        ...request.headers,
        'x-forwarded-for': before ? `${before}, ${address}` : address,
        'x-forwarded-proto': tls ? 'https' : 'http',
      },
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  };
  const server = tls
    ? https.createServer(await certificate(), forward)
    : http.createServer(forward);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Made anew each time, and known to no browser. */
async function certificate(): Promise<{ key: string; cert: string }> {
  const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  return { key: made.private, cert: made.cert };
}
