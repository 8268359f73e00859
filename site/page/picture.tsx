import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../../domain/wedding/wedding.ts';
import { type BuiltPicture, useEdition } from '../edition.tsx';
import styles from './picture.module.css';

type Props = {
  picture: PictureContent;
  /** The `sizes` attribute: the picture's width in the layout. */
  sizes: string;
  /** Set for the one picture in the first viewport. */
  eager?: boolean;
  className?: string | undefined;
  /** Sources that come before the picture's own. */
  children?: ReactNode;
};

/** A picture of the content that fills its box, cropped around its focal point. */
export function Picture({ picture, sizes, eager = false, className = '', children }: Props) {
  const built = useBuiltPicture(picture.file);
  const placeholder = toPlaceholder(built, picture.focus);
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={{ background: `var(--placeholder, ${placeholder})` }}
    >
      {children}
      <PictureSources built={built} sizes={sizes} />
      <img
        className={styles.image}
        style={{ objectPosition: picture.focus }}
        src={built.src}
        width={built.width}
        height={built.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

/** The CSS background of a picture that has not loaded, cropped like the picture. */
export function toPlaceholder({ placeholder }: BuiltPicture, focus: string): string {
  return `${placeholder} ${focus} / cover`;
}

type SourcesProps = { built: BuiltPicture; sizes: string; media?: string };

/** The formats that the browser can choose from, the best first. */
export function PictureSources({ built, sizes, media }: SourcesProps) {
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={built.widths.map((width) => `${built.prefix}${width}.${format} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ));
}

/** Returns the built files of a picture in `content/pictures/`. */
export function useBuiltPicture(file: string): BuiltPicture {
  const built = useEdition().pictures[file];
  if (!built) throw new Error(`The picture ${file} was not built.`);
  return built;
}
