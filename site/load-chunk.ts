/** Loads a chunk of the site; on a failure it is tried once more, then the error is thrown. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await reloadFailedStyles();
    return await load();
  }
}

export function loadWeddingPage() {
  return loadChunk(() => import('./wedding/wedding-page.tsx'));
}

/** A stylesheet that failed once is not asked for again by the bundler's loader: do it here. */
async function reloadFailedStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  const failed = [...links].filter((link) => link.sheet === null);
  await Promise.all(failed.map(reloadStyle));
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error('The page could not be loaded. Please reload it.'));
    link.replaceWith(again);
  });
}
