import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createContentPolicy } from '../../domain/content-policy.ts';
import type { Visitor } from '../http/visitor.ts';

// From the invitation to the day itself.
const HALF_A_YEAR = 180 * 24 * 60 * 60;

const CLOSED = [
  'accelerometer',
  'camera',
  'displayCapture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickeyCredentialsGet',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const;

/**
 * What every answer carries: nothing may be loaded, framed or asked of the visitor's device but
 * what is listed. `connectTo` are the origins, besides our own, that the page may send replies to.
 */
export function securityHeaders({
  inlineScripts,
  connectTo,
  visitorOf,
}: {
  inlineScripts: readonly string[];
  connectTo: readonly string[];
  visitorOf: (c: Context) => Visitor;
}): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      ...createContentPolicy({ inlineScripts, connectTo }),
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: Object.fromEntries(CLOSED.map((feature) => [feature, []])),
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  return async (c, next) => {
    await secure(c, next);
    const { headers } = c.res;
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    const { byHttps } = visitorOf(c);
    // Browsers send this header over https and to their own machine alone; over plain http at home
    // they would call the two below an error, on the console.
    if (byHttps || c.req.header('Sec-Fetch-Site') !== undefined) {
      headers.set('Cross-Origin-Opener-Policy', 'same-origin');
      headers.set('Origin-Agent-Cluster', '?1');
    }
    // For this name alone: what else is under its domain is not ours to decide.
    if (byHttps) headers.set('Strict-Transport-Security', `max-age=${HALF_A_YEAR}`);
  };
}
