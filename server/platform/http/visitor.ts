import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

export type Visitor = { address: string; isHttps: boolean };

/**
 * Creates the function that finds a visitor's address and scheme. It reads `X-Forwarded-*` headers of
 * trusted proxies only: otherwise an attacker could send another address with every password guess.
 */
export function createVisitorResolver(trustProxy: string | null): (c: Context) => Visitor {
  const isTrusted = trustProxy === null ? () => false : compileTrust(trustProxy);
  return (c) => {
    const request = (c.env as Partial<HttpBindings> | undefined)?.incoming;
    const peer = request?.socket.remoteAddress ?? '';
    return {
      address: request ? findAddress(request, peer, isTrusted) : 'unknown',
      isHttps: findScheme(c, isTrusted(peer, 0)) === 'https:',
    };
  };
}

/** Checks a value of TRUST_PROXY; returns the error message, or undefined. */
export function findTrustProxyError(value: string): string | undefined {
  try {
    compileTrust(value);
    return undefined;
  } catch {
    return `TRUST_PROXY is ${JSON.stringify(value.slice(0, 60))}; it must be the number of proxies from 1 to 9, or their addresses, for example TRUST_PROXY=1 or TRUST_PROXY=loopback,10.0.0.0/8`;
  }
}

/**
 * Returns the same text for all addresses that one visitor controls: a whole /64 of IPv6, and both
 * spellings of an IPv4 address.
 */
export function toAddressBlock(address: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** An address without the part that names one visitor: `203.0.113.*`, `2001:db8:1:*`; null for none. */
export function shortenAddress(address: string): string | null {
  const block = toAddressBlock(address);
  if (isIP(block) === 4) return block.replace(/\d+$/, '*');
  return block.includes(':') ? `${block.split(':').slice(0, 3).join(':')}:*` : null;
}

type Trust = (address: string, hop: number) => boolean;

const COUNT = /^[1-9]$/;
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/;

function compileTrust(value: string): Trust {
  if (COUNT.test(value)) return (_, hop) => hop < Number(value);
  const parts = value.split(',').map((part) => part.trim());
  // The library reads 10 as 0.0.0.10, but a deployer who writes 10 counts proxies.
  if (!parts.every((part) => NETWORKS.includes(part) || isIP(part.replace(/\/.*$/, '')))) {
    throw new TypeError('not an address');
  }
  return proxyAddr.compile(parts);
}

function findAddress(request: IncomingMessage, peer: string, isTrusted: Trust): string {
  const forwarded = proxyAddr(request, isTrusted);
  const [, ipv6, ipv4] = WITH_PORT.exec(forwarded) ?? [];
  const address = ipv6 ?? ipv4 ?? forwarded;
  return isIP(address) ? address : peer;
}

/**
 * Every POST of a browser carries its page's scheme in `Origin`, which decides whether the browser
 * keeps a `Secure` cookie; a false value harms only its sender. Without it the header of a trusted
 * proxy counts. An untrusted header is ignored: on plain http it would lock the couple out.
 */
function findScheme(c: Context, isProxyTrusted: boolean): string {
  const origin = URL.parse(c.req.header('Origin') ?? '');
  if (origin) return origin.protocol;
  const [proto] = (isProxyTrusted && c.req.header('X-Forwarded-Proto')?.split(',')) || [];
  return proto ? `${proto.trim().toLowerCase()}:` : new URL(c.req.url).protocol;
}
