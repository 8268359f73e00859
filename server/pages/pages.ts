import type { Context, MiddlewareHandler } from 'hono';
import { removePolicy } from '../../domain/content-policy.ts';
import { insertPageGlobals, type PageGlobals } from '../../domain/page-globals.ts';
import { CommandError } from '../command-error.ts';
import { type Asset, createHtmlAsset, sendAsset } from './asset.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { PageFiles, SiteVersion } from './site-files.ts';

/** The built pages with the server's settings in them. */
export type Pages = {
  /** The guests' pages by the path of their language: `/`, `/it/`. */
  byHome: ReadonlyMap<string, { home: Asset; notFound: Asset }>;
  dashboard: Asset | null;
  /** The cache headers of the guests' pages. */
  caching: { cacheControl: string; vary: readonly string[] };
  /** CSP sources (`'sha256-…'`) of the inline scripts in all pages. */
  inlineScripts: string[];
};

/** Inserts the globals into the built pages; throws CommandError when a page has no place for them. */
export function createPages(files: SiteVersion, globals: PageGlobals): Pages {
  const guestPages = [...files.pages].map(
    ([home, page]) => [home, insertGlobals(page, globals)] as const,
  );
  const dashboard = files.dashboard?.index ?? null;
  const allPages = [
    dashboard ?? '',
    ...guestPages.flatMap(([, { home, notFound }]) => [home, notFound]),
  ];
  return {
    byHome: new Map(
      guestPages.map(([path, { home, notFound }]) => [
        path,
        { home: createHtmlAsset(home), notFound: createHtmlAsset(notFound) },
      ]),
    ),
    dashboard: dashboard === null ? null : createHtmlAsset(dashboard),
    // With GATE=server one address has two pages: a cache must not send one in place of the other.
    caching:
      typeof globals.gate === 'string'
        ? { cacheControl: 'private, no-cache', vary: ['Cookie'] }
        : { cacheControl: 'no-cache', vary: [] },
    inlineScripts: [...new Set(allPages.flatMap(hashInlineScripts))],
  };
}

/** Serves the home page of each language. */
export function serveHomePage(pagesFor: (c: Context) => Pages): MiddlewareHandler {
  return async (c, next) => {
    const { byHome, caching } = pagesFor(c);
    const page = byHome.get(c.req.path);
    if (page) return sendAsset(c, page.home, caching);
    if (!byHome.has(`${c.req.path}/`)) return next();
    return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 308);
  };
}

export function serveFiles(
  getAssets: () => ReadonlyMap<string, Asset> | undefined,
  cacheControl: string,
): MiddlewareHandler {
  return async (c, next) => {
    const asset = getAssets()?.get(c.req.path);
    return asset ? sendAsset(c, asset, { cacheControl }) : next();
  };
}

/** Serves the dashboard's page, whose script reads the rest of the address. */
export function serveDashboard(pagesFor: (c: Context) => Pages): MiddlewareHandler {
  return async (c, next) => {
    const { dashboard } = pagesFor(c);
    return dashboard ? sendAsset(c, dashboard, { cacheControl: 'no-cache' }) : next();
  };
}

/** Serves the not-found page in the language of the address. */
export function serveNotFoundPage(pagesFor: (c: Context) => Pages) {
  return (c: Context): Response => {
    const { byHome, caching } = pagesFor(c);
    // Every path starts with `/`: the longest match is the language.
    const homes = [...byHome.keys()].sort((a, b) => b.length - a.length);
    const page = byHome.get(homes.find((home) => c.req.path.startsWith(home)) ?? '/');
    if (!page) throw new Error('The site has no not-found page.');
    return sendAsset(c, page.notFound, { status: 404, ...caching });
  };
}

function insertGlobals({ index, notFound }: PageFiles, globals: PageGlobals) {
  if (!hasPlaceholder(index)) {
    throw new CommandError('The built site is of another version. Run npm run build.');
  }
  const insert = (html: string) => insertPageGlobals(removePolicy(html), globals);
  return { home: insert(index), notFound: hasPlaceholder(notFound) ? insert(notFound) : notFound };
}

function hasPlaceholder(html: string): boolean {
  return html.includes('<script id="page-globals">');
}
