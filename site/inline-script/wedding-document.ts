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

/**
 * Reads the private part of the edition from this page if the server has included it. Otherwise loads it
 * and adds its fonts.
 */
export async function loadPrivateEdition(address: string): Promise<PrivateEdition> {
  await waitForParsedDocument();
  const page = findPrivateEdition(document) ? document : await loadWeddingDocument(address);
  // Gone when the prerendered page is in place already.
  const fonts = page.getElementById('wedding-fonts');
  if (fonts) document.head.append(fonts);
  return parseJson(findPrivateEdition(page));
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
  return page;
}

export function findPrivateEdition(page: Document): Element | null {
  return page.getElementById('private-edition');
}

function parseJson(script: Element | null) {
  return JSON.parse(script?.textContent ?? '');
}
