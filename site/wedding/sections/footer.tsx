import wedding from '#content/wedding.ts';
import * as messages from '#messages/wedding.ts';
import { toast } from '../../../ui/toasts.ts';
import { request } from '../../request.ts';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.farewell}>{wedding.farewell}</p>
      <p className={styles.names}>{wedding.couple.join(' & ')}</p>
      <details className={styles.device}>
        <summary className={styles.button}>{messages.forgetDevice}</summary>
        <p>{messages.forgetDeviceWarning}</p>
        <button type="button" className={styles.button} onClick={forget}>
          {messages.confirmForget}
        </button>
      </details>
    </footer>
  );
}

async function forget() {
  const { forgetDevice } = await import('../../offline.ts');
  await forgetDevice(toast, request);
}
