import { type CSSProperties, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { useEdition, useMessages } from '../../edition.tsx';
import { measureLongWord } from '../long-words.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import { EventDetails } from './event-details.tsx';
import styles from './events.module.css';
import { Programme } from './programme.tsx';

/** As in events.module.css. */
const FLIP_MS = 700;

/** More cards are a wall of boxes. */
const MAX_CARDS = 4;

/** "Celebrate With Us": a card for each event, or a programme. */
export function Events() {
  const { events, heading, introduction } = useEdition().wedding.celebrate;
  const hasCards = events.length <= MAX_CARDS && events.some(({ image }) => image);
  if (!hasCards) {
    return (
      <Section id="celebrate" heading={heading} introduction={introduction}>
        <Programme events={events} />
      </Section>
    );
  }
  return (
    <Section
      id="celebrate"
      heading={heading}
      introduction={introduction}
      className={styles.section}
    >
      <div className={styles.grid} data-count={events.length}>
        {events.map((event, index) => (
          <EventCard
            key={event.id}
            event={event}
            index={index}
            columns={placeInGrid(events, index)}
          />
        ))}
      </div>
    </Section>
  );
}

/** A card's place in twelve columns. Two cards share a row; the wider one is featured. */
function placeInGrid(events: readonly WeddingEvent[], index: number): string {
  const neighbour = events[index ^ 1];
  const isFeatured = events[index]?.featured ?? false;
  if (neighbour) return `span ${6 + Number(isFeatured) - Number(neighbour.featured ?? false)}`;
  return isFeatured || events.length === 1 ? 'span 12' : '4 / span 6';
}

type CardProps = { event: WeddingEvent; index: number; columns: string };

/** A card that flips. Its button is behind both sides, so that the sides can contain links. */
function EventCard({ event, index, columns }: CardProps) {
  const messages = useMessages().wedding;
  const [isFlipped, setFlipped] = useState(false);
  const sides = useRef<HTMLDivElement>(null);
  const resizing = useRef<Animation>(null);

  /** Turns the card over. It takes the height of its other side while it turns. */
  function flip() {
    const card = sides.current;
    const before = card?.offsetHeight;
    resizing.current?.cancel();
    flushSync(() => setFlipped((current) => !current));
    const after = card?.offsetHeight;
    if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timing = { duration: FLIP_MS, easing: 'ease-in-out' };
    // It is lifted while it turns.
    card.parentElement?.animate({ translate: ['0', '0 -0.75rem', '0'] }, timing);
    if (before === after) return;
    resizing.current = card.animate({ height: [`${before}px`, `${after}px`] }, timing);
  }

  return (
    <article
      className={styles.card}
      style={{ '--columns': columns, flexGrow: event.featured ? 7 : 5 } as CSSProperties}
      data-featured={event.featured}
      data-private={event.guests === 'invited' || undefined}
    >
      <button
        type="button"
        className={styles.flip}
        aria-pressed={isFlipped}
        aria-label={`${event.title}: ${messages.details}`}
        onClick={flip}
      />
      <div ref={sides} className={styles.sides} data-flipped={isFlipped}>
        <Front event={event} isHidden={isFlipped} />
        <Back event={event} isHidden={!isFlipped} index={index} />
      </div>
    </article>
  );
}

type SideProps = { event: WeddingEvent; isHidden: boolean };

function Front({ event, isHidden }: SideProps) {
  const messages = useMessages().wedding;
  return (
    <div className={`${styles.side} ${styles.front}`} inert={isHidden}>
      {event.image && (
        <Picture
          picture={event.image}
          sizes="(min-width: 100em) 49rem, (min-width: 75em) 40rem, (min-width: 44em) 54vw, 115vw"
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <p className={styles.date}>{event.date}</p>
        <h3 className={styles.title} style={measureLongWord(event.title, 13)}>
          {event.title}
        </h3>
        <p className={styles.location}>
          {event.time} · {event.location}
        </p>
        {event.description && <p className={styles.description}>{event.description}</p>}
        {event.dresscode && <p className={styles.dresscode}>{event.dresscode}</p>}
        <p className={styles.hint}>{messages.details}</p>
      </div>
    </div>
  );
}

function Back({ event, isHidden, index }: SideProps & { index: number }) {
  const messages = useMessages().wedding;
  return (
    <div className={`${styles.side} ${styles.back}`} inert={isHidden}>
      <h3 className={styles.title} style={measureLongWord(event.title, 13)}>
        {event.title}
      </h3>
      <EventDetails event={event} index={index} />
      <p className={styles.hint}>{messages.flipBack}</p>
    </div>
  );
}
