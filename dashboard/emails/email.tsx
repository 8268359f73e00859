import { useState } from 'react';
import type { EmailLogEntry } from '../../domain/emails.ts';
import { toast } from '../../ui/toasts.ts';
import { resendEmail } from '../api/emails.ts';
import { errorMessage } from '../api/request.ts';
import { PlainButton } from '../components/text-button.tsx';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { refreshEmails } from './email-queries.ts';
import styles from './emails.module.css';

const KINDS = { receipt: 'Receipt', notification: 'Notice to you', reminder: 'Reminder' } as const;

/** One letter: whose it is, what became of it, and once more. */
export function Email({ email }: { email: EmailLogEntry }) {
  const { wedding } = useGuestData();
  const [busy, setBusy] = useState(false);
  const { id, kind, state, name, address, error } = email;
  const mayAgain = state === 'failed' || (state === 'sent' && kind !== 'reminder');

  async function again() {
    setBusy(true);
    try {
      await resendEmail(id);
      toast('On its way', `${KINDS[kind]}: ${name}`);
      await refreshEmails();
    } catch (error) {
      toast('Not sent again', errorMessage(error), 'destructive');
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.email}>
      <p className={styles.name}>
        {name} <small>{KINDS[kind]}</small>
      </p>
      <p className={styles.detail} data-state={state}>
        {stateWords(email, dateWords(wedding.locale).moment)}
        {address && <span> · {address}</span>}
        {error && state !== 'sent' && <span className={styles.fault}>{error}</span>}
      </p>
      {mayAgain && (
        <p className={styles.end}>
          <PlainButton
            onClick={() => void again()}
            disabled={busy}
            aria-label={`Send again: ${KINDS[kind]}, ${name}`}
          >
            Send again
          </PlainButton>
        </p>
      )}
    </li>
  );
}

function stateWords({ state, at, nextAt, error }: EmailLogEntry, moment: (at: string) => string) {
  if (state === 'sent') return `Sent ${moment(at)}`;
  if (state === 'failed') return `Given up ${moment(at)}`;
  return error && nextAt ? `Waiting, tried again ${moment(nextAt)}` : 'On its way';
}
