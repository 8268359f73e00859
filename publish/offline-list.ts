import type { OfflineList } from '../domain/pages/offline-list.ts';
import { getPhotosPath } from '../domain/photos/photos-api.ts';
import type { App } from './app.ts';
import type { GuestPages } from './pages.ts';

/** Downloaded with the wedding page. */
const PRECACHED =
  /^\/(assets\/(?!photos\/).*(\.js|\.css|-words-.*\.woff2)|private\/(?!personal-link-|print-note-|wishes-).*\.(js|css|html|ics)|favicon\.svg)$/;
/** Downloaded with the page of the photographs. */
const OF_PHOTOS = /^\/(assets\/(photos\/(?!slideshow-).*\.js|.*-words-.*\.woff2)|favicon\.svg)$/;
/**
 * Kept once a page has used it: the whole fonts are for characters outside the page's texts, the form of a personal link
 * for guests with such a link, the note on the printed page for browsers with a mouse, and wishes need the server.
 */
const CACHED_ON_USE =
  /^\/(private\/(.*\.(avif|webp|jpeg|png|svg)|(personal-link|print-note|wishes)-.*)|assets\/.*-latin-.*\.woff2)$/;

/** The couple's own questions and the added sections: downloaded with a page that has some. */
const QUESTIONS = /^\/private\/question-fields-[^/]*\.js$/;
const ADDED_SECTIONS = /^\/private\/added-section-[^/]*\.(js|css)$/;

/** Lists the files that the service worker (site/offline/service-worker) keeps for offline visits. */
export function createOfflineList(
  id: string,
  pages: readonly Pick<GuestPages, 'files' | 'language' | 'hasQuestions' | 'hasAddedSections'>[],
  pictures: Iterable<string>,
  app: Pick<App, 'files'>,
): string {
  const asks = pages.some(({ hasQuestions }) => hasQuestions);
  const hasAdded = pages.some(({ hasAddedSections }) => hasAddedSections);
  const isUnused = (path: string) =>
    (!asks && QUESTIONS.test(path)) || (!hasAdded && ADDED_SECTIONS.test(path));
  const isPrecached = (path: string) => PRECACHED.test(path) && !isUnused(path);
  const all = pages.flatMap(({ files }) => [...files.keys()]);
  const list: OfflineList = {
    id,
    files: Object.fromEntries(
      pages.flatMap(({ files, language: { home } }) => {
        const paths = [...app.files, ...files.keys()].sort();
        return [
          [home, paths.filter(isPrecached)],
          [getPhotosPath(home), paths.filter((path) => OF_PHOTOS.test(path))],
        ];
      }),
    ),
    byNeed: [...new Set([...app.files, ...pictures, ...all])]
      .filter((path) => CACHED_ON_USE.test(path) || isUnused(path))
      .sort(),
  };
  return JSON.stringify(list);
}
