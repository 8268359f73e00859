// Renders the site's pages to HTML in Node. build/app.ts bundles it with React; publish/pages.ts calls it.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import type { PrivateEdition, PublicEdition } from './edition.tsx';
import WeddingPage, { loadParts } from './page/wedding-page.tsx';
import type { PhotosEdition } from './photos/photos-edition.ts';
import { PhotosPage, PhotosRoot } from './photos/photos-page.tsx';

export { listPhotoPreloads } from './page/sections/couple-photo.tsx';

/** Renders the page at `path`: the wedding page if its part of the edition is given. */
export async function render(
  edition: PublicEdition,
  path: string,
  privateEdition?: PrivateEdition,
): Promise<string> {
  if (privateEdition) await loadParts(privateEdition);
  const loading = privateEdition
    ? Promise.resolve({ Page: WeddingPage, edition: privateEdition })
    : Promise.reject<never>(new Error('The page needs the private part of the edition.'));
  // Only the wedding page waits for it.
  loading.catch(() => {});
  const app = (
    <App
      edition={edition}
      path={path}
      hasAccess={privateEdition !== undefined}
      loadWeddingPage={() => loading}
    />
  );
  return renderToHtml(app);
}

/** Renders the page of the guests' photographs, as it is until the server has answered. */
export function renderPhotos(edition: PhotosEdition): Promise<string> {
  return renderToHtml(
    <PhotosRoot edition={edition}>
      <PhotosPage />
    </PhotosRoot>,
  );
}

async function renderToHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // In one chunk: React would move later chunks into place with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
