import type { Context, MiddlewareHandler } from 'hono';
import { withoutPolicy } from '../domain/content-policy.ts';
import { type PageGlobals, withPageGlobals } from '../domain/page-globals.ts';
import { type Asset, assetOfHtml, sendAsset } from './asset.ts';
import { inlineScripts } from './inline-scripts.ts';
import type { SiteFiles } from './site-files.ts';
import { StartFailure } from './start-failure.ts';

/** The pages as this server sends them, with its settings filled in. */
export type Pages = {
  home: Asset;
  notFound: Asset;
  desk: Asset | null;
  /** Who may keep the home and the not-found page, and by what they differ. */
  keeping: { cacheControl: string; vary: readonly string[] };
  /** CSP sources (`'sha256-…'`) of the scripts written into the pages themselves. */
  inlineScripts: string[];
};

/** Fills the built pages with the globals; throws StartFailure when they have no place for them. */
export function fillPages(files: SiteFiles, globals: PageGlobals): Pages {
  if (!hasPlace(files.index)) {
    throw new StartFailure('The built site is of another version. Run npm run build.');
  }
  const home = withPageGlobals(withoutPolicy(files.index), globals);
  const notFound = hasPlace(files.notFound)
    ? withPageGlobals(withoutPolicy(files.notFound), globals)
    : files.notFound;
  const desk = files.desk?.index ?? null;
  return {
    home: assetOfHtml(home),
    notFound: assetOfHtml(notFound),
    desk: desk === null ? null : assetOfHtml(desk),
    // Behind the lock the same address is another page to a stranger: no cache may mix them up.
    keeping:
      typeof globals.gate === 'string'
        ? { cacheControl: 'private, no-cache', vary: ['Cookie'] }
        : { cacheControl: 'no-cache', vary: [] },
    inlineScripts: [...new Set([home, notFound, desk ?? ''].flatMap(inlineScripts))],
  };
}

export function homePage(pagesFor: (c: Context) => Pages) {
  return (c: Context): Response => {
    const { home, keeping } = pagesFor(c);
    return sendAsset(c, home, keeping);
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

/** The desk's one page, which finds its way by the address; without a build, nothing. */
export function deskPage(pagesFor: (c: Context) => Pages): MiddlewareHandler {
  return async (c, next) => {
    const { desk } = pagesFor(c);
    return desk ? sendAsset(c, desk, { cacheControl: 'no-cache' }) : next();
  };
}

export function notFoundPage(pagesFor: (c: Context) => Pages) {
  return (c: Context): Response => {
    const { notFound, keeping } = pagesFor(c);
    return sendAsset(c, notFound, { status: 404, ...keeping });
  };
}

function hasPlace(html: string): boolean {
  return html.includes('<script id="page-globals">');
}
