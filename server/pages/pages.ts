import type { Context, MiddlewareHandler } from 'hono';
import { removePolicy } from '../../domain/content-policy.ts';
import { insertPageGlobals, type PageGlobals } from '../../domain/page-globals.ts';
import { StartFailure } from '../start-failure.ts';
import { type Asset, assetOfHtml, sendAsset } from './asset.ts';
import { inlineScripts } from './inline-scripts.ts';
import type { PageFiles, SiteFiles } from './site-files.ts';

/** The pages as this server sends them, with its settings filled in. */
export type Pages = {
  /** The guests' two pages, by the address of their language. */
  byHome: ReadonlyMap<string, { home: Asset; notFound: Asset }>;
  dashboard: Asset | null;
  /** Who may keep the home and the not-found page, and by what they differ. */
  keeping: { cacheControl: string; vary: readonly string[] };
  /** CSP sources (`'sha256-…'`) of the scripts written into the pages themselves. */
  inlineScripts: string[];
};

/** Fills the built pages with the globals; throws StartFailure when they have no place for them. */
export function fillPages(files: SiteFiles, globals: PageGlobals): Pages {
  const filled = [...files.pages].map(([home, page]) => [home, fillPage(page, globals)] as const);
  const dashboard = files.dashboard?.index ?? null;
  const all = [dashboard ?? '', ...filled.flatMap(([, { home, notFound }]) => [home, notFound])];
  return {
    byHome: new Map(
      filled.map(([address, { home, notFound }]) => [
        address,
        { home: assetOfHtml(home), notFound: assetOfHtml(notFound) },
      ]),
    ),
    dashboard: dashboard === null ? null : assetOfHtml(dashboard),
    // Behind the lock the same address is another page to a stranger: no cache may mix them up.
    keeping:
      typeof globals.gate === 'string'
        ? { cacheControl: 'private, no-cache', vary: ['Cookie'] }
        : { cacheControl: 'no-cache', vary: [] },
    inlineScripts: [...new Set(all.flatMap(inlineScripts))],
  };
}

function fillPage({ index, notFound }: PageFiles, globals: PageGlobals) {
  if (!hasPlace(index)) {
    throw new StartFailure('The built site is of another version. Run npm run build.');
  }
  return {
    home: insertPageGlobals(removePolicy(index), globals),
    notFound: hasPlace(notFound) ? insertPageGlobals(removePolicy(notFound), globals) : notFound,
  };
}

/** The page of a language, where its address is asked for; all else is left to the next. */
export function homePage(pagesFor: (c: Context) => Pages): MiddlewareHandler {
  return async (c, next) => {
    const { byHome, keeping } = pagesFor(c);
    const page = byHome.get(c.req.path);
    if (page) return sendAsset(c, page.home, keeping);
    // As folders are elsewhere: the slash is put at the end, and the rest of the address kept.
    if (!byHome.has(`${c.req.path}/`)) return next();
    return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 308);
  };
}

/** A file of the build, kept by browsers as `cacheControl` says; what is none is left to the next. */
export function siteFile(
  assets: ReadonlyMap<string, Asset>,
  cacheControl: string,
): MiddlewareHandler {
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    return asset ? sendAsset(c, asset, { cacheControl }) : next();
  };
}

/** The dashboard's one page, which finds its way by the address; without a build, nothing. */
export function dashboardPage(pagesFor: (c: Context) => Pages): MiddlewareHandler {
  return async (c, next) => {
    const { dashboard } = pagesFor(c);
    return dashboard ? sendAsset(c, dashboard, { cacheControl: 'no-cache' }) : next();
  };
}

export function notFoundPage(pagesFor: (c: Context) => Pages) {
  return (c: Context): Response => {
    const { byHome, keeping } = pagesFor(c);
    // In the language of the folder: the longest address fits best.
    const homes = [...byHome.keys()].sort((a, b) => b.length - a.length);
    const page = byHome.get(homes.find((home) => c.req.path.startsWith(home)) ?? '/');
    if (!page) throw new Error('The site has no page to say that there is none.');
    return sendAsset(c, page.notFound, { status: 404, ...keeping });
  };
}

function hasPlace(html: string): boolean {
  return html.includes('<script id="page-globals">');
}
