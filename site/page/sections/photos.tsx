import type { CSSProperties } from 'react';
import { useEdition } from '../../edition.tsx';
import { EnlargeablePicture, useLightbox } from '../enlarge.tsx';
import { Section } from '../section.tsx';
import styles from './photos.module.css';

/** The width of a photo by the number of photos. */
const STRIP_SIZES: Record<number, string> = {
  1: '(min-width: 30em) 30rem, 100vw',
  2: '50vw',
  3: '34vw',
  4: '(min-width: 48em) 25vw, 50vw',
  5: '(min-width: 48em) 20vw, 50vw',
  6: '(min-width: 48em) 17vw, 34vw',
};

export function PhotoStrip() {
  const { messages, wedding } = useEdition();
  const { strip } = wedding;
  const label = messages.wedding.photos;
  const lightbox = useLightbox(label, strip);
  if (strip.length === 0) return null;
  return (
    <Section id="photos" label={label} delay={4.5} className={styles.bleed}>
      <div
        className={styles.strip}
        style={{ '--count': strip.length } as CSSProperties}
        data-count={strip.length}
      >
        {strip.map((picture, index) => (
          <EnlargeablePicture
            key={picture.file}
            picture={picture}
            sizes={STRIP_SIZES[strip.length] ?? ''}
            className={styles.stripPhoto}
            onEnlarge={() => lightbox.open(index)}
          />
        ))}
      </div>
      {lightbox.dialog}
    </Section>
  );
}
