import pictures from 'virtual:pictures';
import type { Picture as PictureContent } from '../../domain/wedding.ts';
import styles from './picture.module.css';

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
  const built = pictures[picture.file];
  if (!built) throw new Error(`The picture ${picture.file} was not built.`);
  return (
    <picture className={`${styles.picture} ${className}`} style={{ background: built.color }}>
      {built.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
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
