import type { EmailLog } from '../../domain/emails.ts';
import { Section } from '../components/page-section.tsx';
import { Email } from './email.tsx';
import { useEmails } from './email-queries.ts';
import styles from './emails.module.css';
import { Preview } from './preview.tsx';
import { Reminders } from './reminders.tsx';

/** The letters to guests: what became of them, what they look like, and who may be reminded. */
export function Emails() {
  const { emails, fault } = useEmails();
  return (
    <Section title="Letters" note={emails && numbers(emails)}>
      {emails === undefined && <p className={styles.words}>{fault ?? 'One moment …'}</p>}
      {emails === null && (
        <p className={styles.words}>
          This site sends no emails. With a mail server in its settings (SMTP_URL) every guest who
          replies gets a receipt, and you a notice.
        </p>
      )}
      {emails && (
        <>
          <p className={styles.words}>
            Every guest who replies gets a receipt of what was written down, with the evenings for
            their calendar.
          </p>
          <p className={styles.ways}>
            <Preview kind="receipt">See the receipt</Preview>
            <Preview kind="notification">See the notice to you</Preview>
          </p>
          {emails.entries.length > 0 && (
            <ul className={styles.emails} aria-label="The latest letters">
              {emails.entries.map((email) => (
                <Email key={email.id} email={email} />
              ))}
            </ul>
          )}
          <Reminders reminders={emails.reminders} />
        </>
      )}
    </Section>
  );
}

function numbers({ sent, waiting, failed }: EmailLog): string {
  const some = [`${sent} sent`, waiting && `${waiting} waiting`, failed && `${failed} given up`];
  return some.filter(Boolean).join(', ');
}
