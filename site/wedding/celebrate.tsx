import wedding from '#content/wedding.ts';
import styles from './celebrate.module.css';
import { EventCard } from './event-card.tsx';
import { Section } from './section.tsx';

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
