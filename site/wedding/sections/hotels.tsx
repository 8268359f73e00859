import type { Hotel } from '../../../domain/wedding.ts';
import { useEdition, useMessages } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './hotels.module.css';

/** "Where to Stay". */
export function Hotels() {
  const { groups, heading, introduction } = useEdition().wedding.stay;
  if (groups.length === 0) return null;
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

/** The link covers the whole card, and a screen reader reads only the hotel's name. */
function HotelCard({ hotel }: { hotel: Hotel }) {
  const { newTab } = useMessages().wedding;
  return (
    <article className={styles.card}>
      {hotel.image && (
        <Picture
          picture={hotel.image}
          sizes="(min-width: 75em) 22rem, (min-width: 62em) 30vw, (min-width: 40em) 38vw, 92vw"
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <h4 className={styles.name}>
          {hotel.website ? (
            <ExternalLink
              href={hotel.website}
              className={styles.link}
              aria-label={`${hotel.name} ${newTab}`}
            >
              {hotel.name}
            </ExternalLink>
          ) : (
            hotel.name
          )}
        </h4>
        {hotel.travelTime && <p className={styles.travelTime}>{hotel.travelTime}</p>}
        {hotel.description && <p className={styles.description}>{hotel.description}</p>}
        {hotel.highlights.length > 0 && (
          <ul className={styles.highlights}>
            {hotel.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        {hotel.booking && <p className={styles.booking}>{hotel.booking}</p>}
      </div>
    </article>
  );
}
