import type { Context, MiddlewareHandler } from 'hono';
import type { GateLock } from './gate-lock.ts';
import { pageGlobals } from './page-globals.ts';
import { fillPages, type Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { SiteFiles } from './site-files.ts';

export type GateSides = {
  headers: MiddlewareHandler;
  /** The pages of the side that a visitor stands on; null for a server that makes none. */
  pagesFor: ((c: Context) => Pages) | null;
};

/**
 * What differs on the two sides of the gate: a stranger's page holds no address to send replies to,
 * and the policy it comes with names none. Without a lock everybody is inside.
 */
export function gateSides(
  settings: Settings,
  files: SiteFiles | null,
  lock: GateLock | null,
): GateSides {
  const sides = { inside: sideOf('inside'), outside: sideOf('outside') };
  const sideFor = (c: Context) => sides[!lock || lock.isOpenTo(c) ? 'inside' : 'outside'];

  function sideOf(side: 'inside' | 'outside') {
    const globals = pageGlobals(settings, side);
    const pages = files && fillPages(files, globals);
    const headers = securityHeaders({
      inlineScripts: pages?.inlineScripts ?? [],
      connectTo: globals.backend?.url ? [new URL(globals.backend.url).origin] : [],
    });
    return { pages, headers };
  }

  return {
    headers: (c, next) => sideFor(c).headers(c, next),
    pagesFor: files && ((c) => sideFor(c).pages as Pages),
  };
}
