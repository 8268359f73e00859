import type { Context, MiddlewareHandler } from 'hono';
import type { GateLock } from '../access/gate-lock.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Settings } from '../settings.ts';
import { pageGlobals, type Side } from './page-globals.ts';
import { fillPages, type Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';

export type GateSides = {
  headers: MiddlewareHandler;
  /** The pages of the side that a visitor stands on; null for a server that makes none. */
  pagesFor: ((c: Context) => Pages) | null;
};

/**
 * What differs on the two sides of the gate: a stranger's page holds no address to send replies to,
 * and the policy it comes with names none. Without a lock there is one side, and everybody is on it.
 */
export function gateSides(
  settings: Settings,
  files: SiteFiles | null,
  lock: GateLock | null,
  visitorOf: (c: Context) => Visitor,
): GateSides {
  const globals = bySide((side) => pageGlobals(settings, side));
  const pages = files && bySide((side) => fillPages(files, globals[side]));
  const headers = bySide((side) => {
    const url = globals[side].backend?.url;
    return securityHeaders({
      inlineScripts: pages?.[side].inlineScripts ?? [],
      connectTo: url ? [new URL(url).origin] : [],
      visitorOf,
    });
  });
  const sideOf = (c: Context): Side => (lock && !lock.isOpenTo(c) ? 'outside' : 'inside');

  function bySide<T>(make: (side: Side) => T): Record<Side, T> {
    const inside = make('inside');
    return { inside, outside: lock ? make('outside') : inside };
  }

  return {
    headers: (c, next) => headers[sideOf(c)](c, next),
    pagesFor: pages && ((c) => pages[sideOf(c)]),
  };
}
