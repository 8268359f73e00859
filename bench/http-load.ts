import autocannon from 'autocannon';
import { HEADERS, REPLY } from './reply-load.ts';

/** The speed of a server under load. */
export type LoadResult = { perSecond: number; p50ms: number; p99ms: number; errors: number };

/** Sends replies for some seconds, over connections that are shared out among the servers. */
export function loadWithReplies(
  servers: readonly string[],
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  return loadAll(
    servers.map((server) => ({
      url: `${server}/rest/v1/rsvps?select=*`,
      method: 'POST' as const,
      body: JSON.stringify(REPLY),
      headers: HEADERS,
      connections: connections / servers.length,
      duration: seconds,
    })),
  );
}

/** Requests one page for some seconds. */
export function loadWithPages(
  url: string,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const headers = { 'Accept-Encoding': 'br' };
  return loadAll([{ url, headers, connections, duration: seconds }]);
}

async function loadAll(options: autocannon.Options[]): Promise<LoadResult> {
  const results = await Promise.all(options.map((each) => autocannon(each)));
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const worst = (of: (result: autocannon.Result) => number) => Math.max(...results.map(of));
  return {
    perSecond: Math.round(sum((result) => result['2xx'] / result.duration)),
    p50ms: worst(({ latency }) => latency.p50),
    p99ms: worst(({ latency }) => latency.p99),
    errors: sum(({ errors, non2xx }) => errors + non2xx),
  };
}
