import wedding from '#content/wedding.ts';
import { toast } from '../../ui/toasts.ts';
import styles from './farewell.module.css';

export function Farewell() {
  return (
    <footer className={styles.farewell}>
      <p className={styles.words}>{wedding.farewell}</p>
      <p className={styles.names}>{wedding.couple.join(' & ')}</p>
      <details className={styles.device}>
        <summary className={styles.quiet}>Forget this device</summary>
        <p>
          This removes all that the website keeps here: the page, its pictures, and a reply that you
          have not sent. To come back you need the password.
        </p>
        <button type="button" className={styles.quiet} onClick={forget}>
          Yes, forget it
        </button>
      </details>
    </footer>
  );
}

async function forget() {
  const { forgetDevice } = await import('../offline/device.ts');
  await forgetDevice(toast);
}
