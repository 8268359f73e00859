import wedding from '#content/wedding.ts';
import { Section } from '../section.tsx';
import { HotelCard } from './hotel-card.tsx';
import styles from './hotels.module.css';

export function Stay() {
  const { groups, heading, introduction } = wedding.stay;
  return (
    <Section id="stay" heading={heading} introduction={introduction} className={styles.section}>
      {groups.map((group) => (
        <div key={group.heading} className={styles.group}>
          <h3 className={styles.heading}>{group.heading}</h3>
          <div className={styles.hotels}>
            {group.hotels.map((hotel) => (
              <HotelCard key={hotel.name} hotel={hotel} />
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}
