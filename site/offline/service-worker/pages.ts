import {
  BUILD,
  cacheFile,
  createCache,
  deleteAllCaches,
  deleteCache,
  deleteOtherCaches,
  getCached,
  getCachedByNeed,
  getCachedPages,
  hasCache,
  isPage,
  isValid,
  putCached,
} from './cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** On a slow network, the cached page is shown after this time. */
const NETWORK_TIMEOUT_MS = 3000;

const THIS_BUILD = `data-build="${BUILD.id}"`;
/** In the page's JSON (domain/wedding/localize.ts). */
const PRIVATE_EVENT = '"guests":"invited"';
const GATE_CLOSED = 'window.SITE_GATE="closed"';

/** Caches the pages that are open or were cached before, each with all its files. */
export async function cachePagesInUse(): Promise<void> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows.map(({ url }) => new URL(url).pathname).filter(isPage);
  for (const page of new Set([...open, ...(await getCachedPages())])) await cachePage(page);
}

/** Caches a page with all its files, or nothing; throws if the page is closed or of another build. */
export async function cachePage(page: string): Promise<void> {
  const hadCache = await hasCache();
  await createCache();
  try {
    const response = await fetch(page, { cache: 'no-cache' });
    if (!(await isOfThisBuild(page, response))) throw new Error('The site has a newer build.');
    await Promise.all([...(BUILD.files[page] ?? []), ...(await getCachedByNeed())].map(cacheFile));
    // Last, so that a cached page always has all its files.
    await putCached(page, response);
  } catch (error) {
    if (!hadCache) await deleteCache();
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
  if (response.type === 'opaqueredirect') await deletePrivateEvents();
  return response.status < 500 ? response : redirectToCachedPage().catch(() => response);
}

/** Whether the server's current build is this one. */
export async function isCurrentBuild(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-cache' });
  return (await response.text()).includes(THIS_BUILD);
}

/** Not awaited: browsers can delay the update by half a minute, and the next worker waits for this one. */
export function checkForUpdate(): void {
  self.registration.update().catch(() => {});
}

/** Offline, a guest who opens the language that is not cached gets the one that is. */
async function redirectToCachedPage(error?: unknown): Promise<Response> {
  for (const page of Object.keys(BUILD.files)) {
    if (await getCached(page)) return Response.redirect(page);
  }
  throw error;
}

/**
 * Deletes the copies with events that are only for guests who are invited to them, and those that are not complete yet:
 * a worker adds nothing to a cache that was deleted.
 */
async function deletePrivateEvents(): Promise<void> {
  await deleteOtherCaches();
  const copies = await Promise.all(Object.keys(BUILD.files).map(getCached));
  const pages = await Promise.all(copies.map((copy) => copy?.text() ?? ''));
  const isPublic = pages.some(Boolean) && !pages.some((html) => html.includes(PRIVATE_EVENT));
  if (!isPublic) await deleteCache();
}

/**
 * Caches the page again if it is of this build. A page of another one asks for the newer worker when it has loaded: an
 * update during the navigation could end this worker, and the navigation with it.
 */
async function updatePage(page: string, response: Response): Promise<void> {
  if ((await isOfThisBuild(page, response)) && (await getCached(page))) {
    await putCached(page, response);
  }
}

/** Whether a page is of this build. If its gate is closed, access has ended: deletes all caches. */
async function isOfThisBuild(page: string, response: Response): Promise<boolean> {
  if (!isValid(page, response)) return false;
  const html = await response.clone().text();
  if (html.includes(GATE_CLOSED)) {
    await deleteAndUnregister();
    return false;
  }
  return html.includes(THIS_BUILD);
}

/** Called when access has ended, for example after the password was changed. */
export async function deleteAndUnregister(): Promise<void> {
  await deleteAllCaches();
  // Not awaited: it waits for an install that may itself wait for this function.
  self.registration.unregister().catch(() => {});
}

function waitForNetworkTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
}
