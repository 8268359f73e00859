import wedding from '#content/wedding.ts';
import { Section } from '../section.tsx';
import { RouteMap } from './route-map.tsx';
import styles from './travel.module.css';
import { TravelIcon } from './travel-icon.tsx';

export function Travel() {
  const { cards, heading, introduction } = wedding.travel;
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
