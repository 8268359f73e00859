import { type CSSProperties, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import wedding from '#content/wedding.ts';
import * as words from '#messages/wedding.ts';
import { useLazyLoad } from '../../lazy-load.ts';
import { loadChunk } from '../../load-chunk.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './carousel.module.css';
import type { Move } from './carousel-motion.tsx';

const CarouselMotion = lazy(() => loadChunk(() => import('./carousel-motion.tsx')));

/**
 * The pictures stand as the carousel begins, from the first paint. What moves them comes when it is
 * wanted (a swipe before that is early/early-swipe.ts's); should it fail, they can be scrolled.
 */
export function Carousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const wanted = useLazyLoad(viewport);
  const [move, setMove] = useState<Move | null>(null);
  const [failed, setFailed] = useState(false);
  const held = useRef<(keyof Move)[]>([]);
  const { label, pictures } = wedding.carousel;

  function go(where: keyof Move) {
    if (move) move[where]();
    else held.current.push(where);
  }

  function begin(moves: Move) {
    setMove(moves);
    for (const where of held.current.splice(0)) moves[where]();
  }

  function onKeyDown(event: KeyboardEvent) {
    const where = ({ ArrowLeft: 'previous', ArrowRight: 'next' } as const)[event.key];
    if (!where || failed) return;
    event.preventDefault();
    go(where);
  }

  return (
    <Section id="carousel" label={label} delay={5.5} className={styles.section}>
      {/* biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group. */}
      <div
        role="group"
        aria-roledescription={words.carousel}
        aria-label={label}
        className={styles.carousel}
        data-motion={move ? 'ready' : failed ? 'none' : 'coming'}
        onKeyDown={onKeyDown}
      >
        <Arrow name={words.previous} className={styles.previous} onClick={() => go('previous')} />
        <Arrow name={words.next} className={styles.next} onClick={() => go('next')} />
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.slides} style={{ '--count': pictures.length } as CSSProperties}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div
                key={picture.file}
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.place(index + 1, pictures.length)}
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
      {wanted && (
        <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
          <Suspense>
            <CarouselMotion viewport={viewport} onReady={begin} />
          </Suspense>
        </ErrorBoundary>
      )}
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
