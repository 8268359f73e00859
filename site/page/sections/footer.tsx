import { getStatementsPath } from '../../../domain/pages/statements-path.ts';
import { Flourish } from '../../../ui/flourish.tsx';
import { toast } from '../../../ui/toasts.ts';
import { useEdition } from '../../edition.tsx';
import { hasPersonalLink } from '../../gate/access.ts';
import { request } from '../../request.ts';
import styles from './footer.module.css';

export function Footer() {
  const { home, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.wedding;

  async function forget() {
    const { forgetDevice } = await import('../../offline/offline.ts');
    await forgetDevice(toast, request, allMessages, hasPersonalLink());
  }

  return (
    <footer className={styles.footer}>
      {wedding.farewell && <p className={styles.farewell}>{wedding.farewell}</p>}
      <Flourish className={styles.flourish} />
      <p className={styles.names}>{wedding.couple.join(' & ')}</p>
      {wedding.statements && (
        <p className={styles.statements}>
          <a href={getStatementsPath(home)}>{messages.statements}</a>
        </p>
      )}
      <details
        className={styles.device}
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary className={styles.button}>{messages.forgetDevice}</summary>
        <p>{messages.forgetDeviceWarning}</p>
        <button type="button" className={styles.button} onClick={forget}>
          {messages.confirmForget}
        </button>
      </details>
    </footer>
  );
}
