import { type CSSProperties, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useEdition } from '../../edition.tsx';
import { useLazyLoad } from '../../lazy-load.ts';
import { loadChunk } from '../../load-chunk.ts';
import { formatMessage } from '../../messages/format.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './carousel.module.css';
import type { Controls } from './carousel-motion.tsx';

const CarouselMotion = lazy(() => loadChunk(() => import('./carousel-motion.tsx')));

/** On a wide screen. As few pictures stand still, in rows. */
const MAX_PER_VIEW = 4;

/**
 * The pictures are prerendered in the carousel's first position. Until its script is ready, clicks and
 * arrow keys are queued here, and swipes by site/inline-script/event-replay.ts. If the script does not
 * load, the pictures scroll.
 */
export function Carousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const shouldLoad = useLazyLoad(viewport);
  const [controls, setControls] = useState<Controls | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const queue = useRef<(keyof Controls)[]>([]);
  const { language, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.wedding;
  const { label, pictures } = wedding.carousel;
  const isStill = pictures.length <= MAX_PER_VIEW;

  function move(direction: keyof Controls) {
    if (controls) controls[direction]();
    else queue.current.push(direction);
  }

  function onReady(ready: Controls) {
    setControls(ready);
    for (const direction of queue.current.splice(0)) ready[direction]();
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ({ ArrowLeft: 'previous', ArrowRight: 'next' } as const)[event.key];
    if (!direction || hasFailed || isStill) return;
    event.preventDefault();
    move(direction);
  }

  if (pictures.length === 0) return null;
  return (
    <Section id="carousel" label={label} delay={5.5} className={styles.section}>
      {/* biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern requires a group. */}
      <div
        role="group"
        aria-roledescription={messages.carousel}
        aria-label={label}
        className={styles.carousel}
        data-motion={isStill ? 'still' : controls ? 'ready' : hasFailed ? 'none' : 'loading'}
        onKeyDown={onKeyDown}
      >
        <Arrow
          name={messages.previous}
          className={styles.previous}
          onClick={() => move('previous')}
        />
        <Arrow name={messages.next} className={styles.next} onClick={() => move('next')} />
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.slides} style={{ '--count': pictures.length } as CSSProperties}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div
                key={picture.file}
                role="group"
                aria-roledescription={messages.slide}
                aria-label={formatMessage(
                  messages.position,
                  { index: index + 1, count: pictures.length },
                  language,
                )}
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
      {shouldLoad && !isStill && (
        <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
          <Suspense>
            <CarouselMotion viewport={viewport} onReady={onReady} />
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
