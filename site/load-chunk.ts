/** Loads a chunk of the site; on a failure it is tried once more, then the error is thrown. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await reloadStyles();
    return await load();
  }
}

let weddingPage: Promise<typeof import('./wedding/wedding-page.tsx')> | undefined;

/** The wedding page, on its way since it was first asked for. */
export function loadWeddingPage() {
  weddingPage ??= loadChunk(() => import('./wedding/wedding-page.tsx'));
  return weddingPage;
}

/**
 * A stylesheet that failed once is not asked for again by the bundler's loader: do it here, for all,
 * because a browser does not tell which did.
 */
async function reloadStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  await Promise.all([...links].map(reloadStyle));
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error('The page could not be loaded. Please reload it.'));
    link.replaceWith(again);
  });
}
