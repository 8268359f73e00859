// The build inlines this script into the page's head (build/standalone-scripts.ts), so it runs before
// the first paint. The entry script loads after the first paint and takes over.
import { hasAccess, rememberEntry } from '../gate/access.ts';
import { addManifest, delayFonts, loadEntry, waitForFirstPaint } from './after-first-paint.ts';
import { pressArrowOnSwipe, recordEvents } from './event-replay.ts';
import { redirectToChosenLanguage, rememberLanguageOnClick } from './language.ts';
import {
  holdPictures,
  placeWeddingPage,
  preloadPhotos,
  removeWeddingPage,
} from './place-wedding-page.ts';
import { rememberVisit, revealSections } from './reveal-sections.ts';
import { toScriptUrl } from './trusted-types.ts';
import {
  loadLaterStyles,
  loadPrivateEdition,
  markAsOver,
  readPublicEdition,
} from './wedding-document.ts';

const CLOSED_KEY = 'wedding-closed-announcement';

const edition = readPublicEdition();
if (!redirectToChosenLanguage(edition)) start(document.currentScript?.dataset ?? {});

function start(options: DOMStringMap): void {
  const { entry, imports = '', includesWedding, photos, wedding = '' } = options;
  const replayEvents = recordEvents();
  pressArrowOnSwipe();
  revealSections();
  markMissingPictures();
  closeAnnouncements();
  skipEnvelope();
  markAsOver(document.documentElement.dataset);
  rememberLanguageOnClick(edition);

  // Set in the first answer to a guest who has entered (publish/html.ts).
  const isIncluded = includesWedding !== undefined;
  const isSignedIn = wedding !== '' && hasAccess();
  let placed = Promise.resolve(false);
  if (isSignedIn) {
    // Hides the gate from a guest who is signed in.
    document.documentElement.dataset.access = 'granted';
    placed = placeWeddingPage(wedding, isIncluded);
    placed.then((isPlaced) => isPlaced && rememberVisit());
    // A service worker has the picture, and Chromium would request it twice.
    if (!navigator.serviceWorker?.controller) preloadPhotos(photos);
  } else if (isIncluded) {
    placed = removeWeddingPage(edition);
  }
  if (isSignedIn || isIncluded) rememberEntry(isSignedIn);
  window.inlineScript = {
    edition,
    placed,
    holdPictures,
    loadPrivateEdition: () => loadPrivateEdition(wedding),
    replayEvents,
    rememberVisit,
    toScriptUrl,
  };

  // A page that was removed is painted by the entry script.
  const painted = isIncluded && !isSignedIn ? placed : waitForFirstPaint(placed);
  delayFonts(painted);
  painted.then(() => addManifest(edition)).then(loadLaterStyles);
  if (entry) painted.then(() => loadEntry(entry, listChunks(imports, isSignedIn)));
}

/** The chunks that the entry script imports, with the wedding page's for a guest who is signed in. */
function listChunks(imports: string, isSignedIn: boolean): string[] {
  const page = document.querySelector<HTMLMetaElement>('meta[name="wedding-page"]')?.content;
  return [...imports.split(' '), isSignedIn ? page : ''].filter((chunk) => !!chunk) as string[];
}

/**
 * Marks each picture that does not load, so that styles show its alternative text instead of the browser's
 * icon. The listeners are here because a picture can fail before the entry script runs.
 */
function markMissingPictures(): void {
  const mark = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const picture = target.closest('picture');
    if (type === 'error') picture?.setAttribute('data-missing', target.alt);
    else picture?.removeAttribute('data-missing');
  };
  // A window gets no load events of pictures.
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
}

/** A guest who does not want to see the envelope open is on the page at once. */
function skipEnvelope(): void {
  const skip = () => document.getElementById('envelope')?.remove();
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, skip);
}

/**
 * Closes the announcement on a click. One that the guest closed before is hidden from the first paint on:
 * the element of the page does not exist yet, so a style hides it.
 */
function closeAnnouncements(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const hide = (id: number) => {
    style.textContent = `#announcement[data-id="${id}"]{display:none}`;
  };
  try {
    hide(Number(localStorage.getItem(CLOSED_KEY)));
  } catch {
    // Without storage, an announcement stays closed until the page is left.
  }
  addEventListener('click', ({ target }) => {
    const place = (target as Element).closest('button')?.closest<HTMLElement>('#announcement');
    if (!place) return;
    const id = Number(place.dataset.id);
    hide(id);
    try {
      localStorage.setItem(CLOSED_KEY, String(id));
    } catch {
      // As above.
    }
  });
}
