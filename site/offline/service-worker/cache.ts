/** The files of this build; publish/service-worker.ts inserts them. Paths start with a slash. */
declare const __BUILD__: {
  /** Equals `data-build` of the inline script in this build's pages. */
  id: string;
  /**
   * By page path, one page per language: the scripts, styles, fonts and calendar files that every
   * visit may need.
   */
  files: Readonly<Record<string, readonly string[]>>;
  /** Pictures in all sizes, and the complete fonts. A device needs only some of them. */
  byNeed: readonly string[];
};

export const BUILD = __BUILD__;

/** Each build has its own cache, so that all cached files fit together. */
const PREFIX = 'kept-';
const CACHE_NAME = PREFIX + BUILD.id;
const FILES: ReadonlySet<string> = new Set([...Object.values(BUILD.files).flat(), ...BUILD.byNeed]);

/** Whether the path is a file of this build. */
export function isOfThisBuild(path: string): boolean {
  return FILES.has(path);
}

/** Whether the path is a page. A page changes with each build; the other files have hashed names. */
export function isPage(path: string): boolean {
  return path in BUILD.files;
}

/** Returns the cached response: a page from this build's cache only, a file from any build's. */
export async function getCached(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true, ...(isPage(path) && { cacheName: CACHE_NAME }) });
}

/**
 * Caches a response. Does nothing if the cache does not exist: a late response must not bring back a
 * cache that was deleted in the meantime.
 */
export async function putCached(path: string, response: Response): Promise<void> {
  // Bodies that nobody reads would keep all connections to the server.
  if (!(await caches.has(CACHE_NAME))) return response.body?.cancel();
  const cache = await caches.open(CACHE_NAME);
  await cache.put(path, response);
}

/** Caches a file of this build; copies it from an older build's cache if it is there. */
export async function cacheFile(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true, cacheName: CACHE_NAME })) return;
  const response = (await getCached(path)) ?? (await fetch(path, { priority: 'low' }));
  if (!isValid(path, response)) throw new Error(`${path} could not be loaded.`);
  await putCached(path, response);
}

export async function hasCache(): Promise<boolean> {
  return caches.has(CACHE_NAME);
}

export async function createCache(): Promise<void> {
  await caches.open(CACHE_NAME);
}

export async function deleteCache(): Promise<void> {
  await caches.delete(CACHE_NAME);
}

export async function deleteOtherCaches(): Promise<void> {
  await deleteCaches((name) => name !== CACHE_NAME);
}

export async function deleteAllCaches(): Promise<void> {
  await deleteCaches(() => true);
}

async function deleteCaches(shouldDelete: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.filter(shouldDelete).map((name) => caches.delete(name)));
}

/** Returns the pages in the caches of all builds. */
export async function getCachedPages(): Promise<string[]> {
  const pages = Object.keys(BUILD.files);
  const found = await Promise.all(pages.map((page) => caches.match(page, { ignoreVary: true })));
  return pages.filter((_, index) => found[index]);
}

/** Returns this build's pictures and fonts that an older build has cached on this device. */
export async function getCachedByNeed(): Promise<string[]> {
  const found = await Promise.all(
    BUILD.byNeed.map(async (path) => ((await getCached(path)) ? path : null)),
  );
  return found.filter((path) => path !== null);
}

/** The sign-in page of a hotel's Wi-Fi answers 200 with HTML, even for a script. */
export function isValid(path: string, { headers, ok, redirected }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && !redirected && isHtml === (isPage(path) || path.endsWith('.html'));
}
