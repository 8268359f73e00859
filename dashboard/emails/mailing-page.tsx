import { Link, useParams } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { MailingDetails } from '../../domain/emails/mailings.ts';
import { toErrorMessage } from '../api/request.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { MailingDraftEditor } from './mailing-draft-editor.tsx';
import { useMailingDetails, useMailings } from './mailing-queries.ts';
import { MailingReport } from './mailing-report.tsx';

/** One email to many guests: a draft to write, or a report of who got it. */
export function MailingPage() {
  const texts = getMessages('emails');
  const id = Number(useParams().id);
  const { data: overview } = useMailings();
  const { data: details, error } = useMailingDetails(id);
  if (!details || !overview) {
    return (
      <Page title={texts.emailToGuests}>
        {error ? (
          <EmptyState>
            <p role="alert">{toErrorMessage(error)}</p>
            <Link href="/emails">{texts.allEmails}</Link>
          </EmptyState>
        ) : (
          <p>{getMessages('signIn').loading}</p>
        )}
      </Page>
    );
  }
  const { mailing } = details;
  return (
    <Page title={texts.kinds[mailing.kind]} lead={<Lead details={details} />}>
      {mailing.state === 'draft' ? (
        <MailingDraftEditor key={mailing.id} details={details} overview={overview} />
      ) : (
        <MailingReport details={details} overview={overview} />
      )}
    </Page>
  );
}

function Lead({ details }: { details: MailingDetails }) {
  const { allEmails, howToWrite } = getMessages('emails');
  return (
    <>
      {details.mailing.state === 'draft' && `${howToWrite} `}
      <Link href="/emails" className="touch">
        {allEmails}
      </Link>
    </>
  );
}
