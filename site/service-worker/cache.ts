/** What this worker keeps. Read once: it is written in wherever its name stands. */
export const BUILD = __BUILD__;

/** Every build has a store of its own, so that what is kept always fits together. */
const PREFIX = 'kept-';
const NAME = PREFIX + BUILD.id;
const KNOWN: ReadonlySet<string> = new Set([...Object.values(BUILD.files).flat(), ...BUILD.byNeed]);

/** Whether the path is a file of this build. */
export function isOfThisBuild(path: string): boolean {
  return KNOWN.has(path);
}

/** Whether the path is that of a page; all else is a file, and no build changes it under its name. */
export function isPage(path: string): boolean {
  return path in BUILD.files;
}

/** What is kept under a path; a page of this build alone. */
export async function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true, ...(isPage(path) && { cacheName: NAME }) });
}

/**
 * Keeps an answer. Only `openStore` makes the store: a late answer must not bring back what was
 * removed meanwhile.
 */
export async function keep(path: string, answer: Response): Promise<void> {
  if (!(await caches.has(NAME))) return;
  const store = await caches.open(NAME);
  await store.put(path, answer);
}

/** Fetches what is not there yet and keeps it; what an older build kept is not fetched again. */
export async function keepFile(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true, cacheName: NAME })) return;
  const answer = (await kept(path)) ?? (await fetch(path, { priority: 'low' }));
  if (!isWhole(path, answer)) throw new Error(`${path} did not come.`);
  await keep(path, answer);
}

export async function hasStore(): Promise<boolean> {
  return caches.has(NAME);
}

export async function openStore(): Promise<void> {
  await caches.open(NAME);
}

export async function removeStore(): Promise<void> {
  await caches.delete(NAME);
}

/** Removes what older builds kept. */
export async function removeOlder(): Promise<void> {
  await remove((name) => name !== NAME);
}

/** Removes everything. */
export async function removeAll(): Promise<void> {
  await remove(() => true);
}

async function remove(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)));
}

/** The pages that any build keeps here. */
export async function pagesBefore(): Promise<string[]> {
  const pages = Object.keys(BUILD.files);
  const found = await Promise.all(pages.map((page) => caches.match(page, { ignoreVary: true })));
  return pages.filter((_, index) => found[index]);
}

/** What this device needed of an older build's pictures and fonts, and this one still has. */
export async function neededBefore(): Promise<string[]> {
  const found = await Promise.all(
    BUILD.byNeed.map(async (path) => ((await kept(path)) ? path : null)),
  );
  return found.filter((path) => path !== null);
}

/** Not any success: a hotel's own sign-in page would answer 200 for a script. */
export function isWhole(path: string, { headers, ok, redirected }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && !redirected && isHtml === (isPage(path) || path.endsWith('.html'));
}
