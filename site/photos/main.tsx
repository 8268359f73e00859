import '../../ui/tokens.css';
import '../../ui/base.css';
import { lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SLIDESHOW_PATH } from '../../domain/photos/photos-api.ts';
import { tolerateTranslation } from '../../ui/translated-page.ts';
import { loadChunk } from '../load-chunk.ts';
import { openChosenLanguage } from './languages.tsx';
import type { PhotosEdition } from './photos-edition.ts';
import { PhotosPage, PhotosRoot } from './photos-page.tsx';
import { startLoadingState } from './photos-state.ts';

const root = document.getElementById('root');
const edition: PhotosEdition = JSON.parse(document.getElementById('edition')?.textContent ?? '');
if (!root) throw new Error('The page has no #root.');
tolerateTranslation();
if (!openChosenLanguage(edition)) start(root);

function start(element: HTMLElement): void {
  startLoadingState(edition.language);
  if (location.pathname.endsWith(SLIDESHOW_PATH)) {
    const Slideshow = lazy(() => loadChunk(() => import('./slideshow/slideshow.tsx')));
    createRoot(element).render(
      <PhotosRoot edition={edition}>
        <Slideshow />
      </PhotosRoot>,
    );
    return;
  }
  const page = (
    <PhotosRoot edition={edition}>
      <PhotosPage />
    </PhotosRoot>
  );
  // Not rendered in development.
  if (element.dataset.rendered === undefined) createRoot(element).render(page);
  else hydrateRoot(element, page);
}
