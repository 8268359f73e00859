import { prerender } from 'react-dom/static';
import wedding from '#content/wedding.ts';
import { Routes } from './app.tsx';
import { builtPicture } from './wedding/built-picture.ts';
import { PictureSources } from './wedding/picture-sources.tsx';
import { COUPLE_PHOTO_SIZES } from './wedding/sections/couple-photo.tsx';

/** What a page says of itself, for the build to put around it. */
export const about = { title: wedding.title, locale: wedding.locale };

const [bestSource] = PictureSources({
  built: builtPicture(wedding.couplePhoto.file),
  sizes: COUPLE_PHOTO_SIZES,
});
/** The couple's photo in its best format, for the inline script to fetch while the page is on its way. */
export const photo = bestSource?.props;

/** The HTML of a path as a stranger sees it, or a guest who was let in; run at build, without a browser. */
export async function render(path: string, letIn = false): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<Routes path={path} letIn={letIn} />, {
    // All in one piece: nothing of it is to be moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      faults.push(error);
    },
  });
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}
