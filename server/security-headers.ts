import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

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
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...connectTo],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
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
