import drawing from 'virtual:map';
import wedding from '#content/wedding.ts';
import type { Wedding } from '../../../domain/wedding.ts';
import styles from './travel.module.css';

/** The drawn chart of the lagoon, and its ways as text: for who cannot see it, and on paper. */
export function RouteMap() {
  const { map }: Wedding['travel'] = wedding.travel;
  if (!map || !drawing) return null;
  return (
    <figure className={styles.map}>
      <picture>
        {/* The letters of the wide one would be too small there. */}
        <source {...drawing.tall} media="(max-width: 49.99em)" />
        <img {...drawing.wide} alt={map.alt} loading="lazy" decoding="async" />
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
