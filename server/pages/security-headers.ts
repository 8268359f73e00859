import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createContentPolicy } from '../../domain/pages/content-policy.ts';
import type { Visitor } from '../platform/http/visitor.ts';

// About the time between the invitation and the wedding.
const HSTS_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The slideshow and the guests' videos fill the screen, so that is allowed. */
const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const;

const PHOTO_PAGES = /^(?:\/[a-z]{2})?\/photos(?:\/show)?\/?$/;

/**
 * Sets the security headers of every response. `connectTo` lists the origins, besides the site's own,
 * that the page may send replies to.
 */
export function createSecurityHeaders({
  inlineScripts,
  connectTo,
  getVisitor,
}: {
  inlineScripts: readonly string[];
  connectTo: readonly string[];
  getVisitor: (c: Context) => Visitor;
}): MiddlewareHandler {
  const policy = createContentPolicy({ inlineScripts, connectTo });
  const setHeaders = (imgSrc: string[]) =>
    secureHeaders({
      contentSecurityPolicy: { ...policy, imgSrc, frameAncestors: ["'none'"] },
      permissionsPolicy: Object.fromEntries(DISABLED_FEATURES.map((feature) => [feature, []])),
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
    });
  const secure = setHeaders(policy.imgSrc);
  // Photographs in the memory of the page: those of the slideshow, and those that a guest adds.
  const securePhotos = setHeaders([...policy.imgSrc, 'blob:']);
  return async (c, next) => {
    await (PHOTO_PAGES.test(c.req.path) ? securePhotos : secure)(c, next);
    const { headers } = c.res;
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    const { isHttps } = getVisitor(c);
    // Over plain http browsers would report the next two headers as errors on the console. They send
    // Sec-Fetch-Site only over https and to their own machine.
    if (isHttps || c.req.header('Sec-Fetch-Site') !== undefined) {
      headers.set('Cross-Origin-Opener-Policy', 'same-origin');
      headers.set('Origin-Agent-Cluster', '?1');
    }
    // Without includeSubDomains: other sites on the domain are not this server's to decide.
    if (isHttps) headers.set('Strict-Transport-Security', `max-age=${HSTS_MAX_AGE_SECONDS}`);
  };
}
