import type { Context, MiddlewareHandler } from 'hono';
import { dashboardErrors } from './dashboard-error.ts';

const READS = new Set(['GET', 'HEAD']);

/** Refuses a change that another site asks for in the name of a host who is signed in here. */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  if (!READS.has(c.req.method) && !isSameOrigin(c)) throw dashboardErrors.crossOrigin();
  await next();
};

/** Hono answers HEAD by doing all that GET does: it would export, and copy, and stream to nobody. */
export const refuseHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'HEAD') throw dashboardErrors.headNotAllowed();
  await next();
};

function isSameOrigin(c: Context): boolean {
  // No script can set this header; browsers send it over https and on localhost, also where a
  // proxy in between has changed the Host.
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = URL.parse(c.req.header('Origin') ?? '');
  // The scheme is not compared: behind a proxy that ends TLS it differs.
  return origin !== null && origin.host === new URL(c.req.url).host;
}
