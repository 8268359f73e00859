import type { Context, MiddlewareHandler } from 'hono';
import { rejections } from '../rejections.ts';
import { apiErrors } from './api-error.ts';

/** Keeps answers, and error messages, which may be about a guest, out of every cache. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Rejects writes that another site sends with the cookies of a signed-in visitor (CSRF). */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isSameOrigin(c)) throw rejections.crossOrigin();
  await next();
};

/**
 * Rejects every request that another site starts, also one that only reads: an export takes time, and is
 * recorded. Reading is allowed from a bookmark.
 */
export const rejectOtherSites: MiddlewareHandler = async (c, next) => {
  const fetchSite = c.req.header('Sec-Fetch-Site') ?? 'none';
  if (fetchSite !== 'none' && fetchSite !== 'same-origin') throw rejections.crossOrigin();
  return requireSameOrigin(c, next);
};

/** Rejects HEAD, which Hono runs as GET: it would record an export, make a copy or open a stream. */
export const rejectHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'HEAD') throw apiErrors.methodNotAllowed('GET');
  await next();
};

/** Rejects the methods that a path does not have. */
export function rejectMethod(allow: string) {
  return (): never => {
    throw apiErrors.methodNotAllowed(allow);
  };
}

function isSameOrigin(c: Context): boolean {
  // No script can set this header. Browsers send it over https and on localhost, also through a
  // proxy that changes Host.
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = URL.parse(c.req.header('Origin') ?? '');
  // The schemes are not compared: they differ behind a proxy that terminates TLS.
  return origin !== null && origin.host === new URL(c.req.url).host;
}
