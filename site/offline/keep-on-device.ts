import * as words from '#messages/offline.ts';
import type { showBanner } from '../banner/show-banner.ts';

/** Long after the first look: what a guest who leaves at once never sees is not fetched. */
const PICTURES_AFTER_MS = 10_000;

/** Has the service worker keep the page for where there is no network (site/worker). */
export async function keepOnDevice(show: typeof showBanner): Promise<void> {
  const build = document.getElementById('inline-script')?.dataset.build;
  // There is none where the address is neither https nor this very machine.
  const workers = navigator.serviceWorker;
  if (!workers || !window.inlineScript) return;
  const before = workers.controller;

  const tellWhatIsUsed = async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const { active, waiting } = await workers.ready;
    for (const worker of [active, waiting]) worker?.postMessage({ build, used });
  };
  workers.addEventListener('message', ({ data }) => {
    if (data !== build) offerUpdate(show);
    // It took over from the one that was told, which keeps nothing of this page.
    else if (before) tellWhatIsUsed();
  });
  const script = window.inlineScript.ownScript('/sw.js');
  const registration = await workers.register(script, { updateViaCache: 'none' });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });

  await tellWhatIsUsed();
  setTimeout(() => loadPictures().then(tellWhatIsUsed), PICTURES_AFTER_MS);
}

/** Has the browser choose the size of each picture for this screen, and load it, one after another. */
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

let isOffered = false;

/** Never done unasked: the guest may be in the middle of the form. */
function offerUpdate(show: typeof showBanner): void {
  if (isOffered) return;
  isOffered = true;
  show({
    role: 'status',
    words: words.hasChanged,
    acts: { [words.showNew]: () => location.reload(), [words.later]: () => {} },
  });
}
