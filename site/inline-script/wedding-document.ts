import type { PrivateEdition, PublicEdition } from '../edition.tsx';
import { toHtml } from './trusted-types.ts';

let loading: Promise<Document> | undefined;
let failureCount = 0;

/**
 * Loads the wedding page's HTML, with the content as JSON. Every call returns the same promise until it
 * fails; the next one uses another address, because a cache could repeat the answer.
 */
export function loadWeddingDocument(address: string): Promise<Document> {
  loading ??= fetchDocument(failureCount ? `${address}?again=${failureCount}` : address).catch(
    (error) => {
      loading = undefined;
      failureCount += 1;
      throw error;
    },
  );
  return loading;
}

/** Reads the private part of the edition from this page if the server has included it. Otherwise loads it with its styles. */
export async function loadPrivateEdition(address: string): Promise<PrivateEdition> {
  await waitForParsedDocument();
  const isIncluded = findPrivateEdition(document);
  const page = isIncluded ? document : await loadWeddingDocument(address);
  if (!isIncluded) moveStyles(page);
  loadLaterStyles();
  return parseJson(findPrivateEdition(page));
}

/** Moves the styles of the loaded page into this one, unless it was placed here before. */
export function moveStyles(page: Document): void {
  // Its name and icon on the home screen take the place of the public ones.
  for (const own of page.head.querySelectorAll(
    '[rel="manifest"], [rel="apple-touch-icon"], [name]',
  )) {
    const name = own.getAttribute('rel') ?? own.getAttribute('name');
    document.head.querySelector(`[rel="${name}"], [name="${name}"]`)?.remove();
    document.head.append(own);
  }
  document.head.append(...page.head.querySelectorAll('style, link'));
  enableStyles();
}

/** Tells Vite's loader that these styles are present: it looks for stylesheets. */
export function enableStyles(): void {
  makeStylesheets('data-styles');
}

/** Loads the styles that the first paint does not need. */
export function loadLaterStyles(): void {
  makeStylesheets('data-later');
}

function makeStylesheets(attribute: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`)) {
    link.rel = 'stylesheet';
  }
}

/** Reads the JSON in this page (publish/html.ts). */
export function readPublicEdition(): PublicEdition {
  return parseJson(document.getElementById('edition'));
}

export function waitForParsedDocument(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(toHtml(await response.text()), 'text/html');
  // The sign-in page of a hotel's Wi-Fi answers 200, too.
  if (!response.ok || !findPrivateEdition(page)) throw new Error(address);
  markAsOver(page.documentElement.dataset);
  return page;
}

/** After the last event, styles show the words of after in place of the form. */
export function markAsOver({ endsAt = '' }: DOMStringMap): void {
  if (Date.now() >= Date.parse(endsAt)) document.documentElement.dataset.over = '';
}

export function findPrivateEdition(page: Document): Element | null {
  return page.getElementById('private-edition');
}

function parseJson(script: Element | null) {
  return JSON.parse(script?.textContent ?? '');
}
