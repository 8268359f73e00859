import type { BuiltPicture } from 'virtual:pictures';

/** What the browser may choose from, the best format first; `sizes` as in HTML. */
export function PictureSources({ built, sizes }: { built: BuiltPicture; sizes: string }) {
  return (
    <>
      <source type="image/avif" srcSet={built.avif} sizes={sizes} />
      <source type="image/webp" srcSet={built.webp} sizes={sizes} />
    </>
  );
}
