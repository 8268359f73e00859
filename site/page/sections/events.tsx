import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { useEdition, useMessages } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import { measureLongWord } from '../long-words.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './events.module.css';

/** As in events.module.css. */
const FLIP_MS = 700;

/** "Celebrate With Us". */
export function Events() {
  const { events, heading, introduction } = useEdition().wedding.celebrate;
  return (
    <Section id="celebrate" heading={heading} introduction={introduction}>
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
          sizes="(min-width: 75em) 40rem, (min-width: 44em) 54vw, 115vw"
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <p className={styles.date}>{event.date}</p>
        <h3 className={styles.title} style={measureLongWord(event.title, 16)}>
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
  const { calendar, messages: allMessages } = useEdition();
  const messages = allMessages.wedding;
  const { attire, address, timeline } = event.details;
  const links = calendar.events[index];
  return (
    <div className={`${styles.side} ${styles.back}`} inert={isHidden}>
      <h3 className={styles.title} style={measureLongWord(event.title, 16)}>
        {event.title}
      </h3>
      <dl className={styles.details}>
        {timeline.length > 0 && (
          <div>
            <dt>{messages.timeline}</dt>
            <dd>
              <ul className={styles.timeline}>
                {timeline.map((step) => (
                  <TimelineStep key={step} step={step} />
                ))}
              </ul>
            </dd>
          </div>
        )}
        {attire && (
          <div>
            <dt>{messages.attire}</dt>
            <dd>{attire}</dd>
          </div>
        )}
        <div>
          <dt>{messages.address}</dt>
          <dd>
            <MapLink address={address} />
          </dd>
        </div>
        <div className={styles.screenOnly}>
          <dt>{messages.addToCalendar}</dt>
          <dd>
            <a href={links?.file}>{messages.calendarFile}</a> ·{' '}
            <ExternalLink href={links?.google}>Google</ExternalLink>
            {' · '}
            <ExternalLink href={links?.outlook}>Outlook</ExternalLink>
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>{messages.flipBack}</p>
    </div>
  );
}

/** Aligns the time of a step such as "6:00 PM · Ceremony" with those of the other steps. */
function TimelineStep({ step }: { step: string }) {
  const [, time, text] = /^(.*?\d.*?) · (.+)$/.exec(step) ?? [];
  return (
    <li>
      {time && (
        <>
          <span className={styles.time}>{time}</span>
          <span className={styles.dot}> · </span>
        </>
      )}
      <span>{text ?? step}</span>
    </li>
  );
}

const GOOGLE_MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** An address that opens in the map app of the guest's device. */
function MapLink({ address }: { address: string }) {
  const query = encodeURIComponent(address);

  // On click, because the prerendered link must work on every device.
  function chooseMapApp({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const { userAgent } = navigator;
    if (/Android/.test(userAgent)) {
      currentTarget.href = `geo:0,0?q=${query}`;
      // An app opens, so a new tab would stay empty.
      currentTarget.target = '';
    } else if (/iPhone|iPad|Mac OS/.test(userAgent)) {
      currentTarget.href = `https://maps.apple.com/?q=${query}`;
    }
  }

  return (
    <ExternalLink href={GOOGLE_MAPS + query} onClick={chooseMapApp}>
      {address}
    </ExternalLink>
  );
}
