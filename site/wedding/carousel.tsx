import useEmblaCarousel from 'embla-carousel-react';
import type { KeyboardEvent } from 'react';
import wedding from '#content/wedding.ts';
import styles from './carousel.module.css';
import { Picture } from './picture.tsx';
import { Section } from './section.tsx';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function Carousel() {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'center',
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  });
  const { label, pictures } = wedding.carousel;
  const previous = () => embla?.scrollPrev();
  const next = () => embla?.scrollNext();

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <Section id="carousel" label={label} delay={5.5} className={styles.section}>
      {/* biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group. */}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        className={styles.carousel}
        onKeyDown={onKeyDown}
      >
        <Arrow name="Previous picture" className={styles.previous} onClick={previous} />
        <Arrow name="Next picture" className={styles.next} onClick={next} />
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.slides}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div
                key={picture.file}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${pictures.length}`}
                className={styles.slide}
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 64em) 25vw, (min-width: 40em) 33vw, 50vw"
                  className={styles.image}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

type ArrowProps = { name: string; className: string | undefined; onClick: () => void };

function Arrow({ name, className, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={`${styles.arrow} ${className}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 4 7 12l8 8" />
      </svg>
    </button>
  );
}
