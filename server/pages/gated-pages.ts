import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ENTERED_COOKIE } from '../../domain/pages/entered-cookie.ts';
import { insertDemoNotice } from '../demo/demo-notice.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Settings } from '../settings.ts';
import { createPageGlobals, type GateState } from './page-globals.ts';
import { createPages, type GuestPages, type Pages } from './pages.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { SiteFiles, SiteVersion } from './site-files.ts';

type GatedPages = {
  securityHeaders: MiddlewareHandler;
  /** Null when the server sends no pages. */
  guestPages: GuestPages | null;
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
  /** Finds the site with the private events that the browser's personal link opens. */
  findInvitedSite: (c: Context) => Promise<SiteVersion | null>,
): GatedPages {
  const globals = forEachState((gate) => createPageGlobals(settings, gate));
  const complete = settings.isDemo
    ? (html: string) => insertDemoNotice(html, settings)
    : (html: string) => html;
  let prepared = prepare(files?.current);
  const invitedPages = new WeakMap<SiteVersion, Pages>();
  const gateFor = (c: Context): GateState => (lock && !lock.isOpenTo(c) ? 'closed' : 'open');

  function forEachState<T>(create: (gate: GateState) => T): Record<GateState, T> {
    const open = create('open');
    return { open, closed: lock ? create('closed') : open };
  }

  function prepare(version: SiteVersion | undefined) {
    const pages = version && forEachState((gate) => createPages(version, globals[gate], complete));
    const headers = forEachState((gate) => {
      const url = globals[gate].backend?.url;
      return createSecurityHeaders({
        inlineScripts: pages?.[gate].inlineScripts ?? [],
        connectTo: url ? [new URL(url).origin] : [],
        getVisitor,
      });
    });
    return { version, pages, headers };
  }

  async function findInvited(c: Context) {
    const version = gateFor(c) === 'open' ? await findInvitedSite(c) : null;
    if (!version) return null;
    const pages = invitedPages.get(version) ?? createPages(version, globals.open, complete);
    invitedPages.set(version, pages);
    return { pages, version };
  }

  /** Prepares the pages again after a newer wedding was published. */
  function getPrepared() {
    if (prepared.version !== files?.current) prepared = prepare(files?.current);
    return prepared;
  }

  return {
    securityHeaders: (c, next) => getPrepared().headers[gateFor(c)](c, next),
    guestPages: files && {
      findInvited,
      pagesFor: (c) => {
        const { pages } = getPrepared();
        if (!pages) throw new Error('The site has no pages.');
        return pages[gateFor(c)];
      },
      hasEntered: (c) => (lock ? lock.isOpenTo(c) : getCookie(c, ENTERED_COOKIE) === 'true'),
    },
  };
}
