import type { CSSProperties } from 'react';
import type { Picture } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { EnlargeablePicture, useLightbox } from '../enlarge.tsx';
import { Section, type SectionProps } from '../section.tsx';
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

export function PhotoStrip({ delay }: SectionProps) {
  const { messages, wedding } = useEdition();
  const { strip } = wedding;
  const label = messages.wedding.photos;
  return (
    <Section id="photos" label={label} delay={delay} className={styles.bleed}>
      <Strip label={label} pictures={strip} />
    </Section>
  );
}

/** After the last event: the words and pictures that take the place of the form, by styles of publish/html.ts. */
export function Afterwards() {
  const { afterwards } = useEdition().wedding;
  if (!afterwards) return null;
  const { heading, pictures, text } = afterwards;
  return (
    <Section id="afterwards" heading={heading}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {pictures.length > 0 && <Strip label={heading} pictures={pictures} />}
    </Section>
  );
}

type StripProps = { label: string; pictures: readonly Picture[] };

/** Pictures beside each other, which open in the large view. */
function Strip({ label, pictures }: StripProps) {
  const lightbox = useLightbox(label, pictures);
  return (
    <>
      <div
        className={styles.strip}
        style={{ '--count': pictures.length } as CSSProperties}
        data-count={pictures.length}
      >
        {pictures.map((picture, index) => (
          <EnlargeablePicture
            key={picture.file}
            picture={picture}
            sizes={STRIP_SIZES[pictures.length] ?? ''}
            className={styles.stripPhoto}
            onEnlarge={() => lightbox.open(index)}
          />
        ))}
      </div>
      {lightbox.dialog}
    </>
  );
}
