import chart from 'virtual:chart';
import wedding from '#content/wedding.ts';
import type { Wedding } from '../../domain/wedding.ts';
import styles from './travel.module.css';

/** The drawn chart of the lagoon, and its ways as text: for who cannot see it, and on paper. */
export function Chart() {
  const { map }: Wedding['travel'] = wedding.travel;
  if (!chart || !map) return null;
  return (
    <figure className={styles.chart}>
      <picture>
        {/* The letters of the wide one would be too small there. */}
        <source {...chart.tall} media="(max-width: 49.99em)" />
        <img {...chart.wide} alt={map.alt} loading="lazy" decoding="async" />
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
