// The page's first script. It stands in the head itself (build/standalone-scripts.ts) and runs before
// anything is painted; the entry comes after the first paint, and takes over from it.
import { hasAccess } from '../gate/access.ts';
import { firstPaint, loadEntry } from './after-first-paint.ts';
import { earlySwipe } from './early-swipe.ts';
import { replayEvents } from './event-replay.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { fontsAfterPaint } from './fonts-after-paint.ts';
import { goToChosenLanguage, keepLanguage } from './language.ts';
import { addManifest } from './manifest.ts';
import { placeWeddingPage } from './place-wedding-page.ts';
import { revealOnFocus } from './reveal-on-focus.ts';
import { ownScript } from './trusted-types.ts';

if (!goToChosenLanguage()) begin(document.currentScript?.dataset ?? {});

function begin({ entry, wedding, ...photo }: DOMStringMap): void {
  const takeOver = replayEvents();
  earlySwipe();
  revealOnFocus();
  keepLanguage();

  let placed = Promise.resolve(false);
  if (wedding && hasAccess()) {
    // A guest who was let in before must not see the gate.
    document.documentElement.dataset.access = 'granted';
    placed = placeWeddingPage(wedding);
    fetchPhoto(photo);
  }
  window.inlineScript = { placed, takeOver, ownScript };

  const painted = firstPaint(placed);
  fontsAfterPaint(painted);
  painted.then(addManifest);
  if (entry) painted.then(() => loadEntry(entry));
}
