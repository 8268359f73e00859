import type { TravelCard } from '../../../domain/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Section } from '../section.tsx';
import styles from './travel.module.css';

/** "Getting to Venice". */
export function Travel() {
  const { cards, heading, introduction } = useEdition().wedding.travel;
  return (
    <Section id="travel" heading={heading} introduction={introduction}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <article key={card.title} className={styles.card}>
            <TravelIcon name={card.icon} />
            <h3 className={styles.title}>{card.title}</h3>
            <p>{card.text}</p>
            <dl className={styles.facts}>
              {card.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <RouteMap />
    </Section>
  );
}

/** The map of the lagoon, and its routes as text for screen readers. */
function RouteMap() {
  const { map: drawings, wedding } = useEdition();
  const { map } = wedding.travel;
  if (map?.kind !== 'drawn' || !drawings) return null;
  return (
    <figure className={styles.map}>
      <picture>
        {/* On a phone, the wide map's labels would be too small. */}
        <source {...drawings.tall} media="(max-width: 49.99em)" />
        <img {...drawings.wide} alt={map.alt} loading="lazy" decoding="async" />
      </picture>
      <figcaption>
        <dl className={styles.facts}>
          {map.routes.map(({ by, detail, from, to }) => (
            <div key={from + to}>
              <dt>{by}</dt>
              <dd>{`${map.names[from]} – ${map.names[to]}`}</dd>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}

/** Paths in a 64 × 48 viewBox; the wash is painted below the line. */
const ICONS: Record<TravelCard['icon'], { wash: string; line: string }> = {
  aeroplane: {
    wash: 'M6 38c10-5 16-5 26 0s16 5 26 0v4H6z',
    line: 'M6 40c8-4 14-4 22 0s14 4 22 0 8-3 8-3M10 24l6 1 9-6-13-11 5-1 19 7 10-6c4-2 8-1 8 1s-3 4-7 5L37 23l-8 12-3 1 2-11-11 4z',
  },
  'water-taxi': {
    wash: 'M5 28h54l-7 11H13z',
    line: 'M5 28h54c-1 5-4 9-8 11H14c-4-2-7-6-9-11zM18 28l3-9h19l6 9M27 19v9M34 19v9M51 28V12M51 12l7 3-7 3M4 44c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0',
  },
  'island-hotel': {
    wash: 'M9 36c14-5 32-5 46 0v6H9z',
    line: 'M18 36V18h28v18M16 18l16-9 16 9zM23 36v-6a3 3 0 0 1 6 0v6M35 36v-6a3 3 0 0 1 6 0v6M23 22v4M29 22v4M35 22v4M41 22v4M52 36c-3-6-3-13 0-21 3 8 3 15 0 21zM4 41c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0',
  },
};

function TravelIcon({ name }: { name: TravelCard['icon'] }) {
  const { wash, line } = ICONS[name];
  return (
    <svg className={styles.icon} viewBox="0 0 64 48" aria-hidden="true">
      <path className={styles.wash} d={wash} />
      <path d={line} />
    </svg>
  );
}
