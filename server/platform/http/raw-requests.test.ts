import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { waitForAddress } from '../../fixtures/program.ts';
import { openConnection } from '../../fixtures/raw-http.ts';
import { test } from '../../fixtures/server.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { ANON_KEY } from '../../pages/page-globals.ts';

const REPLY = JSON.stringify(PORTIA);
const KEY = `apikey: ${ANON_KEY}\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** A reply with other headers, which may not match the body. */
function post(headers: string, body: string | Uint8Array = REPLY): Uint8Array {
  const length = /content-length|transfer-encoding/i.test(headers)
    ? ''
    : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const head = `POST /rest/v1/rsvps HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}${length}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

function get(target: string, headers = ''): Uint8Array {
  return Buffer.from(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    'latin1',
  );
}

const VALID_HEADERS = `${KEY}${JSON_TYPE}`;
const BOMB = gzipSync(Buffer.alloc(20_000_000));

const RAW_REQUESTS: [name: string, request: Uint8Array, status: number][] = [
  ['a path that leaves the folder', get('/../../../etc/passwd'), 404],
  ['the same path, percent-encoded', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['the same path, percent-encoded twice', get('/%252e%252e%252fetc%252fpasswd'), 404],
  ['the same path in overlong UTF-8', get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'), 404],
  ['a Windows path', get('/..\\..\\windows\\win.ini'), 400],
  ['a path with a NUL', get('/assets/gate-1a2b.js%00.html'), 404],
  ['a path of raw bytes', get('/\xff\xfe'), 400],
  ['a path into the private folder', get('/assets/..%2fprivate%2fcouple-5e6f.avif'), 404],
  ['the address of another site', get('http://evil.example/'), 200],
  ['an invalid address', get('http://[::1/'), 400],
  ['an invalid host', Buffer.from('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'), 400],
  [
    'a host with markup',
    Buffer.from('GET / HTTP/1.1\r\nHost: <b>\r\nConnection: close\r\n\r\n'),
    400,
  ],
  ['a carriage return in a header', get('/', 'X-A: a\rSet-Cookie: b\r\n'), 400],
  ['a NUL in a header', get('/', 'X-A: a\0b\r\n'), 400],
  ['a folded header line', get('/', 'X-A: a\r\n b\r\n'), 400],
  ['two keys', post(`${KEY}apikey: other\r\n${JSON_TYPE}`), 401],
  ['two content types', post(`${KEY}Content-Type: text/plain\r\n${JSON_TYPE}`), 400],
  ['two lengths', post(`${VALID_HEADERS}Content-Length: 3\r\nContent-Length: 4\r\n`), 400],
  [
    'a length and chunks',
    post(`${VALID_HEADERS}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`),
    400,
  ],
  ['chunked twice', post(`${VALID_HEADERS}Transfer-Encoding: chunked, chunked\r\n`), 400],
  ['a compressed reply', post(`${VALID_HEADERS}Content-Encoding: gzip\r\n`, gzipSync(REPLY)), 400],
  ['a gzip bomb', post(`${VALID_HEADERS}Content-Encoding: gzip\r\n`, BOMB), 413],
  ['another method, in a header', post(`${VALID_HEADERS}X-HTTP-Method-Override: DELETE\r\n`), 201],
  ['another charset', post(`${KEY}Content-Type: application/json; charset=latin1\r\n`, 'é'), 400],
  ['bytes that are not UTF-8', post(VALID_HEADERS, Buffer.from([0x7b, 0xff, 0x7d])), 400],
  ['a megabyte of name', post(VALID_HEADERS, REPLY.replace('Portia', 'x'.repeat(2_000_000))), 413],
  ['five thousand nested levels', post(VALID_HEADERS, '['.repeat(5_000)), 400],
];

test('requests that no browser sends get one answer with the right status', async ({ start }) => {
  const server = start();
  const address = await waitForAddress(server);
  for (const [name, request, status] of RAW_REQUESTS) {
    const connection = await openConnection(address);
    connection.write(request);
    const answer = await connection.readUntilClosed();
    expect([name, answer.slice(9, 12)]).toEqual([name, String(status)]);
    expect(answer).not.toMatch(/root:|evil\.example|<b>/);
    // A second request hidden in the body is not answered.
    expect([name, answer.match(/HTTP\/1\.1 /g)?.length]).toEqual([name, 1]);
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
