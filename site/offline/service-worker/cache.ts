import { OFFLINE_LIST, type OfflineList } from '../../../domain/pages/offline-list.ts';

/** Each publication has its own cache, so that all cached files fit together. */
const PREFIX = 'kept-';

/** The publication that the server has for this browser now. Throws without a connection. */
export async function fetchOfflineList(): Promise<OfflineList> {
  const response = await fetch(OFFLINE_LIST, { cache: 'no-cache' });
  return response.json();
}

/** Whether a path is a page. A page changes with each publication; the other files have hashed names. */
export function isPage(path: string): boolean {
  return /^\/(?:[a-z]{2}\/)?(?:photos)?$/.test(path);
}

export function isFile(path: string): boolean {
  return /^\/(?:(?:assets|private)\/.+\.\w+|favicon\.svg)$/.test(path);
}

export function toCacheName({ id }: Pick<OfflineList, 'id'>): string {
  return PREFIX + id;
}

/** Whether a page's HTML is of the publication of a cache. */
export function isOfPublication(html: string, cacheName: string): boolean {
  return html.includes(`data-build="${cacheName.slice(PREFIX.length)}"`);
}

/** The names of the caches, the newest first. */
export async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();
}

/** The pages in a cache, the wedding page first. */
export async function listPages(cacheName: string): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter(isPage)
    .sort();
}

/** The cached response of a page or a file, from the newest cache that has it. */
export async function getCached(path: string): Promise<Response | undefined> {
  for (const cacheName of await listCaches()) {
    const response = await matchIn(cacheName, path);
    if (response) return response;
  }
  return undefined;
}

export function matchIn(cacheName: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true, cacheName });
}

/**
 * Caches a response. Does nothing if the cache does not exist: a late response must not bring back a
 * cache that was deleted in the meantime.
 */
export async function putCached(
  cacheName: string | undefined,
  path: string,
  response: Response,
): Promise<void> {
  // Bodies that nobody reads would keep all connections to the server.
  if (!cacheName || !(await caches.has(cacheName))) return response.body?.cancel();
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

/** Caches a file; copies it from another cache if it is there. */
export async function cacheFile(cacheName: string, path: string): Promise<void> {
  if (await matchIn(cacheName, path)) return;
  const response = (await getCached(path)) ?? (await fetch(path, { priority: 'low' }));
  if (!isValid(path, response)) throw new Error(`${path} could not be loaded.`);
  await putCached(cacheName, path, response);
}

export async function deleteCaches(shouldDelete: (cacheName: string) => boolean): Promise<void> {
  const names = await listCaches();
  await Promise.all(names.filter(shouldDelete).map((name) => caches.delete(name)));
}

/** The sign-in page of a hotel's Wi-Fi answers 200 with HTML, even for a script. */
export function isValid(path: string, { headers, ok, redirected }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // A page in its envelope, for one visit.
  const isKept = headers.get('Cache-Control') !== 'no-store';
  return ok && isKept && !redirected && isHtml === (isPage(path) || path.endsWith('.html'));
}
