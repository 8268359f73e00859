// The service worker: keeps the page of a guest who was let in, for where there is no network. It
// answers for the page and its files alone; replies, the gate's and the dashboard's calls pass it by.

import {
  BUILD,
  isOfThisBuild,
  isPage,
  isWhole,
  keep,
  keepFile,
  kept,
  removeOlder,
} from './cache.ts';
import { endKeeping, homePage, isNewest, keepSite, keepWhatIsRead, lookForNext } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // At once: pages of the build before are told, and what was kept for them stays until they went.
  event.waitUntil(keepWhatIsRead().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.origin || headers.has('Range')) return;
  if (isPage(pathname) && mode === 'navigate') event.respondWith(homePage(event, pathname));
  else if (isFile(pathname)) event.respondWith(file(event, pathname));
});

/** A page that is open tells its build, and the files that it uses on this screen. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepFor(event.source as Client, event.data).catch(() => {}));
});

async function takeOver(): Promise<void> {
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage(BUILD.id);
}

function isFile(path: string): boolean {
  return isOfThisBuild(path) || path.startsWith('/private/') || path.startsWith('/assets/');
}

async function file(event: FetchEvent, path: string): Promise<Response> {
  const before = await kept(path);
  if (before) return before;
  const answer = await fetch(event.request);
  if (isOfThisBuild(path) && isWhole(path, answer)) {
    event.waitUntil(keep(path, answer.clone()));
  }
  if (answer.status === 401) event.waitUntil(endKeeping());
  return answer;
}

async function keepFor(page: Client, { build, used }: { build: string; used: string[] }) {
  if (build === BUILD.id) {
    // Once more, while it still waits: Chromium may let the worker before go on for minutes.
    self.skipWaiting();
    await removeOlder();
    // Read in the other language until now; or a browser short of room has removed it.
    const home = new URL(page.url).pathname;
    if (isPage(home) && !(await kept(home))) await keepSite(home);
    await Promise.allSettled(used.filter(isOfThisBuild).map(keepFile));
  } else if (await isNewest()) {
    page.postMessage(BUILD.id);
  } else {
    lookForNext();
  }
}
