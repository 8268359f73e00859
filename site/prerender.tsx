import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { publicEdition } from './built-edition.ts';
import { privateEdition } from './wedding/built-edition.ts';
import { PictureSources } from './wedding/picture.tsx';
import { COUPLE_PHOTO_SIZES } from './wedding/sections/photos.tsx';

const { pictures, wedding } = privateEdition;

/** The wedding page's title and locale, which the build writes into its HTML. */
export const about = { title: wedding.title, locale: wedding.locale };

const couplePhoto = pictures[wedding.couplePhoto.file];
if (!couplePhoto) throw new Error('The couple photo was not built.');
const [bestSource] = PictureSources({ built: couplePhoto, sizes: COUPLE_PHOTO_SIZES });
/** The couple photo in its best format: the inline script preloads it. */
export const photo = bestSource?.props;

/** Renders a path to HTML, at build time in Node. */
export async function render(path: string, hasAccess = false): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App edition={publicEdition} path={path} hasAccess={hasAccess} />,
    {
      // In one chunk: React would move later chunks into place with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
