// The service worker: caches the wedding page and its files for offline visits, which personal links open, too.
// All other requests, such as replies, the gate and the dashboard, go to the network directly. It is the same for
// every publication, because Chromium can lose a navigation while a newer worker takes over.
import {
  cacheFile,
  deleteCaches,
  fetchOfflineList,
  getCached,
  isFile,
  isPage,
  isValid,
  listCaches,
  matchIn,
  putCached,
  toCacheName,
} from './cache.ts';
import {
  cachePage,
  cachePagesInUse,
  deleteAndUnregister,
  respondWithPage,
  respondWithPersonalLink,
} from './pages.ts';
import { isPhoto, respondWithPhoto } from './photos.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.origin || headers.has('Range')) return;
  if (isPage(pathname) && mode === 'navigate') event.respondWith(respondWithPage(event, pathname));
  else if (pathname.startsWith('/i/')) event.respondWith(respondWithPersonalLink(event));
  else if (isPhoto(pathname)) event.respondWith(respondWithPhoto(event, pathname));
  else if (isFile(pathname)) event.respondWith(respondWithFile(event, pathname));
});

/** An open page sends its publication and the files that it has used (site/offline/offline.ts). */
self.addEventListener('message', (event) => {
  event.waitUntil(cacheForClient(event.source as Client, event.data).catch(() => {}));
});

async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await getCached(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 401) event.waitUntil(deleteAndUnregister());
  if (!response.ok) return response;
  // Complete: Firefox reports an error for each body that is still arriving when the page is left.
  const complete = new Response(await response.blob(), response);
  if (isValid(path, response)) {
    const copy = complete.clone();
    event.waitUntil(listCaches().then(([newest]) => putCached(newest, path, copy)));
  }
  return complete;
}

/** Caches the site for a page of the current publication, and tells a page of another one that it is outdated. */
async function cacheForClient(client: Client, { build, used }: { build: string; used: string[] }) {
  const list = await fetchOfflineList();
  if (build !== list.id) {
    await cachePagesInUse(list);
    return client.postMessage(list.id);
  }
  const cacheName = toCacheName(list);
  // Not cached if the guest has just changed the language, or if the browser ran out of space.
  const page = new URL(client.url).pathname;
  if (isPage(page) && !(await matchIn(cacheName, page))) await cachePage(page, list);
  // After that, because files of older caches are copied.
  await deleteCaches((name) => name !== cacheName);
  const files = new Set([...Object.values(list.files).flat(), ...list.byNeed]);
  await Promise.allSettled(
    used.filter((path) => files.has(path)).map((path) => cacheFile(cacheName, path)),
  );
}
