import type { BuiltPicture } from 'virtual:pictures';

type Props = {
  built: BuiltPicture;
  /** As in HTML. */
  sizes: string;
};

/** What the browser may choose from, the best format first. */
export function PictureSources({ built: { place, widths }, sizes }: Props) {
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((width) => `${place}${width}.${format} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ));
}
