import type { ComponentType } from 'react';
import type { PrivateEdition } from './edition.tsx';
import { LoadError, loadChunk } from './load-chunk.ts';

/** The wedding page's component and its content. */
export type LoadedWeddingPage = { Page: ComponentType; edition: PrivateEdition };

/** After a failure, `isRetry` loads the page again. */
export type LoadWeddingPage = (isRetry?: boolean) => Promise<LoadedWeddingPage>;

type Chunk = typeof import('./page/wedding-page.tsx');

let weddingPage: Promise<LoadedWeddingPage> | undefined;
let retryCount = 0;
let hasFailed = false;

/** Loads the wedding page; every call returns the same promise, unless it is a retry. */
export function loadWeddingPage(isRetry = false): Promise<LoadedWeddingPage> {
  if (isRetry || !weddingPage) {
    // After a failure, `import` would succeed without the styles that have failed.
    const load = isRetry || hasFailed ? rejectFirst : importWeddingPage;
    weddingPage = joinContent(loadChunk(load, importWeddingPageAgain));
  }
  return weddingPage;
}

/**
 * Loads the wedding page while the guest types the password, unless the server protects it. A failure is
 * forgotten: entering loads the page again.
 */
export function prefetchWeddingPage(): void {
  if (window.SITE_GATE || weddingPage) return;
  const attempt = loadWeddingPage();
  attempt.catch(() => {
    hasFailed = true;
    if (weddingPage === attempt) weddingPage = undefined;
  });
}

function joinContent(chunk: Promise<Chunk>): Promise<LoadedWeddingPage> {
  const loading = Promise.all([chunk, loadPrivateEdition()]);
  return markFulfilled(
    loading.then(async ([{ default: Page, loadParts }, edition]) => {
      await loadParts(edition);
      return { Page, edition };
    }),
  );
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

/** The inline script asks for another address after a failure. */
async function loadPrivateEdition(): Promise<PrivateEdition> {
  const { loadPrivateEdition: load } = window.inlineScript ?? {};
  if (!load) throw new LoadError();
  return load()
    .catch(load)
    .catch(() => {
      throw new LoadError();
    });
}

async function rejectFirst(): Promise<never> {
  throw new LoadError();
}

function importWeddingPage(): Promise<Chunk> {
  return import('./page/wedding-page.tsx');
}

/** Some browsers cache a failed import for its address, so a retry uses another address. */
function importWeddingPageAgain(): Promise<Chunk> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="wedding-page"]')?.content;
  retryCount += 1;
  return address
    ? import(/* @vite-ignore */ `${address}?again=${retryCount}`)
    : importWeddingPage();
}
