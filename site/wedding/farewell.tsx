import wedding from '#content/wedding.ts';
import styles from './farewell.module.css';

export function Farewell() {
  return (
    <footer className={styles.farewell}>
      <p className={styles.words}>{wedding.farewell}</p>
      <p className={styles.names}>{wedding.couple.join(' & ')}</p>
    </footer>
  );
}
