import {
  BUILD,
  hasStore,
  isWhole,
  keep,
  keepFile,
  kept,
  neededBefore,
  openStore,
  removeAll,
  removeStore,
} from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a guest on a poor network waits for today's page before the kept one is shown. */
const PATIENCE_MS = 3000;

const THIS_BUILD = `data-build="${BUILD.id}"`;
const CLOSED = 'window.SITE_GATE="closed"';

/** Keeps the whole site, or nothing of it; throws when it is not this build's, or not open. */
export async function keepSite(): Promise<void> {
  const hadStore = await hasStore();
  await openStore();
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    if (!(await keepHome(answer))) throw new Error('The site is another one by now.');
    await Promise.all([...BUILD.files, ...(await neededBefore())].map(keepFile));
  } catch (error) {
    if (!hadStore) await removeStore();
    throw error;
  }
}

/** The page from the network; the kept one when that fails, or takes too long. */
export async function homePage(event: FetchEvent): Promise<Response> {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => follow(response.clone())).catch(() => {}));
  const before = await kept('/');
  if (!before) return answer;
  const today = answer.then((response) => (response.status < 500 ? response : before));
  return Promise.race([today.catch(() => before), patience().then(() => before)]);
}

/** Whether the site as it is answered now is of this build. */
export async function isNewest(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-cache' });
  return (await answer.text()).includes(THIS_BUILD);
}

/** Keeps today's page; one that is not of this build asks for the worker of its own. */
async function follow(answer: Response): Promise<void> {
  if (!(await keepHome(answer))) await self.registration.update();
}

/** Says whether it was kept. One that is closed to us ends the keeping: the password was changed. */
async function keepHome(answer: Response): Promise<boolean> {
  if (!isWhole('/', answer)) return false;
  const html = await answer.clone().text();
  if (html.includes(CLOSED)) {
    await endKeeping();
    return false;
  }
  if (!html.includes(THIS_BUILD)) return false;
  await keep('/', answer);
  return true;
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
