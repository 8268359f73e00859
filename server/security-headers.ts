import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { contentPolicy } from '../domain/content-policy.ts';

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
}: {
  inlineScripts: readonly string[];
  connectTo: readonly string[];
}): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      ...contentPolicy({ inlineScripts, connectTo }),
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: Object.fromEntries(CLOSED.map((feature) => [feature, []])),
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // Whoever ends TLS in front of this server decides on HSTS: for a whole domain, for months.
    strictTransportSecurity: false,
  });
  return async (c, next) => {
    await secure(c, next);
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  };
}
