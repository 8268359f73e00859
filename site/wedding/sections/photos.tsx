import { useEdition } from '../../edition.tsx';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './photos.module.css';

export function PhotoStrip() {
  const { messages, wedding } = useEdition();
  const { strip } = wedding;
  if (strip.length === 0) return null;
  return (
    <Section id="photos" label={messages.wedding.photos} delay={4.5}>
      <div className={styles.strip} data-count={strip.length}>
        {strip.map((picture) => (
          <Picture
            key={picture.file}
            picture={picture}
            sizes="(min-width: 75em) 23rem, 31vw"
            className={styles.stripPhoto}
          />
        ))}
      </div>
    </Section>
  );
}
