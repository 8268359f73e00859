import type { ComponentProps } from 'react';
import { formatMessage } from '../../../domain/messages/format.ts';
import type { Hotel } from '../../../domain/wedding/wedding.ts';
import { useEdition, useMessages } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import { measureLongWord } from '../long-words.ts';
import { Picture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './hotels.module.css';

/** "Where to Stay". */
export function Hotels() {
  const { groups, heading, introduction } = useEdition().wedding.stay;
  return (
    <Section id="stay" heading={heading} introduction={introduction} className={styles.section}>
      {groups.map(({ heading, hotels }, groupIndex) => (
        <div key={heading} className={styles.group}>
          <h3 className={styles.heading}>{heading}</h3>
          <div className={styles.hotels} {...makeFocusable(heading, hotels)}>
            {hotels.map((hotel, index) => (
              <HotelCard
                key={hotel.name}
                hotel={hotel}
                isWide={isAlone(hotels, index)}
                isMirrored={(groupIndex + Math.min(index, 1)) % 2 === 1}
              />
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}

/** Without links a keyboard reaches the row, and scrolls it, only if the row itself has the focus. */
function makeFocusable(label: string, hotels: readonly Hotel[]): ComponentProps<'div'> {
  if (hotels.some(({ website }) => website)) return {};
  return { role: 'group', 'aria-label': label, tabIndex: 0 };
}

/** The first hotel has a row for itself; the others are in pairs. */
function isAlone(hotels: readonly Hotel[], index: number): boolean {
  const isLast = index === hotels.length - 1;
  return hotels[index]?.image !== undefined && (index === 0 || (isLast && index % 2 === 1));
}

type CardProps = { hotel: Hotel; isWide: boolean; isMirrored: boolean };

/** The link covers the whole card. The pictures of wide cards are at the left and at the right in turn. */
function HotelCard({ hotel, isWide, isMirrored }: CardProps) {
  const { newTab, visitWebsite } = useMessages().wedding;
  return (
    <article
      className={styles.card}
      data-wide={isWide ? (isMirrored ? 'mirrored' : '') : undefined}
    >
      {hotel.image && (
        <Picture
          picture={hotel.image}
          // A compact card shows the middle of its picture.
          sizes={`${isWide ? '(min-width: 100em) 51rem, ' : ''}(min-width: 44em) ${isWide ? 'min(56vw, 42rem)' : 'min(48vw, 30rem)'}, 82vw`}
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <h4 className={styles.name} style={measureLongWord(hotel.name, 6)}>
          {hotel.name}
        </h4>
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
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
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
