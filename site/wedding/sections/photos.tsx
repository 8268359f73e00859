import wedding from '#content/wedding.ts';
import { photos } from '#messages/wedding.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './photos.module.css';

export function PhotoStrip() {
  return (
    <Section id="photos" label={photos} delay={4.5}>
      <div className={styles.strip}>
        {wedding.strip.map((picture) => (
          <Picture
            key={picture.file}
            picture={picture}
            sizes="(min-width: 75em) 23rem, 31vw"
            className={styles.photo}
          />
        ))}
      </div>
    </Section>
  );
}
