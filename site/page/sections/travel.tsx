import type { TravelCard } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Section } from '../section.tsx';
import { PictureMap } from './picture-map.tsx';
import { RouteMap } from './route-map.tsx';
import styles from './travel.module.css';

/** "Getting to Venice". */
export function Travel() {
  const { cards, heading, introduction, map } = useEdition().wedding.travel;
  return (
    <Section id="travel" heading={heading} introduction={introduction} tone="band">
      <div className={`${styles.cards} ${styles.journey}`}>
        {cards.map((card) => (
          <article key={card.title} className={styles.card}>
            <TravelIcon name={card.icon} />
            <h3 className={styles.title}>{card.title}</h3>
            <p>{card.text}</p>
            {card.facts.length > 0 && (
              <dl className={styles.facts}>
                {card.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </article>
        ))}
      </div>
      {map && (map.frames ? <RouteMap map={map} frames={map.frames} /> : <PictureMap map={map} />)}
    </Section>
  );
}

/** In a 64 × 48 viewBox; the wash is painted below the line. */
function TravelIcon({ name }: { name: TravelCard['icon'] }) {
  const icon = useEdition().icons[name];
  return (
    <svg className={styles.icon} viewBox="0 0 64 48" aria-hidden="true">
      <path className={styles.wash} d={icon?.wash} />
      <path d={icon?.line} />
    </svg>
  );
}
