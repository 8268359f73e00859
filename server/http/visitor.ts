import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

export type Visitor = { address: string; byHttps: boolean };
type Trust = (address: string, hop: number) => boolean;

const COUNT = /^[1-9]$/;
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/;

/** What is wrong with a TRUST_PROXY, in words, or nothing. */
export function trustProxyError(value: string): string | undefined {
  try {
    trustOf(value);
    return undefined;
  } catch {
    return `TRUST_PROXY is ${JSON.stringify(value.slice(0, 60))}; it must be the number of proxies from 1 to 9, or their addresses, for example TRUST_PROXY=1 or TRUST_PROXY=loopback,10.0.0.0/8`;
  }
}

/**
 * Who the visitor is. Only what a trusted proxy says is believed: anybody else could give themselves
 * another address for every password they guess. Without proxies, nothing is.
 */
export function visitorBehind(trustProxy: string | null): (c: Context) => Visitor {
  const trust = trustProxy === null ? () => false : trustOf(trustProxy);
  return (c) => {
    const request = (c.env as Partial<HttpBindings> | undefined)?.incoming;
    const peer = request?.socket.remoteAddress ?? '';
    return {
      address: request ? addressOf(request, peer, trust) : 'unknown',
      byHttps: schemeOf(c, trust(peer, 0)) === 'https:',
    };
  };
}

function trustOf(value: string): Trust {
  if (COUNT.test(value)) return (_, hop) => hop < Number(value);
  const parts = value.split(',').map((part) => part.trim());
  // The library takes 10 for 0.0.0.10, which nobody means who counts proxies.
  if (!parts.every((part) => NETWORKS.includes(part) || isIP(part.replace(/\/.*$/, '')))) {
    throw new TypeError('no address');
  }
  return proxyAddr.compile(parts);
}

function addressOf(request: IncomingMessage, peer: string, trust: Trust): string {
  const said = proxyAddr(request, trust);
  const [, ipv6, ipv4] = WITH_PORT.exec(said) ?? [];
  const address = ipv6 ?? ipv4 ?? said;
  return isIP(address) ? address : peer;
}

/**
 * A browser tells with every post which scheme its page has, and so knows best whether it will keep a
 * `Secure` cookie; who lies there harms nobody but themselves. Where it says nothing, a trusted
 * proxy's word counts. A stranger's header does not: on plain http it would lock a host out.
 */
function schemeOf(c: Context, isTrusted: boolean): string {
  const origin = URL.parse(c.req.header('Origin') ?? '');
  if (origin) return origin.protocol;
  const [proto] = (isTrusted && c.req.header('X-Forwarded-Proto')?.split(',')) || [];
  return proto ? `${proto.trim().toLowerCase()}:` : new URL(c.req.url).protocol;
}
