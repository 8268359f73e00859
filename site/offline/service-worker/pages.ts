import { type OfflineList, PLAN_CACHE } from '../../../domain/pages/offline-list.ts';
import { PHOTOS_STATE_CACHE } from '../../../domain/photos/photos-api.ts';
import {
  cacheFile,
  deleteCaches,
  getCached,
  isOfPublication,
  isValid,
  listCaches,
  listPages,
  matchIn,
  putCached,
  toCacheName,
} from './cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** On a slow network, the cached page is shown after this time. */
const NETWORK_TIMEOUT_MS = 3000;

/** In the page's JSON (domain/wedding/localize.ts). */
const PRIVATE_EVENT = '"guests":"invited"';
const GATE_CLOSED = 'window.SITE_GATE="closed"';

/** Caches the pages that are open or were cached before, each with all its files. */
export async function cachePagesInUse(list: OfflineList): Promise<void> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows.map(({ url }) => new URL(url).pathname);
  const cached = await Promise.all((await listCaches()).map(listPages));
  const pages = new Set([...open, ...cached.flat()]).intersection(new Set(Object.keys(list.files)));
  for (const page of pages) await cachePage(page, list);
}

/** Caches a page with all its files, or nothing; throws if the page is closed or of another publication. */
export async function cachePage(page: string, list: OfflineList): Promise<void> {
  const cacheName = toCacheName(list);
  const { byNeed, files } = list;
  const hadCache = await caches.has(cacheName);
  await caches.open(cacheName);
  try {
    const response = await fetch(page, { cache: 'no-cache' });
    if (!isOfPublication(await readOpenPage(page, response), cacheName)) {
      throw new Error('The site has a newer publication.');
    }
    const known = await Promise.all(byNeed.map(async (path) => (await getCached(path)) && path));
    const needed = [...(files[page] ?? []), ...known.filter((path) => path !== undefined)];
    await Promise.all(needed.map((path) => cacheFile(cacheName, path)));
    // Last, so that a cached page always has all its files.
    await putCached(cacheName, page, response);
  } catch (error) {
    if (!hadCache) await caches.delete(cacheName);
    throw error;
  }
}

/** Responds from the network, or from the cache if the network fails or is too slow. */
export async function respondWithPage(event: FetchEvent, page: string): Promise<Response> {
  const response = fetch(event.request);
  event.waitUntil(response.then((current) => updatePage(page, current.clone())).catch(() => {}));
  const cached = await getCached(page);
  if (!cached) return response.catch(redirectToCachedPage);
  const current = response.then((answer) => (answer.status < 500 ? answer : cached));
  return Promise.race([current.catch(() => cached), waitForNetworkTimeout().then(() => cached)]);
}

/** Responds from the network. If it fails, a link in an old email still opens the cached page. */
export async function respondWithPersonalLink({ request }: FetchEvent): Promise<Response> {
  const response = await fetch(request).catch(redirectToCachedPage);
  // From the server: another household may have opened its link.
  if (response.type === 'opaqueredirect') await Promise.all([deletePrivateEvents(), forgetGuest()]);
  return response.status < 500 ? response : redirectToCachedPage().catch(() => response);
}

/** Offline, a guest who opens the language that is not cached gets the one that is. */
async function redirectToCachedPage(error?: unknown): Promise<Response> {
  for (const cacheName of await listCaches()) {
    const [page] = await listPages(cacheName);
    if (page) return Response.redirect(page);
  }
  throw error;
}

/**
 * Deletes the copies with events that are only for guests who are invited to them, and those that are not complete yet:
 * the worker adds nothing to a cache that was deleted.
 */
async function deletePrivateEvents(): Promise<void> {
  for (const cacheName of await listCaches()) {
    const copies = await Promise.all(
      (await listPages(cacheName)).map(async (page) => (await matchIn(cacheName, page))?.text()),
    );
    const isPublic = copies.length > 0 && !copies.some((html) => html?.includes(PRIVATE_EVENT));
    if (!isPublic) await caches.delete(cacheName);
  }
}

/** Caches the page again if its publication is cached. A page of a newer one reports itself when it is idle. */
async function updatePage(page: string, response: Response): Promise<void> {
  const html = await readOpenPage(page, response);
  for (const cacheName of await listCaches()) {
    if (isOfPublication(html, cacheName) && (await matchIn(cacheName, page))) {
      await putCached(cacheName, page, response);
    }
  }
}

/** The HTML of a page; empty for another answer. If its gate is closed, access has ended: deletes all caches. */
async function readOpenPage(page: string, response: Response): Promise<string> {
  if (!isValid(page, response)) return '';
  const html = await response.clone().text();
  if (!html.includes(GATE_CLOSED)) return html;
  await deleteAndUnregister();
  return '';
}

/** Called when access has ended, for example after the password was changed. */
export async function deleteAndUnregister(): Promise<void> {
  await Promise.all([deleteCaches(() => true), forgetGuest()]);
  // Not awaited: it waits for an install that may itself wait for this function.
  self.registration.unregister().catch(() => {});
}

/** The next guest sees neither the photographs of this one nor their table and transfers. */
async function forgetGuest(): Promise<void> {
  await Promise.all([PHOTOS_STATE_CACHE, PLAN_CACHE].map((name) => caches.delete(name)));
}

function waitForNetworkTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
}
