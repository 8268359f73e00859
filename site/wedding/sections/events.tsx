import wedding from '#content/wedding.ts';
import { Section } from '../section.tsx';
import { EventCard } from './event-card.tsx';
import styles from './events.module.css';

export function Celebrate() {
  const { events, heading, introduction } = wedding.celebrate;
  return (
    <Section id="celebrate" heading={heading} introduction={introduction}>
      <div className={styles.grid}>
        {events.map((event, index) => (
          <EventCard key={event.title} event={event} index={index} />
        ))}
      </div>
    </Section>
  );
}
