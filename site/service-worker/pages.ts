import {
  BUILD,
  hasStore,
  isPage,
  isWhole,
  keep,
  keepFile,
  kept,
  neededBefore,
  openStore,
  pagesBefore,
  removeAll,
  removeStore,
} from './cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a guest on a poor network waits for today's page before the kept one is shown. */
const PATIENCE_MS = 3000;

const THIS_BUILD = `data-build="${BUILD.id}"`;
const CLOSED = 'window.SITE_GATE="closed"';

/** Keeps the pages of the languages that are read on this device, each in whole. */
export async function keepWhatIsRead(): Promise<void> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows.map(({ url }) => new URL(url).pathname).filter(isPage);
  for (const home of new Set([...open, ...(await pagesBefore())])) await keepSite(home);
}

/** Keeps a page with all its files, or nothing of it; throws when it is not this build's, or not open. */
export async function keepSite(home: string): Promise<void> {
  const hadStore = await hasStore();
  await openStore();
  try {
    const answer = await fetch(home, { cache: 'no-cache' });
    if (!(await isOurs(home, answer))) throw new Error('The site is another one by now.');
    await Promise.all([...(BUILD.files[home] ?? []), ...(await neededBefore())].map(keepFile));
    // Last: a page that is kept has all that it needs.
    await keep(home, answer);
  } catch (error) {
    if (!hadStore) await removeStore();
    throw error;
  }
}

/** The page from the network; the kept one when that fails, or takes too long. */
export async function homePage(event: FetchEvent, home: string): Promise<Response> {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => follow(home, response.clone())).catch(() => {}));
  const before = await kept(home);
  if (!before) return answer.catch(otherPage);
  const today = answer.then((response) => (response.status < 500 ? response : before));
  return Promise.race([today.catch(() => before), patience().then(() => before)]);
}

/** Whether the site as it is answered now is of this build. */
export async function isNewest(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-cache' });
  return (await answer.text()).includes(THIS_BUILD);
}

/** Not waited for: a browser may put it off for half a minute, and the next worker waits for this one. */
export function lookForNext(): void {
  self.registration.update().catch(() => {});
}

/** The way to the page of the language that is read here, for who asked for the other's. */
async function otherPage(failure: unknown): Promise<Response> {
  for (const other of Object.keys(BUILD.files)) {
    if (await kept(other)) return Response.redirect(other);
  }
  throw failure;
}

/** Keeps today's page anew; one that is not of this build asks for the worker of its own. */
async function follow(home: string, answer: Response): Promise<void> {
  if (!(await isOurs(home, answer))) lookForNext();
  else if (await kept(home)) await keep(home, answer);
}

/** Whether a page is of this build. One that is closed to us ends the keeping: the password was changed. */
async function isOurs(home: string, answer: Response): Promise<boolean> {
  if (!isWhole(home, answer)) return false;
  const html = await answer.clone().text();
  if (html.includes(CLOSED)) {
    await endKeeping();
    return false;
  }
  return html.includes(THIS_BUILD);
}

/** Whoever is not let in any more keeps nothing. */
export async function endKeeping(): Promise<void> {
  await removeAll();
  // Not waited for: it waits itself for an install that may be waiting for this.
  self.registration.unregister().catch(() => {});
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
