import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';

// For these tests alone: everybody may know this key, and no browser trusts it.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJaUcu8RcVQvCloYt
ywKd2aoYW5a8eHB2jYO6tW7EnpOhRANCAARDJUTeRA9pTZwnGWHT+h4HplHVo//D
DLfFAhDpj+6a1sAttCxIfdfH6D49fIHlwx8BxpLbHQXKYvuHzi97hyfF
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUNVp3T3IE6Ieg5hIm5Qf4d869dPowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA3MzIzOVoYDzIxMjYxMDI4
MDczMjM5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARDJUTeRA9pTZwnGWHT+h4HplHVo//DDLfFAhDpj+6a1sAttCxIfdfH
6D49fIHlwx8BxpLbHQXKYvuHzi97hyfFo28wbTAdBgNVHQ4EFgQUzBPMxbIPjbsl
As7e9XVIJ8YUYkUwHwYDVR0jBBgwFoAUzBPMxbIPjbslAs7e9XVIJ8YUYkUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgDy+dQJULML+Pr0DkbWYmCvIXP8DXHlETwhspHJsu5NwCIQDY
e+q7Bg2PiGg4HS34FsWHOK5sbla7CmfuyCWo9dEHAQ==
-----END CERTIFICATE-----`;

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
    ? https.createServer({ key: KEY, cert: CERTIFICATE }, forward)
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
