import { useId, useState } from 'react';
import type { WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { useMessages } from '../../edition.tsx';
import { measureLongWord } from '../long-words.ts';
import { Picture } from '../picture.tsx';
import { EventDetails } from './event-details.tsx';
import fold from './faq.module.css';
import styles from './programme.module.css';

type Props = { events: readonly WeddingEvent[] };

/** The events by day and time. Their details open in place. */
export function Programme({ events }: Props) {
  const entries = events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt));
  const days = Map.groupBy(entries, ({ event }) => event.startsAt.slice(0, 10));
  return (
    <div className={styles.programme}>
      {[...days].map(([day, entries]) => {
        const date = entries[0]?.event.date ?? '';
        return (
          <div key={day} className={styles.day}>
            <h3 className={styles.date}>{date}</h3>
            <div>
              {entries.map((entry) => (
                <Entry key={entry.event.id} {...entry} day={date} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

type EntryProps = {
  event: WeddingEvent;
  /** Its place in the content. */
  index: number;
  /** The words of the heading above it. */
  day: string;
};

function Entry({ event, index, day }: EntryProps) {
  const messages = useMessages().wedding;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const state = isOpen ? 'open' : 'closed';
  return (
    <article
      className={styles.entry}
      data-event={index}
      data-featured={event.featured}
      data-private={event.guests === 'invited' || undefined}
    >
      <p className={styles.time}>
        {/* The couple can write the date of each event in their own words. */}
        {event.date !== day && `${event.date} `}
        {event.time}
      </p>
      <div className={styles.text}>
        <h4 className={styles.title} style={measureLongWord(event.title, 16)}>
          {event.title}
        </h4>
        <p>{event.location}</p>
        {event.description && <p className={styles.description}>{event.description}</p>}
        {event.dresscode && <p className={styles.dresscode}>{event.dresscode}</p>}
        <button
          type="button"
          className={styles.more}
          data-state={state}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${event.title}: ${isOpen ? messages.closeDetails : messages.details}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={fold.icon} aria-hidden="true" />
          {isOpen ? messages.closeDetails : messages.details}
        </button>
        <div id={id} className={fold.content} data-state={state}>
          <div className={styles.details}>
            {event.image && (
              <Picture
                picture={event.image}
                sizes="(min-width: 62em) 42rem, 75vw"
                className={styles.image}
              />
            )}
            <EventDetails event={event} index={index} />
          </div>
        </div>
      </div>
    </article>
  );
}
