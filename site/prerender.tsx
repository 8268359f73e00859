import { prerender } from 'react-dom/static';
import wedding from '#content/wedding.ts';
import { App } from './app.tsx';
import { getBuiltPicture, PictureSources } from './wedding/picture.tsx';
import { COUPLE_PHOTO_SIZES } from './wedding/sections/photos.tsx';

/** The wedding page's title and locale, which the build writes into its HTML. */
export const about = { title: wedding.title, locale: wedding.locale };

const [bestSource] = PictureSources({
  built: getBuiltPicture(wedding.couplePhoto.file),
  sizes: COUPLE_PHOTO_SIZES,
});
/** The couple photo in its best format: the inline script preloads it. */
export const photo = bestSource?.props;

/** Renders a path to HTML, at build time in Node. */
export async function render(path: string, hasAccess = false): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App path={path} hasAccess={hasAccess} />, {
    // In one chunk: React would move later chunks into place with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
