/** A part of the page did not load, not even the second time. */
export class LoadError extends Error {
  override message = 'A part of the page could not be loaded.';
}

/** Imports a chunk of the site; after a failure it calls `retry` once, then throws LoadError. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, retry = load): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await reloadStylesheets();
    // The browser's error names an address, in no guest's language.
    return await retry().catch(() => {
      throw new LoadError();
    });
  }
}

/**
 * Vite's loader never requests a failed stylesheet again. Browsers do not tell which one failed, so
 * this reloads all of them.
 */
async function reloadStylesheets(): Promise<void> {
  // A disabled link stands for styles that are inlined in the page (publish/html.ts).
  const links = document.querySelectorAll<HTMLLinkElement>(
    'head link[rel="stylesheet"]:not([disabled])',
  );
  await Promise.all([...links].map(reloadStylesheet));
}

function reloadStylesheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.onload = () => {
      // Vite's loader waits for the replaced link, which would never load now.
      link.dispatchEvent(new Event('load'));
      resolve();
    };
    copy.onerror = () => reject(new LoadError());
    link.replaceWith(copy);
  });
}
