import { useMutation } from '@tanstack/react-query';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
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
  const texts = getMessages('emails');
  const { data: emails, error } = useEmails();
  return (
    <PageSection
      id="about-replies"
      title={texts.aboutReplies}
      note={emails && formatTotals(emails)}
    >
      {emails === undefined && (
        <p className="measure soft">
          {error ? toErrorMessage(error) : getMessages('signIn').loading}
        </p>
      )}
      {emails && (
        <>
          <p className="measure soft">{texts.everyReceipt}</p>
          <p className="links">
            <EmailPreviewLink kind="receipt">{texts.previewReceipt}</EmailPreviewLink>
            <EmailPreviewLink kind="notification">{texts.previewNotification}</EmailPreviewLink>
          </p>
          {emails.entries.length > 0 && (
            <ul className="rows" aria-label={texts.latest}>
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

function EmailRow({ email }: { email: EmailLogEntry }) {
  const { id, kind, state, name, address, error } = email;
  const texts = getMessages('emails');
  const label = texts.replyKinds[kind];
  const canResend =
    state === 'failed' || (state === 'sent' && (kind === 'receipt' || kind === 'notification'));
  const resend = useMutation({
    mutationFn: () => request(api.emails[':id'].resend.$post, { param: { id } }),
    meta: { refresh: refreshEmails, failed: texts.notSentAgain },
    onSuccess: () => toast(texts.sendingAgain, texts.labelled(label, name)),
  });

  return (
    <li className="list-row">
      <p className="name">
        {name} <small>{label}</small>
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
            aria-label={texts.sendWhatAgain(`${label}, ${name}`)}
          >
            {texts.sendAgain}
          </TextButton>
        </p>
      )}
    </li>
  );
}

function EmailState({ email: { state, at, error, nextAt } }: { email: EmailLogEntry }) {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { failedAt, sending, sentAt, waitingUntil } = getMessages('emails');
  if (state === 'sent') return sentAt(formatMoment(at));
  if (state === 'failed') return failedAt(formatMoment(at));
  return error && nextAt ? waitingUntil(formatMoment(nextAt)) : sending;
}

function formatTotals({ sent, waiting, failed }: EmailLog): string {
  const { counts } = getMessages('emails');
  const totals = [
    counts.sent(sent),
    waiting > 0 && counts.waiting(waiting),
    failed > 0 && counts.failed(failed),
  ];
  return totals.filter(Boolean).join(', ');
}
