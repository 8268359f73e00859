import { useMutation } from '@tanstack/react-query';
import type { EmailLog, EmailLogEntry } from '../../domain/emails/email-log.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { refreshEmails, useEmails } from './email-queries.ts';

/** Receipts, notifications and emails that failed. */
export function EmailsSection() {
  const { data: emails, error } = useEmails();
  return (
    <PageSection title="Emails about replies" note={emails && formatTotals(emails)}>
      {emails === undefined && (
        <p className="measure soft">{error ? toErrorMessage(error) : 'Loading…'}</p>
      )}
      {emails && (
        <>
          <p className="measure soft">
            Every guest who replies receives a receipt with their answers and the events for their
            calendar.
          </p>
          <p className="links">
            <EmailPreviewLink kind="receipt">Preview the receipt</EmailPreviewLink>
            <EmailPreviewLink kind="notification">Preview your notification</EmailPreviewLink>
          </p>
          {emails.entries.length > 0 && (
            <ul className="rows" aria-label="Latest emails">
              {emails.entries.map((email) => (
                <EmailRow key={email.id} email={email} />
              ))}
            </ul>
          )}
        </>
      )}
    </PageSection>
  );
}

type PreviewLinkProps = { kind: 'receipt' | 'notification'; children: string };

/** Opens a sample email in a new tab. */
function EmailPreviewLink({ kind, children }: PreviewLinkProps) {
  return (
    <a href={`/host/api/emails/preview/${kind}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const KIND_LABELS = {
  receipt: 'Receipt',
  notification: 'Notification to you',
  reminder: 'Reminder',
} as const;

function EmailRow({ email }: { email: EmailLogEntry }) {
  const { id, kind, state, name, address, error } = email;
  const canResend =
    state === 'failed' || (state === 'sent' && (kind === 'receipt' || kind === 'notification'));
  const resend = useMutation({
    mutationFn: () => request(api.emails[':id'].resend.$post, { param: { id } }),
    meta: { refresh: refreshEmails, failed: 'Not sent again' },
    onSuccess: () => toast('Sending again', `${KIND_LABELS[kind]}: ${name}`),
  });

  return (
    <li className="list-row">
      <p className="name">
        {name} <small>{KIND_LABELS[kind]}</small>
      </p>
      <p className={state === 'failed' ? 'error' : 'soft'}>
        <EmailState email={email} />
        {address && <span> · {address}</span>}
        {error && state !== 'sent' && <small className="small block">{error}</small>}
      </p>
      {canResend && (
        <p className="buttons end">
          <TextButton
            onClick={() => resend.mutate()}
            disabled={resend.isPending}
            aria-label={`Send again: ${KIND_LABELS[kind]}, ${name}`}
          >
            Send again
          </TextButton>
        </p>
      )}
    </li>
  );
}

function EmailState({ email: { state, at, error, nextAt } }: { email: EmailLogEntry }) {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  if (state === 'sent') return `Sent ${formatMoment(at)}`;
  if (state === 'failed') return `Failed ${formatMoment(at)}`;
  if (!error || !nextAt) return 'Sending…';
  return `Waiting, next attempt ${formatMoment(nextAt)}`;
}

function formatTotals({ sent, waiting, failed }: EmailLog): string {
  const totals = [`${sent} sent`, waiting && `${waiting} waiting`, failed && `${failed} failed`];
  return totals.filter(Boolean).join(', ');
}
