import type { Hotel } from '../../../domain/wedding.ts';
import { useEdition, useMessages } from '../../edition.tsx';
import { formatMessage } from '../../messages/format.ts';
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
            {group.hotels.map((hotel, index) => (
              <HotelCard
                key={hotel.name}
                hotel={hotel}
                // The others are in pairs.
                isWide={index === 0 || (index % 2 === 1 && index === group.hotels.length - 1)}
              />
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}

/** The link covers the whole card. */
function HotelCard({ hotel, isWide }: { hotel: Hotel; isWide: boolean }) {
  const { newTab, visitWebsite } = useMessages().wedding;
  return (
    <article className={styles.card} data-wide={isWide}>
      {hotel.image && (
        <Picture
          picture={hotel.image}
          // A compact card shows the middle of its picture.
          sizes={`(min-width: 44em) ${isWide ? 'min(56vw, 42rem)' : 'min(48vw, 30rem)'}, 82vw`}
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <h4 className={styles.name}>{hotel.name}</h4>
        {(hotel.travelTime || hotel.priceBand) && (
          <p className={styles.facts}>
            <span>{hotel.travelTime}</span>
            <PriceBand band={hotel.priceBand} />
          </p>
        )}
        {hotel.description && <p className={styles.description}>{hotel.description}</p>}
        {hotel.highlights.length > 0 && (
          <ul className={styles.highlights}>
            {hotel.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        {(hotel.booking || hotel.website) && (
          <div className={styles.footer}>
            {hotel.booking && <p className={styles.booking}>{hotel.booking}</p>}
            {hotel.website && (
              <ExternalLink
                href={hotel.website}
                className={styles.link}
                // Browsers do not scroll to a link that is partly in view.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
                aria-label={`${visitWebsite}: ${hotel.name} ${newTab}`}
              >
                {visitWebsite}
              </ExternalLink>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function PriceBand({ band }: { band: number | undefined }) {
  const { messages, wedding } = useEdition();
  if (!band) return null;
  const values = { index: band, count: 4 };
  const label = formatMessage(messages.wedding.priceBand, values, wedding.language);
  return (
    <span role="img" aria-label={label}>
      {'€'.repeat(band)}
    </span>
  );
}
