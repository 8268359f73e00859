import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { formatMessage } from '../../../domain/messages/format.ts';
import { useEdition } from '../../edition.tsx';
import { useLazyLoad } from '../../lazy-load.ts';
import { loadChunk } from '../../load-chunk.ts';
import { Arrows, type Direction } from '../arrows.tsx';
import { EnlargeablePicture, useLightbox } from '../enlarge.tsx';
import { Section, type SectionProps } from '../section.tsx';
import styles from './carousel.module.css';
import type { Controls } from './carousel-motion.ts';

/** On a wide screen. As few pictures stand still, in rows. */
const MAX_PER_VIEW = 4;

/**
 * The pictures are prerendered in the carousel's first position. Until its script is ready, clicks and
 * arrow keys are queued here, and swipes by site/inline-script/event-replay.ts. If the script does not
 * load, the pictures scroll.
 */
export function Carousel({ delay }: SectionProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const shouldLoad = useLazyLoad(viewport);
  const [controls, setControls] = useState<Controls | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [selected, setSelected] = useState(0);
  const queue = useRef<Direction[]>([]);
  const { language, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.wedding;
  const { label, pictures } = wedding.carousel;
  const isStill = pictures.length <= MAX_PER_VIEW;
  const isMoving = !isStill && !hasFailed;
  const lightbox = useLightbox(label, pictures);

  function move(direction: Direction) {
    if (controls) controls[direction]();
    else queue.current.push(direction);
  }

  const load = useEffectEvent(async () => {
    try {
      const { createMotion } = await loadChunk(() => import('./carousel-motion.ts'));
      if (!viewport.current) return;
      const ready = createMotion(viewport.current, onSelect);
      setControls(ready);
      for (const direction of queue.current.splice(0)) ready[direction]();
    } catch {
      setFailed(true);
    }
  });

  useEffect(() => {
    if (shouldLoad && !isStill) load();
  }, [shouldLoad, isStill]);

  function onSelect(index: number) {
    setSelected(index);
    const buttons = viewport.current?.querySelectorAll('button') ?? [];
    // The focus stays on a picture that can be seen.
    if (viewport.current?.contains(document.activeElement)) {
      buttons[index]?.focus({ preventScroll: true });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ({ ArrowLeft: 'previous', ArrowRight: 'next' } as const)[event.key];
    if (!direction || !isMoving) return;
    event.preventDefault();
    move(direction);
  }

  return (
    <Section id="carousel" label={label} delay={delay} className={styles.section}>
      {/* biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern requires a group. */}
      <div
        role="group"
        aria-roledescription={messages.carousel}
        aria-label={label}
        className={styles.carousel}
        data-motion={isStill ? 'still' : controls ? 'ready' : hasFailed ? 'none' : 'loading'}
        onKeyDown={onKeyDown}
      >
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.slides} style={{ '--count': pictures.length } as CSSProperties}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div
                key={picture.file}
                role="group"
                aria-roledescription={messages.slide}
                aria-label={formatMessage(
                  allMessages.site.pictures.position,
                  { index: index + 1, count: pictures.length },
                  language,
                )}
                className={styles.slide}
              >
                <EnlargeablePicture
                  picture={picture}
                  sizes="(min-width: 64em) 25vw, (min-width: 40em) 33vw, 50vw"
                  className={styles.image}
                  tabIndex={isMoving && index !== selected ? -1 : 0}
                  onEnlarge={() => lightbox.open(index)}
                />
              </div>
            ))}
          </div>
        </div>
        {!isStill && (
          <div className={styles.arrows}>
            {/* Screen readers read it as the picture's description. */}
            <p key={selected} className={styles.caption} aria-hidden="true">
              {pictures[selected]?.alt}
            </p>
            <Arrows index={selected} count={pictures.length} onMove={move} />
          </div>
        )}
      </div>
      {lightbox.dialog}
    </Section>
  );
}
