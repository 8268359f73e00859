// The service worker: caches the wedding page and its files for offline visits, which personal links open, too.
// All other requests, such as replies, the gate and the dashboard, go to the network directly.
import {
  BUILD,
  cacheFile,
  deleteOtherCaches,
  getCached,
  isOfThisBuild,
  isPage,
  isValid,
  putCached,
} from './cache.ts';
import {
  cachePage,
  cachePagesInUse,
  checkForUpdate,
  deleteAndUnregister,
  isCurrentBuild,
  respondWithPage,
  respondWithPersonalLink,
} from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Takes over at once. Open pages of the older build get a message, and their cache stays until a
  // page of this build is open.
  event.waitUntil(cachePagesInUse().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.origin || headers.has('Range')) return;
  if (isPage(pathname) && mode === 'navigate') event.respondWith(respondWithPage(event, pathname));
  else if (pathname.startsWith('/i/')) event.respondWith(respondWithPersonalLink(event));
  else if (isFile(pathname)) event.respondWith(respondWithFile(event, pathname));
});

/** An open page sends its build and the files that it has used (site/offline/offline.ts). */
self.addEventListener('message', (event) => {
  event.waitUntil(cacheForClient(event.source as Client, event.data).catch(() => {}));
});

async function takeOver(): Promise<void> {
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage(BUILD.id);
}

function isFile(path: string): boolean {
  return isOfThisBuild(path) || path.startsWith('/private/') || path.startsWith('/assets/');
}

async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await getCached(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 401) event.waitUntil(deleteAndUnregister());
  if (!response.ok) return response;
  // Complete: Firefox reports an error for each body that is still arriving when the page is left.
  const complete = new Response(await response.blob(), response);
  if (isOfThisBuild(path) && isValid(path, response)) {
    event.waitUntil(putCached(path, complete.clone()));
  }
  return complete;
}

async function cacheForClient(client: Client, { build, used }: { build: string; used: string[] }) {
  if (build === BUILD.id) {
    // Called again, because Chromium may keep the older worker running for minutes.
    self.skipWaiting();
    await deleteOtherCaches();
    // Not cached if the guest has just changed the language, or if the browser ran out of space.
    const page = new URL(client.url).pathname;
    if (isPage(page) && !(await getCached(page))) await cachePage(page);
    await Promise.allSettled(used.filter(isOfThisBuild).map(cacheFile));
  } else if (await isCurrentBuild()) {
    client.postMessage(BUILD.id);
  } else {
    checkForUpdate();
  }
}
