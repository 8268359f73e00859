import type { Picture as PictureContent } from '../../domain/wedding.ts';
import { builtPicture } from './built-picture.ts';
import styles from './picture.module.css';
import { PictureSources } from './picture-sources.tsx';

type Props = {
  picture: PictureContent;
  /** The width it takes in the layout, as in the HTML attribute. */
  sizes: string;
  /** For the one picture in the first view. */
  eager?: boolean;
  className?: string | undefined;
};

/** A picture of the content that fills its box, cropped around its focal point. */
export function Picture({ picture, sizes, eager = false, className = '' }: Props) {
  const built = builtPicture(picture.file);
  return (
    <picture className={`${styles.picture} ${className}`} style={{ background: built.wash }}>
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
