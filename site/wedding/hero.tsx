import wedding from '#content/wedding.ts';
import styles from './hero.module.css';

const WAYS = [
  ['#celebrate', 'Celebrate'],
  ['#stay', 'Stay'],
  ['#travel', 'Travel'],
  ['#faq', 'Questions'],
  ['#rsvp', 'RSVP'],
] as const;

export function Hero() {
  const [first, second] = wedding.couple;
  return (
    <header className={styles.hero}>
      <p className={styles.date}>{wedding.dateLine}</p>
      <h1 className={styles.names}>
        <span>{first}</span> <span className={styles.and}>&amp;</span> <span>{second}</span>
      </h1>
      <p className={styles.venue}>{wedding.venueLine}</p>
      <nav className={styles.ways} aria-label="On this page">
        <ul>
          {WAYS.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
