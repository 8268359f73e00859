// A chunk of its own, loaded when the page is idle. Its functions take functions of the entry as
// parameters, because importing them would load the entry's stylesheet a second time.
import { PHOTO_QUEUE_DATABASE } from '../../domain/photos/photos-api.ts';
import type { toast } from '../../ui/toasts.ts';
import type { showBanner } from '../banner.ts';
import type { PublicMessages } from '../edition.tsx';
import type { request } from '../request.ts';

/** A guest who leaves within this time does not download the pictures below. */
const PICTURES_DELAY_MS = 10_000;

/** The first requests often fail when a connection is back. */
const RETRY_DELAY_MS = 3000;

/** Registers the service worker (site/offline/service-worker), which keeps the page for offline visits. */
export async function registerServiceWorker(
  show: typeof showBanner,
  messages: PublicMessages['offline'],
): Promise<void> {
  const build = document.getElementById('inline-script')?.dataset.build;
  // Browsers offer service workers only over https and on localhost.
  const workers = navigator.serviceWorker;
  if (!workers || !window.inlineScript) return;
  const previous = workers.controller;

  const reportUsedFiles = async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    (await workers.ready).active?.postMessage({ build, used });
  };
  // The worker answers only if there is a newer page.
  workers.addEventListener('message', () => offerUpdate(show, messages));
  workers.addEventListener('controllerchange', () => previous && reportUsedFiles());
  await workers.register(window.inlineScript.toScriptUrl('/sw.js'), { updateViaCache: 'none' });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) reportUsedFiles();
  });

  await reportUsedFiles();
  setTimeout(() => loadPictures().then(reportUsedFiles), PICTURES_DELAY_MS);
}

/** Says while there is no connection which parts of the page still work. */
export function reportConnection(show: typeof showBanner, text: string, close: string): void {
  let hide: (() => void) | undefined;
  const update = () => {
    hide?.();
    hide = navigator.onLine
      ? undefined
      : show({ role: 'status', text, actions: { [close]: () => {} } });
  };
  addEventListener('offline', update);
  addEventListener('online', () => {
    update();
    retryPictures();
    setTimeout(retryPictures, RETRY_DELAY_MS);
  });
  update();
}

/** Loads the pictures that failed; browsers do not try again by themselves. */
function retryPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-missing] img')) {
    image.setAttribute('src', image.src);
  }
}

/** Loads the remaining pictures one after another, each in the size that the browser chooses. */
async function loadPictures(): Promise<void> {
  if (Reflect.get(navigator, 'connection')?.saveData) return;
  for (const image of document.images) {
    image.loading = 'eager';
    if (image.complete) continue;
    await new Promise((done) => {
      image.onload = image.onerror = done;
    });
  }
}

let isUpdateOffered = false;

/** Asks before reloading, because the guest may be filling in the form. */
function offerUpdate(show: typeof showBanner, messages: PublicMessages['offline']): void {
  if (isUpdateOffered) return;
  isUpdateOffered = true;
  show({
    role: 'status',
    text: messages.pageUpdated,
    actions: { [messages.reload]: () => location.reload(), [messages.later]: () => {} },
  });
}

/** Deletes everything that this browser stores for the site, then shows the gate. */
export async function forgetDevice(
  show: typeof toast,
  send: typeof request,
  { offline, site }: PublicMessages,
  hasPersonalLink: boolean,
): Promise<void> {
  // The cookies first: if the server does not delete them, nothing is deleted.
  const requests: [address: string, method: string][] = [];
  if (hasPersonalLink) requests.push(['/invitation', 'DELETE']);
  if (window.SITE_GATE) requests.push(['/gate/forget', 'POST']);
  for (const [address, method] of requests) {
    const { status, failure } = await send(address, { method });
    // Exactly 204: the sign-in page of a hotel's Wi-Fi answers 200.
    if (status !== 204) {
      const [, reason] = site.networkErrors[failure];
      return show(offline.notForgotten, `${offline.stillHasAccess} ${reason}`, 'destructive');
    }
  }
  // Other tabs notice the last one: the note about the fonts is always there.
  const clearStorage = [() => sessionStorage.clear(), () => localStorage.clear()];
  for (const clear of [deleteCopies, deletePhotos, deleteCookies, ...clearStorage]) {
    try {
      await clear();
    } catch (error) {
      // The guest has blocked this storage, so it is empty.
      if ((error as Error).name !== 'SecurityError') throw error;
    }
  }
  location.replace('/');
}

/** What the service worker keeps for offline visits. */
async function deleteCopies(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
}

/** Photographs that the guest has chosen and that are not sent yet. */
function deletePhotos(): void {
  window.indexedDB?.deleteDatabase(PHOTO_QUEUE_DATABASE);
}

function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox ESR has no Cookie Store API.
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}

/** Forgets a reply in this tab, too, when the guest makes another tab forget the device. */
export function followForgetting(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null) return;
    sessionStorage.clear();
    location.replace('/');
  });
}
