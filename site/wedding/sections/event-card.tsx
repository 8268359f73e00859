import calendar from 'virtual:calendar';
import { useState } from 'react';
import * as words from '#messages/wedding.ts';
import type { WeddingEvent } from '../../../domain/wedding.ts';
import { ExternalLink } from '../external-link.tsx';
import { Picture } from '../picture.tsx';
import styles from './event-card.module.css';
import { MapLink } from './map-link.tsx';

/** A card with two sides. The button lies behind both, so that the sides may hold anything, links too. */
export function EventCard({ event, index }: { event: WeddingEvent; index: number }) {
  const [flipped, setFlipped] = useState(false);
  return (
    <article className={styles.card} data-featured={event.featured}>
      <button
        type="button"
        className={styles.flip}
        aria-pressed={flipped}
        aria-label={`${event.title}: ${words.details}`}
        onClick={() => setFlipped((before) => !before)}
      />
      <div className={styles.sides} data-flipped={flipped}>
        <Front event={event} hidden={flipped} />
        <Back event={event} hidden={!flipped} index={index} />
      </div>
    </article>
  );
}

type SideProps = { event: WeddingEvent; hidden: boolean };

function Front({ event, hidden }: SideProps) {
  return (
    <div className={`${styles.side} ${styles.front}`} inert={hidden}>
      <Picture
        picture={event.image}
        sizes="(min-width: 75em) 34rem, (min-width: 44em) 45vw, 92vw"
        className={styles.image}
      />
      <div className={styles.words}>
        <p className={styles.date}>{event.date}</p>
        <h3 className={styles.title}>{event.title}</h3>
        <p className={styles.where}>
          {event.time} · {event.location}
        </p>
        <p className={styles.description}>{event.description}</p>
        <p className={styles.dresscode}>{event.dresscode}</p>
        <p className={styles.hint}>{words.details}</p>
      </div>
    </div>
  );
}

function Back({ event, hidden, index }: SideProps & { index: number }) {
  const { attire, address, timeline } = event.details;
  const entry = calendar.events[index];
  return (
    <div className={`${styles.side} ${styles.back}`} inert={hidden}>
      <h3 className={styles.title}>{event.title}</h3>
      <dl className={styles.details}>
        <dt>{words.timeline}</dt>
        <dd>
          <ul>
            {timeline.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </dd>
        <dt>{words.attire}</dt>
        <dd>{attire}</dd>
        <dt>{words.address}</dt>
        <dd>
          <MapLink address={address} />
        </dd>
        <dt className={styles.onScreen}>{words.addToCalendar}</dt>
        <dd className={styles.onScreen}>
          <a href={entry?.file}>{words.calendarFile}</a> ·{' '}
          <ExternalLink href={entry?.google}>Google</ExternalLink>
          {' · '}
          <ExternalLink href={entry?.outlook}>Outlook</ExternalLink>
        </dd>
      </dl>
      <p className={styles.hint}>{words.turnBack}</p>
    </div>
  );
}
