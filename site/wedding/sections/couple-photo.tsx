import wedding from '#content/wedding.ts';
import { Picture } from '../picture.tsx';
import styles from './couple-photo.module.css';

/** Also for the inline script, which fetches the photo early. */
export const COUPLE_PHOTO_SIZES = '(min-width: 62em) 58rem, 92vw';

export function CouplePhoto() {
  return (
    <figure className={styles.frame}>
      <Picture
        picture={wedding.couplePhoto}
        sizes={COUPLE_PHOTO_SIZES}
        className={styles.photo}
        eager
      />
    </figure>
  );
}
