// The build inlines this script into the page's head (build/standalone-scripts.ts), so it runs before
// the first paint. The entry script loads after the first paint and takes over.
import type { PublicEdition } from '../edition.tsx';
import { hasAccess } from '../gate/access.ts';
import { addManifest, delayFonts, loadEntry, waitForFirstPaint } from './after-first-paint.ts';
import { pressArrowOnSwipe, recordEvents } from './event-replay.ts';
import { redirectToChosenLanguage, rememberLanguageOnClick } from './language.ts';
import { placeWeddingPage, preloadPhotos } from './place-wedding-page.ts';
import { toScriptUrl } from './trusted-types.ts';
import { loadPrivateEdition, readEdition } from './wedding-document.ts';

const edition = readEdition<PublicEdition>(document);
if (!redirectToChosenLanguage(edition)) start(document.currentScript?.dataset ?? {});

function start({ entry, photos, wedding = '' }: DOMStringMap): void {
  const replayEvents = recordEvents();
  pressArrowOnSwipe();
  revealOnFocus();
  rememberLanguageOnClick(edition);

  let placed = Promise.resolve(false);
  if (wedding && hasAccess()) {
    // Hides the gate from a guest who is signed in.
    document.documentElement.dataset.access = 'granted';
    placed = placeWeddingPage(wedding);
    preloadPhotos(photos);
  }
  window.inlineScript = {
    edition,
    placed,
    loadPrivateEdition: () => loadPrivateEdition(wedding),
    replayEvents,
    toScriptUrl,
  };

  const painted = waitForFirstPaint(placed);
  delayFonts(painted);
  painted.then(() => addManifest(edition));
  if (entry) painted.then(() => loadEntry(entry));
}

/**
 * Shows a section at once when it receives focus, even if it has not faded in yet. The listener is
 * here because a guest can press Tab before the entry script runs.
 */
function revealOnFocus(): void {
  addEventListener('focusin', ({ target }) => {
    (target as Element).closest('section')?.setAttribute('data-revealed', '');
  });
}
