import type { PublicEdition } from '../edition.tsx';
import { toScriptUrl } from './trusted-types.ts';

/** The entry script loads after this time even if the page was never painted. */
const PAINT_TIMEOUT_MS = 1500;
/** The fonts that have loaded are shown after this time even if another one has not. */
const FONTS_TIMEOUT_MS = 5000;
const FONTS_LOADED_KEY = 'wedding-fonts';

/**
 * Resolves when the gate, or the wedding page for a guest who is signed in, has been painted. A
 * background tab is never painted, so it does not wait.
 */
export async function waitForFirstPaint(placed: Promise<boolean>): Promise<void> {
  if (document.hidden) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT_MS));
  await Promise.race([placed.then(waitForFirstContentfulPaint), timeout]);
}

function waitForFirstContentfulPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Loads the entry script (site/main.tsx), and at the same time the chunks that it will import. */
export function loadEntry(address: string, chunks: readonly string[]): void {
  for (const chunk of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunk;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = toScriptUrl(address);
  document.head.append(script);
}

/** Makes the page installable. Guests who have entered have a manifest with the couple's names. */
export function addManifest({ home }: PublicEdition): void {
  if (document.querySelector('[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${home}manifest.webmanifest`;
  document.head.append(link);
}

/**
 * On a first visit, paints the page in fallback fonts of the same metrics and loads the web fonts
 * afterwards, so that they do not compete with the page. Later visits have them in the HTTP cache.
 */
export function delayFonts(painted: Promise<unknown>): void {
  const root = document.documentElement;
  if (wereFontsLoaded()) return;
  root.dataset.fonts = 'later';
  painted.then(async () => {
    const loaded = loadFonts();
    const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS));
    await Promise.race([loaded, timeout]);
    delete root.dataset.fonts;
    await loaded;
    rememberFontsLoaded();
  });
}

/**
 * Loads the fonts before the page uses them, because each one that arrives lays the whole page out again.
 * Loads the last rule of each font, which browsers use for the wedding's own texts (publish/fonts.ts).
 */
function loadFonts(): Promise<unknown> {
  const faces = new Map(
    [...document.fonts].map((face) => [[face.family, face.weight, face.style].join(), face]),
  );
  return Promise.allSettled([...faces.values()].map((face) => face.load()));
}

function wereFontsLoaded(): boolean {
  try {
    return localStorage.getItem(FONTS_LOADED_KEY) === 'true';
  } catch {
    return false;
  }
}

function rememberFontsLoaded(): void {
  try {
    localStorage.setItem(FONTS_LOADED_KEY, 'true');
  } catch {
    // Without storage, every visit counts as the first.
  }
}
