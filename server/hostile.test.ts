import { gzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { attack } from './fixtures/hostile-run.ts';
import { waitForAddress } from './fixtures/program.ts';
import { rawVisitor } from './fixtures/raw-http.ts';
import { test } from './fixtures/server.ts';
import { PORTIA } from './fixtures/site.ts';
import { ANON_KEY } from './pages/page-globals.ts';

vi.setConfig({ testTimeout: 180_000 });

test('two thousand hostile requests do no harm', async ({ folder, databaseUrl }) => {
  const run = await attack(folder, 2_000, {
    seed: Date.now(),
    ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
  });
  expect(run.stored).toBeGreaterThan(50);
  expect(Object.keys(run.byStatus)).toEqual(expect.arrayContaining(['200', '201', '400', '404']));
});

const REPLY = JSON.stringify(PORTIA);
const KEY = `apikey: ${ANON_KEY}\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** A reply with other headers, and a body that they may not fit. */
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

const SOUND = `${KEY}${JSON_TYPE}`;
const BOMB = gzipSync(Buffer.alloc(20_000_000));

const RAW: [what: string, request: Uint8Array, status: number][] = [
  ['a path that climbs', get('/../../../etc/passwd'), 404],
  ['one that climbs in percents', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['one twice in percents', get('/%252e%252e%252fetc%252fpasswd'), 404],
  ['one in too long bytes', get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'), 404],
  ['one in the letters of Windows', get('/..\\..\\windows\\win.ini'), 400],
  ['one behind a NUL', get('/assets/gate-1a2b.js%00.html'), 404],
  ['one of raw bytes', get('/\xff\xfe'), 400],
  ['one into the private folder', get('/assets/..%2fprivate%2fcouple-5e6f.avif'), 404],
  ['the address of another site', get('http://evil.example/'), 200],
  ['an address that is none', get('http://[::1/'), 400],
  [
    'a host that is none',
    Buffer.from('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
    400,
  ],
  [
    'a host with markup',
    Buffer.from('GET / HTTP/1.1\r\nHost: <b>\r\nConnection: close\r\n\r\n'),
    400,
  ],
  ['a letter outside of its line', get('/', 'X-A: a\rSet-Cookie: b\r\n'), 400],
  ['a NUL in a header', get('/', 'X-A: a\0b\r\n'), 400],
  ['a line folded as of old', get('/', 'X-A: a\r\n b\r\n'), 400],
  ['two keys', post(`${KEY}apikey: other\r\n${JSON_TYPE}`), 401],
  ['two types', post(`${KEY}Content-Type: text/plain\r\n${JSON_TYPE}`), 400],
  ['two lengths', post(`${SOUND}Content-Length: 3\r\nContent-Length: 4\r\n`), 400],
  ['a length and chunks', post(`${SOUND}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`), 400],
  ['chunks in a second disguise', post(`${SOUND}Transfer-Encoding: chunked, chunked\r\n`), 400],
  ['a compressed reply', post(`${SOUND}Content-Encoding: gzip\r\n`, gzipSync(REPLY)), 400],
  ['a bomb of gzip', post(`${SOUND}Content-Encoding: gzip\r\n`, BOMB), 413],
  ['another method, in a header', post(`${SOUND}X-HTTP-Method-Override: DELETE\r\n`), 201],
  ['another charset', post(`${KEY}Content-Type: application/json; charset=latin1\r\n`, 'é'), 400],
  ['letters of no charset', post(SOUND, Buffer.from([0x7b, 0xff, 0x7d])), 400],
  ['a megabyte of name', post(SOUND, REPLY.replace('Portia', 'x'.repeat(1_000_000))), 413],
  ['five thousand levels', post(SOUND, '['.repeat(5_000)), 400],
];

test('what no browser would send is answered once, and as it should be', async ({ start }) => {
  const server = start();
  const address = await waitForAddress(server);
  for (const [what, request, status] of RAW) {
    const visitor = await rawVisitor(address);
    visitor.write(request);
    const answer = await visitor.untilClosed();
    expect([what, answer.slice(9, 12)]).toEqual([what, String(status)]);
    expect(answer).not.toMatch(/root:|evil\.example|<b>/);
    // What is hidden in a body is no request of its own.
    expect([what, answer.match(/HTTP\/1\.1 /g)?.length]).toEqual([what, 1]);
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
