import type { Context, MiddlewareHandler } from 'hono';
import type { GateLock } from '../access/gate-lock.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Settings } from '../settings.ts';
import { createPageGlobals, type GateState } from './page-globals.ts';
import { createPages, type Pages } from './pages.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';

export type GatedPages = {
  securityHeaders: MiddlewareHandler;
  /** The pages for this visitor; null when the server sends no pages. */
  pagesFor: ((c: Context) => Pages) | null;
};

/**
 * Prepares the pages and security headers for visitors with and without access. Behind a closed gate
 * neither the page nor its policy names the backend for replies. Without a lock everybody has access.
 */
export function createGatedPages(
  settings: Settings,
  files: SiteFiles | null,
  lock: GateLock | null,
  getVisitor: (c: Context) => Visitor,
): GatedPages {
  const globals = forEachState((gate) => createPageGlobals(settings, gate));
  const pages = files && forEachState((gate) => createPages(files, globals[gate]));
  const headers = forEachState((gate) => {
    const url = globals[gate].backend?.url;
    return createSecurityHeaders({
      inlineScripts: pages?.[gate].inlineScripts ?? [],
      connectTo: url ? [new URL(url).origin] : [],
      getVisitor,
    });
  });
  const gateFor = (c: Context): GateState => (lock && !lock.isOpenTo(c) ? 'closed' : 'open');

  function forEachState<T>(create: (gate: GateState) => T): Record<GateState, T> {
    const open = create('open');
    return { open, closed: lock ? create('closed') : open };
  }

  return {
    securityHeaders: (c, next) => headers[gateFor(c)](c, next),
    pagesFor: pages && ((c) => pages[gateFor(c)]),
  };
}
