import type { TravelCard, Wedding } from '../../../domain/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Picture, PictureSources, useBuiltPicture } from '../picture.tsx';
import { Section } from '../section.tsx';
import styles from './travel.module.css';

/** "Getting to Venice". */
export function Travel() {
  const { cards, heading, introduction, map } = useEdition().wedding.travel;
  if (cards.length === 0 && !map) return null;
  return (
    <Section id="travel" heading={heading} introduction={introduction} tone="lagoon">
      <div className={styles.cards}>
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
      {map?.kind === 'picture' ? <PictureMap {...map} /> : <RouteMap />}
    </Section>
  );
}

/** "Good to know": cards like those of the journey, with pictures and links. */
export function GoodToKnow() {
  const { goodToKnow } = useEdition().wedding;
  if (!goodToKnow) return null;
  const { cards, heading, introduction } = goodToKnow;
  return (
    <Section id="good-to-know" heading={heading} introduction={introduction}>
      <div className={styles.cards}>
        {cards.map(({ link, picture, text, title }) => (
          <article key={title} className={styles.card}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 75em) 22rem, (min-width: 48em) 30vw, 92vw"
                className={styles.picture}
              />
            )}
            <h3 className={styles.title}>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && <a href={link.href}>{link.text}</a>}
          </article>
        ))}
      </div>
    </Section>
  );
}

/** The couple's own picture of a map. */
function PictureMap({ caption, picture }: Extract<Wedding['travel']['map'], { kind: 'picture' }>) {
  const built = useBuiltPicture(picture.file);
  const sizes = '(min-width: 75em) 70rem, 92vw';
  return (
    <figure className={styles.map}>
      <picture>
        <PictureSources built={built} sizes={sizes} />
        <img
          src={built.src}
          width={built.width}
          height={built.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
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
  train: {
    wash: 'M14 40h36l5 5H9z',
    line: 'M22 37a4 4 0 0 1-4-4V13c0-5 6-7 14-7s14 2 14 7v20a4 4 0 0 1-4 4zM22 14h20v9H22zM28 9h8M23 30h3M38 30h3M25 37l-6 8M39 37l6 8M23 41h18',
  },
  car: {
    wash: 'M6 36h52v5H6z',
    line: 'M8 35v-7c0-3 3-4 7-5l7-8c1-2 3-2 5-2h13c3 0 5 1 7 3l5 7c5 1 6 3 6 6v6h-5M45 35H22M13 35H8M27 14v9M16 23h35M13 35a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0M45 35a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0M4 41h56',
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
