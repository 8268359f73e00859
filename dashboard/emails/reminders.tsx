import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmailLog, ReminderRecipient } from '../../domain/dashboard/emails.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { Sheet } from '../components/sheet.tsx';
import { TextButton } from '../components/text-button.tsx';
import { formatCount } from '../format-count.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { EmailPreviewLink } from './email-preview-link.tsx';
import { refreshEmails } from './email-queries.ts';
import styles from './emails.module.css';

/** Reminder emails to guests without a reply. They are never sent without a click. */
export function Reminders({ reminders }: { reminders: EmailLog['reminders'] }) {
  const client = useQueryClient();
  const { wedding } = useGuestData();
  /** The recipients that the couple confirms; null while the sheet is closed. */
  const [confirming, setConfirming] = useState<ReminderRecipient[] | null>(null);
  const send = useMutation({
    mutationFn: (recipients: ReminderRecipient[]) => {
      const entryIds = recipients.map(({ id }) => id);
      return request('POST /emails/reminders', { body: { entryIds } });
    },
    onSuccess: ({ queued }) => {
      setConfirming(null);
      const text = formatCount(queued, 'reminder email is', 'reminder emails are');
      toast('Sending reminders', `${text} on the way.`);
    },
    onError: (error) => toast('No reminders were sent', toErrorMessage(error), 'destructive'),
    onSettled: () => refreshEmails(client),
  });
  const { isOver, nextAt } = reminders;
  const recipients = isOver ? [] : reminders.recipients;

  return (
    <div className={styles.reminders}>
      <h3 className={styles.heading}>Reminders</h3>
      <p className={styles.text}>{describeReminders(reminders, wedding.locale)}</p>
      {recipients.length > 0 && !nextAt && (
        <TextButton className={styles.remind} onClick={() => setConfirming(recipients)}>
          Remind guests who have not replied
        </TextButton>
      )}
      <Sheet open={confirming !== null} title="Send reminders?" onClose={() => setConfirming(null)}>
        <div className={styles.confirm}>
          <p className={styles.text}>
            They receive a reminder email with the events and the deadline. Nobody receives more
            than one reminder a day.{' '}
            <EmailPreviewLink kind="reminder">Preview the reminder</EmailPreviewLink>
          </p>
          <ul className={styles.recipients} aria-label="Recipients">
            {confirming?.map(({ id, name, email }) => (
              <li key={id}>
                {name} <small>{email}</small>
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            <Button disabled={send.isPending} onClick={() => confirming && send.mutate(confirming)}>
              {send.isPending
                ? 'Sending…'
                : `Send ${formatCount(confirming?.length ?? 0, 'email', 'emails')}`}
            </Button>
            <TextButton onClick={() => setConfirming(null)}>Not now</TextButton>
          </p>
        </div>
      </Sheet>
    </div>
  );
}

function describeReminders(reminders: EmailLog['reminders'], locale: string): string {
  const { isOver, recipients, withoutAddress, lastAt, nextAt } = reminders;
  if (isOver) return 'The wedding is over: nobody is reminded any more.';
  const { formatMoment } = createDateFormats(locale);
  const sentences = [
    recipients.length === 0
      ? 'No guest without a reply has an email address on your guest list.'
      : `${formatCount(recipients.length, 'guest with an email address has', 'guests with an email address have')} not replied yet.`,
    withoutAddress > 0 &&
      `${formatCount(withoutAddress, 'guest has', 'guests have')} no email address.`,
    lastAt && `The last reminders were sent ${formatMoment(lastAt)}.`,
    nextAt && `You can send the next ones from ${formatMoment(nextAt)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
