import { reloadPage } from '#messages/site.ts';

type Load<Chunk> = () => Promise<Chunk>;
type WeddingPage = typeof import('./wedding/wedding-page.tsx');

/** Loads a chunk of the site; on a failure it is tried once more, then the error is thrown. */
export async function loadChunk<Chunk>(load: Load<Chunk>, again = load): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await reloadStyles();
    return await again();
  }
}

let weddingPage: Promise<WeddingPage> | undefined;
let tries = 0;

/** The wedding page, on its way since it was first asked for. */
export function loadWeddingPage() {
  weddingPage ??= marked(loadChunk(importWeddingPage, importWeddingPageAnew));
  return weddingPage;
}

/** Asks for it anew after a failure. */
export function reloadWeddingPage() {
  weddingPage = marked(loadChunk(importWeddingPageAnew));
  return weddingPage;
}

/**
 * Marks a promise that is kept, as React's `use` reads it: what has come is then rendered at once. A
 * page that has to wait a moment while it is taken over loses a tap in that moment.
 */
function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

function importWeddingPage(): Promise<WeddingPage> {
  return import('./wedding/wedding-page.tsx');
}

/** Some browsers remember that a module failed and never ask again: so ask by another address. */
function importWeddingPageAnew(): Promise<WeddingPage> {
  const place = document.querySelector<HTMLMetaElement>('meta[name="wedding-page"]')?.content;
  tries += 1;
  return place ? import(/* @vite-ignore */ `${place}?again=${tries}`) : importWeddingPage();
}

/**
 * A stylesheet that failed once is not asked for again by the bundler's loader: do it here, for all,
 * because a browser does not tell which did.
 */
async function reloadStyles() {
  // A disabled one stands for styles that are in the page already.
  const links = document.querySelectorAll<HTMLLinkElement>(
    'head link[rel="stylesheet"]:not([disabled])',
  );
  await Promise.all([...links].map(reloadStyle));
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => {
      // Still on its way, the one that was replaced has somebody waiting who would wait for ever.
      link.dispatchEvent(new Event('load'));
      resolve();
    };
    again.onerror = () => reject(new Error(reloadPage));
    link.replaceWith(again);
  });
}
