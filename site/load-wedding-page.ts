import { loadChunk } from './load-chunk.ts';

type WeddingPage = typeof import('./wedding/wedding-page.tsx');

let weddingPage: Promise<WeddingPage> | undefined;
let retryCount = 0;

/** Imports the wedding page; every call returns the same promise. */
export function loadWeddingPage() {
  weddingPage ??= markFulfilled(loadChunk(importWeddingPage, importWeddingPageAgain));
  return weddingPage;
}

/** Imports the wedding page again after a failure. */
export function reloadWeddingPage() {
  weddingPage = markFulfilled(loadChunk(importWeddingPageAgain));
  return weddingPage;
}

/**
 * Sets the fields that React's `use` reads, so that a loaded page renders without suspending. A page
 * that suspends during hydration loses a tap in that moment.
 */
function markFulfilled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

function importWeddingPage(): Promise<WeddingPage> {
  return import('./wedding/wedding-page.tsx');
}

/** Some browsers cache a failed import for its address, so a retry uses another address. */
function importWeddingPageAgain(): Promise<WeddingPage> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="wedding-page"]')?.content;
  retryCount += 1;
  return address
    ? import(/* @vite-ignore */ `${address}?again=${retryCount}`)
    : importWeddingPage();
}
