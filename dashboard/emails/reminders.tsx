import { useState } from 'react';
import type { EmailLog } from '../../domain/emails.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { sendReminders } from '../api/emails.ts';
import { errorMessage } from '../api/request.ts';
import { count } from '../components/count.ts';
import { Sheet } from '../components/sheet.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { refreshEmails } from './email-queries.ts';
import styles from './emails.module.css';
import { Preview } from './preview.tsx';

type Props = { reminders: EmailLog['reminders'] };

/** A letter to those who have not answered, once a day at most and never by itself. */
export function Reminders({ reminders }: Props) {
  const { wedding } = useGuestData();
  const [seen, setSeen] = useState<Props['reminders']['recipients'] | null>(null);
  const [busy, setBusy] = useState(false);
  const { recipients, withoutAddress, lastAt, nextAt } = reminders;
  const { moment } = dateWords(wedding.locale);

  async function send(people: Props['reminders']['recipients']) {
    setBusy(true);
    try {
      const written = await sendReminders(people.map(({ id }) => id));
      setSeen(null);
      toast('On their way', count(written, 'reminder goes out.', 'reminders go out.'));
    } catch (error) {
      toast('Nobody was reminded', errorMessage(error), 'destructive');
    } finally {
      setBusy(false);
      await refreshEmails();
    }
  }

  return (
    <div className={styles.reminders}>
      <h3 className={styles.heading}>Reminders</h3>
      <p className={styles.words}>
        {recipients.length === 0
          ? 'Nobody who is awaited has an address on the list of the invited.'
          : `${count(recipients.length, 'letter', 'letters')} would go to those who have not answered, one to each address.`}
        {withoutAddress > 0 && ` ${count(withoutAddress, 'guest has', 'guests have')} no address.`}
        {lastAt && ` The last went out ${moment(lastAt)}.`}
        {nextAt && ` The next may from ${moment(nextAt)}.`}
      </p>
      {recipients.length > 0 && !nextAt && (
        <PlainButton className={styles.remind} onClick={() => setSeen(recipients)}>
          Remind those who have not answered
        </PlainButton>
      )}
      <Sheet open={seen !== null} title="Remind them?" onClose={() => setSeen(null)}>
        <div className={styles.confirm}>
          <p className={styles.words}>
            They get a kind email with both evenings and the deadline. Nobody is reminded twice
            within a day. <Preview kind="reminder">See the email</Preview>
          </p>
          <ul className={styles.awaited} aria-label="Who is reminded">
            {seen?.map(({ id, name, email }) => (
              <li key={id}>
                {name} <small>{email}</small>
              </li>
            ))}
          </ul>
          <p className={styles.answers}>
            <Button disabled={busy} onClick={() => seen && void send(seen)}>
              {busy ? 'Sending …' : `Send ${count(seen?.length ?? 0, 'letter', 'letters')}`}
            </Button>
            <PlainButton onClick={() => setSeen(null)}>Not now</PlainButton>
          </p>
        </div>
      </Sheet>
    </div>
  );
}
