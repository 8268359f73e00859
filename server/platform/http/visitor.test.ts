import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import {
  createVisitorResolver,
  findTrustProxyError,
  toAddressBlock,
  type Visitor,
} from './visitor.ts';

/** Resolves the visitor of a request from `peer` with these headers. */
async function resolveVisitor(
  trustProxy: string | null,
  peer: string,
  headers: Record<string, string> = {},
  url = 'http://localhost/',
): Promise<Visitor> {
  const app = new Hono();
  app.get('/', (c) => c.json(createVisitorResolver(trustProxy)(c)));
  const lowerCased = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const incoming = { socket: { remoteAddress: peer }, headers: lowerCased };
  const response = await app.request(url, { headers }, { incoming });
  return (await response.json()) as Visitor;
}

const GUEST = '203.0.113.7';

describe('a forwarded address', () => {
  test.each<[string, string | null, string, string]>([
    ['when no proxy is trusted', null, '127.0.0.1', GUEST],
    ['from an untrusted address', 'loopback', '198.51.100.1', GUEST],
    ['from another network than the trusted one', '10.0.0.0/8', '11.0.0.1', GUEST],
    ['when it is not an address', '1', '127.0.0.1', 'unknown'],
    ['when it is SQL', '1', '127.0.0.1', "'; drop table"],
    ['when it is empty', '1', '127.0.0.1', ''],
  ])('is ignored %s', async (_, trustProxy, peer, forwarded) => {
    const { address } = await resolveVisitor(trustProxy, peer, { 'X-Forwarded-For': forwarded });
    expect(address).toBe(peer);
  });

  test('is ignored if a client wrote it before the first trusted proxy', async () => {
    const headers = { 'X-Forwarded-For': `192.0.2.66, ${GUEST}` };
    expect((await resolveVisitor('1', '127.0.0.1', headers)).address).toBe(GUEST);
    expect((await resolveVisitor('loopback', '127.0.0.1', headers)).address).toBe(GUEST);
  });
});

describe('the address from a trusted proxy', () => {
  test.each<[string, string, string, string]>([
    ['1', '198.51.100.1', GUEST, GUEST],
    ['2', '198.51.100.1', `${GUEST}, 198.51.100.2`, GUEST],
    ['loopback', '::1', GUEST, GUEST],
    ['loopback', '::ffff:127.0.0.1', GUEST, GUEST],
    ['loopback, 198.51.100.0/24', '127.0.0.1', `${GUEST}, 198.51.100.2`, GUEST],
    ['uniquelocal', '10.1.2.3', '2001:db8::7', '2001:db8::7'],
    ['1', '127.0.0.1', `${GUEST}:50312`, GUEST],
    ['1', '127.0.0.1', '[2001:db8::7]:50312', '2001:db8::7'],
  ])('is used with TRUST_PROXY=%s, from %s: %s', async (trustProxy, peer, forwarded, address) => {
    const visitor = await resolveVisitor(trustProxy, peer, { 'X-Forwarded-For': forwarded });
    expect(visitor.address).toBe(address);
  });
});

describe('whether a request counts as https', () => {
  const proxied = { 'X-Forwarded-Proto': 'https' };
  test.each<[boolean, string, string | null, string, Record<string, string>, string?]>([
    [false, 'without headers', null, '127.0.0.1', {}],
    [false, 'with a header that anybody can send', null, '127.0.0.1', proxied],
    [false, 'with the header of an untrusted proxy', 'loopback', '198.51.100.1', proxied],
    [
      false,
      'when the browser’s origin is http',
      '1',
      '::1',
      { ...proxied, Origin: 'http://a.local' },
    ],
    [false, 'with an opaque origin', null, '::1', { Origin: 'null' }],
    [true, 'with the header of a trusted proxy', '1', '127.0.0.1', proxied],
    [
      true,
      'with the header of the first proxy',
      '2',
      '::1',
      { 'X-Forwarded-Proto': 'HTTPS, http' },
    ],
    [true, 'with the browser’s origin', null, '127.0.0.1', { Origin: 'https://wedding.example' }],
    [true, 'on a TLS connection', null, '127.0.0.1', {}, 'https://localhost/'],
  ])('is %s %s', async (isHttps, _, trustProxy, peer, headers, url) => {
    expect((await resolveVisitor(trustProxy, peer, headers, url)).isHttps).toBe(isHttps);
  });
});

test.each([
  '0',
  '10',
  '-1',
  '1.5',
  'true',
  'yes',
  'all',
  '*',
  'caddy',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '300.1.1.1',
  ',',
  'loopback,',
  'loopback;uniquelocal',
  '1,2.',
  ' ',
])('TRUST_PROXY=%j is rejected', (value) => {
  expect(findTrustProxyError(value)).toMatch(/^TRUST_PROXY is .*example TRUST_PROXY=1/);
});

test.each(['1', '9', 'loopback', 'linklocal,uniquelocal', '10.0.0.1', '10.0.0.0/8, fd00::/8'])(
  'TRUST_PROXY=%s is accepted',
  (value) => expect(findTrustProxyError(value)).toBeUndefined(),
);

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1', '::FFFF:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6'],
  ['2001:db8::1', '2001:0db8::2:0:0:1'],
])('the addresses %s and %s count as one visitor', (one, other) => {
  expect(toAddressBlock(one)).toBe(toAddressBlock(other));
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('the addresses %s and %s count as two visitors', (one, other) => {
  expect(toAddressBlock(one)).not.toBe(toAddressBlock(other));
});
