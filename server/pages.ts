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
    inlineScripts: [...new Set([home, notFound, desk ?? ''].flatMap(inlineScripts))],
  };
}

export function homePage({ home }: Pages) {
  return (c: Context): Response => sendAsset(c, home, { cacheControl: 'no-cache' });
}

/** A file of the build, kept by browsers as `cacheControl` says; what is none is left to the next. */
export function siteFile(
  { assets }: Pick<SiteFiles, 'assets'>,
  cacheControl: string,
): MiddlewareHandler {
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    return asset ? sendAsset(c, asset, { cacheControl }) : next();
  };
}

/** The desk's one page, which finds its way by the address; without a build, nothing. */
export function deskPage({ desk }: Pages): MiddlewareHandler {
  return async (c, next) => (desk ? sendAsset(c, desk, { cacheControl: 'no-cache' }) : next());
}

export function notFoundPage({ notFound }: Pages) {
  return (c: Context): Response =>
    sendAsset(c, notFound, { status: 404, cacheControl: 'no-cache' });
}

function hasPlace(html: string): boolean {
  return html.includes('<script id="page-globals">');
}
