import wedding from '#content/wedding.ts';
import * as words from '#messages/wedding.ts';
import { toast } from '../../../ui/toasts.ts';
import styles from './footer.module.css';

export function Farewell() {
  return (
    <footer className={styles.farewell}>
      <p className={styles.words}>{wedding.farewell}</p>
      <p className={styles.names}>{wedding.couple.join(' & ')}</p>
      <details className={styles.device}>
        <summary className={styles.quiet}>{words.forget}</summary>
        <p>{words.forgetting}</p>
        <button type="button" className={styles.quiet} onClick={forget}>
          {words.yesForget}
        </button>
      </details>
    </footer>
  );
}

async function forget() {
  const { forgetDevice } = await import('../../offline/device.ts');
  await forgetDevice(toast);
}
