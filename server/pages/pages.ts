import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type Announcement, insertAnnouncement } from '../../domain/announcements/announcement.ts';
import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { removePolicy } from '../../domain/pages/content-policy.ts';
import { OFFLINE_LIST } from '../../domain/pages/offline-list.ts';
import { insertPageGlobals, type PageGlobals } from '../../domain/pages/page-globals.ts';
import type { PhotosLink } from '../../domain/photos/photo-opening.ts';
import { insertPhotosLink } from '../../domain/photos/photos-link.ts';
import type { Announcements } from '../announcements/announcements.ts';
import { insertEnvelope } from '../invitations/envelope.ts';
import { CommandError } from '../platform/command-error.ts';
import { rejectMethod } from '../platform/http/middleware.ts';
import { type Asset, createHtmlAsset, sendAsset } from './asset.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { SiteFiles, SiteVersion } from './site-files.ts';

type GuestPageAssets = {
  home: Asset;
  entered: Asset | null;
  notFound: Asset;
  photos: Asset | null;
};

/** The built pages with the server's settings in them. */
export type Pages = {
  /** The guests' pages by the path of their language: `/`, `/it/`. */
  byHome: ReadonlyMap<string, GuestPageAssets>;
  /** In the language of the request. */
  dashboard: (() => Asset) | null;
  /** Whether the not-found page is different on each side of the gate. */
  isLocked: boolean;
  /** CSP sources (`'sha256-…'`) of the inline scripts in all pages. */
  inlineScripts: string[];
};

/** What a guest's first page comes in. */
type Envelopes = { open: (c: Context) => Promise<string | null> };

/** The pages for each visitor. */
export type GuestPages = {
  pagesFor: (c: Context) => Pages;
  /** Whether the browser says that its guest has entered. With GATE=server, the lock decides. */
  hasEntered: (c: Context) => boolean;
  /** The site with private events, for a browser with the personal link of a household that is invited to them. */
  findInvited: (c: Context) => Promise<{ pages: Pages; version: SiteVersion } | null>;
};

/**
 * Inserts the globals into the built pages, and completes the HTML of each; throws CommandError when a page has no
 * place for them.
 */
export function createPages(
  files: SiteVersion,
  globals: PageGlobals,
  complete: (html: string) => string,
): Pages {
  const guestPages = [...files.pages].map(([path, page]) => {
    if (!hasPlaceholder(page.index)) {
      throw new CommandError('The built site is of another version. Run npm run build.');
    }
    const insert = (html: string) => complete(insertPageGlobals(removePolicy(html), globals));
    // Behind a closed gate the page does not even exist.
    const entered = globals.gate === 'closed' ? null : page.entered;
    return [
      path,
      {
        home: insert(page.index),
        entered: entered === null ? null : insert(entered),
        notFound: hasPlaceholder(page.notFound) ? insert(page.notFound) : complete(page.notFound),
        photos: page.photos === null ? null : complete(page.photos),
      },
    ] as const;
  });
  const allPages = [
    files.dashboard?.index ?? '',
    ...guestPages.flatMap(([, { home, notFound }]) => [home, notFound]),
  ];
  return {
    byHome: new Map(
      guestPages.map(([path, { home, entered, notFound, photos }]) => [
        path,
        {
          home: createHtmlAsset(home),
          entered: entered === null ? null : createHtmlAsset(entered),
          notFound: createHtmlAsset(notFound),
          photos: photos === null ? null : createHtmlAsset(photos),
        },
      ]),
    ),
    dashboard: files.dashboard === null ? null : createDashboardPage(files.dashboard, complete),
    isLocked: typeof globals.gate === 'string',
    inlineScripts: [...new Set(allPages.flatMap(hashInlineScripts))],
  };
}

/** The dashboard's page in the language of the request, with a link to the texts that its script loads first. */
function createDashboardPage(
  { index, assets }: NonNullable<SiteVersion['dashboard']>,
  complete: (html: string) => string,
): () => Asset {
  const created = new Map<string, Asset>();
  return () => {
    const language = getLanguage();
    const page =
      created.get(language) ?? createHtmlAsset(complete(translate(index, language, assets)));
    created.set(language, page);
    return page;
  };
}

function translate(index: string, language: string, assets: ReadonlyMap<string, unknown>): string {
  const { dashboard, loading, noScript } = getMessages('signIn');
  const texts = [...assets.keys()].find((path) => path.includes(`/sign-in-${language}-`));
  const preload = texts ? `<link rel="modulepreload" crossorigin href="${texts}">` : '';
  return index
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<title>Dashboard</title>', `<title>${dashboard}</title>`)
    .replace('Please switch on JavaScript in your browser to use the dashboard.', noScript)
    .replace('>Loading…<', `>${loading}<`)
    .replace('</head>', `${preload}</head>`);
}

const ONE_YEAR = 'max-age=31536000, immutable';

/** The routes of the guests' pages and files, and with `hasDashboard` of the dashboard's page. */
export function createPageRoutes({
  files,
  pages,
  announcements,
  envelopes,
  hasDashboard,
  findPhotosLink,
}: {
  files: SiteFiles;
  pages: GuestPages;
  announcements: Announcements | null;
  /** Null without personal links. */
  envelopes: Envelopes | null;
  hasDashboard: boolean;
  /** How the wedding page links to the photographs now. */
  findPhotosLink: () => Promise<PhotosLink | null>;
}): Hono {
  const app = new Hono();
  const serveInvited = serveInvitedFiles(pages);
  const sendNotFound = serveNotFoundPage(pages);
  if (hasDashboard) {
    const getAssets = () => files.current.dashboard?.assets;
    app.get('/host/assets/*', serveFiles(getAssets, `public, ${ONE_YEAR}`), sendNotFound);
    app.get('/host/*', serveDashboard(pages));
    app.get('/*', servePhotos(pages));
  }
  const getAssets = () => files.current.assets;
  const getPrivateAssets = () => files.current.privateAssets;
  app.get('/assets/*', serveFiles(getAssets, `public, ${ONE_YEAR}`), serveInvited);
  app.get('/private/*', serveFiles(getPrivateAssets, `private, ${ONE_YEAR}`), serveInvited);
  app.get(OFFLINE_LIST, serveInvited);
  app.get(
    '/*',
    serveHomePage(pages, announcements, envelopes, findPhotosLink),
    serveFiles(getAssets, 'no-cache'),
    sendNotFound,
  );
  app.all('/*', rejectMethod('GET, HEAD'));
  return app;
}

/** One address has two pages: a cache must not send one in place of the other. */
const CACHING_BY_COOKIE = { cacheControl: 'private, no-cache', vary: ['Cookie'] };

/** Serves the home page of each language, with the wedding page in it to a guest who has entered. */
function serveHomePage(
  { findInvited, hasEntered, pagesFor }: GuestPages,
  announcements: Announcements | null,
  envelopes: Envelopes | null,
  findPhotosLink: () => Promise<PhotosLink | null>,
): MiddlewareHandler {
  const announce = createAnnouncedPages();
  return async (c, next) => {
    const { byHome } = pagesFor(c);
    const invited = byHome.has(c.req.path) ? await findInvited(c) : null;
    const page = (invited?.pages.byHome ?? byHome).get(c.req.path);
    const entered = ((invited || hasEntered(c)) && page?.entered) || null;
    const sent = entered ?? page?.home;
    if (sent && announcements) {
      const language = c.req.path.split('/')[1] || null;
      const announcement = entered ? await announcements.read(language) : undefined;
      const announced = announce(sent, announcement, await findPhotosLink());
      const envelope = entered && (await envelopes?.open(c));
      if (!envelope) return sendAsset(c, announced, CACHING_BY_COOKIE);
      // For this one visit: the service worker keeps no copy of it.
      const enclosed = insertEnvelope(announced.plain().toString(), envelope);
      return sendAsset(c, createHtmlAsset(enclosed), { cacheControl: 'no-store' });
    }
    if (sent) return sendAsset(c, sent, CACHING_BY_COOKIE);
    if (!byHome.has(`${c.req.path}/`)) return next();
    return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 308);
  };
}

/** Inserts the announcement and the link to the photographs into a page, once for all guests, because compressing a page takes long. */
function createAnnouncedPages() {
  const made = new WeakMap<Asset, { state: string; page: Asset }>();
  return (
    page: Asset,
    announcement: Announcement | null | undefined,
    photosLink: PhotosLink | null,
  ): Asset => {
    const state = JSON.stringify([announcement, photosLink]);
    const known = made.get(page);
    if (known?.state === state) return known.page;
    const html = insertAnnouncement(page.plain().toString(), announcement);
    const announced = createHtmlAsset(photosLink ? insertPhotosLink(html, photosLink) : html);
    made.set(page, { state, page: announced });
    return announced;
  };
}

function serveFiles(
  getAssets: () => ReadonlyMap<string, Asset> | undefined,
  cacheControl: string,
): MiddlewareHandler {
  return async (c, next) => {
    const asset = getAssets()?.get(c.req.path);
    return asset ? sendAsset(c, asset, { cacheControl }) : next();
  };
}

/** Serves the files of the site with private events. Browsers keep no copy for the next guest. */
function serveInvitedFiles({ findInvited }: GuestPages): MiddlewareHandler {
  return async (c, next) => {
    const version = (await findInvited(c))?.version;
    const asset = version?.privateAssets.get(c.req.path) ?? version?.assets.get(c.req.path);
    return asset ? sendAsset(c, asset, CACHING_BY_COOKIE) : next();
  };
}

/** Serves the dashboard's page, whose script reads the rest of the address. */
function serveDashboard({ pagesFor }: GuestPages): MiddlewareHandler {
  return async (c, next) => {
    const { dashboard } = pagesFor(c);
    if (!dashboard) return next();
    // A browser reads the header sooner than a link in the page.
    c.header('Link', '</host/api/guest-data>; rel=preload; as=fetch; crossorigin');
    const vary = ['Accept-Language', 'Cookie'];
    return sendAsset(c, dashboard(), { cacheControl: 'no-cache', vary });
  };
}

/** Serves the page of the guests' photographs and its slideshow in the language of the address. */
function servePhotos({ findInvited, pagesFor }: GuestPages): MiddlewareHandler {
  return async (c, next) => {
    const [, home = ''] = /^(\/(?:[a-z]{2}\/)?)photos(?:\/show)?$/.exec(c.req.path) ?? [];
    if (!home) return next();
    // The service worker keeps the pages of one publication.
    const pages = (await findInvited(c))?.pages ?? pagesFor(c);
    const page = pages.byHome.get(home)?.photos;
    // The preloaded picture depends on the guest.
    return page ? sendAsset(c, page, CACHING_BY_COOKIE) : next();
  };
}

/** Serves the not-found page in the language of the address. */
function serveNotFoundPage({ pagesFor }: GuestPages) {
  return (c: Context): Response => {
    const { byHome, isLocked } = pagesFor(c);
    // Every path starts with `/`: the longest match is the language.
    const homes = [...byHome.keys()].sort((a, b) => b.length - a.length);
    const page = byHome.get(homes.find((home) => c.req.path.startsWith(home)) ?? '/');
    if (!page) throw new Error('The site has no not-found page.');
    const caching = isLocked ? CACHING_BY_COOKIE : { cacheControl: 'no-cache' };
    return sendAsset(c, page.notFound, { status: 404, ...caching });
  };
}

function hasPlaceholder(html: string): boolean {
  return html.includes('<script id="page-globals">');
}
