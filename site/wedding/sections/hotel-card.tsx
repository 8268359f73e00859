import { newTab } from '#messages/wedding.ts';
import type { Hotel } from '../../../domain/wedding.ts';
import { ExternalLink } from '../external-link.tsx';
import { Picture } from '../picture.tsx';
import styles from './hotel-card.module.css';

/** The whole card is the hotel's link; its name alone is what a screen reader says of it. */
export function HotelCard({ hotel }: { hotel: Hotel }) {
  return (
    <article className={styles.card}>
      <Picture
        picture={hotel.image}
        sizes="(min-width: 75em) 22rem, (min-width: 62em) 30vw, (min-width: 40em) 38vw, 92vw"
        className={styles.image}
      />
      <div className={styles.words}>
        <h4 className={styles.name}>
          <ExternalLink
            href={hotel.website}
            className={styles.link}
            aria-label={`${hotel.name} ${newTab}`}
          >
            {hotel.name}
          </ExternalLink>
        </h4>
        <p className={styles.travelTime}>{hotel.travelTime}</p>
        <p className={styles.about}>{hotel.description}</p>
        <ul className={styles.highlights}>
          {hotel.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <p className={styles.booking}>{hotel.booking}</p>
      </div>
    </article>
  );
}
