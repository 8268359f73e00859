import wedding from '#content/wedding.ts';
import { Picture } from '../picture.tsx';
import styles from './couple-photo.module.css';

export function CouplePhoto() {
  return (
    <figure className={styles.frame}>
      <Picture
        picture={wedding.couplePhoto}
        sizes="(min-width: 62em) 58rem, 92vw"
        className={styles.photo}
        eager
      />
    </figure>
  );
}
