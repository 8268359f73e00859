import { Link, useParams } from 'wouter';
import type { MailingDetails } from '../../domain/emails/mailings.ts';
import { toErrorMessage } from '../api/request.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { MailingDraftEditor } from './mailing-draft-editor.tsx';
import { KIND_NAMES, useMailingDetails, useMailings } from './mailing-queries.ts';
import { MailingReport } from './mailing-report.tsx';

/** One email to many guests: a draft to write, or a report of who got it. */
export function MailingPage() {
  const id = Number(useParams().id);
  const { data: overview } = useMailings();
  const { data: details, error } = useMailingDetails(id);
  if (!details || !overview) {
    return (
      <Page title="Email to guests">
        {error ? (
          <EmptyState>
            <p role="alert">{toErrorMessage(error)}</p>
            <Link href="/emails">All emails</Link>
          </EmptyState>
        ) : (
          <p>Loading…</p>
        )}
      </Page>
    );
  }
  const { mailing } = details;
  return (
    <Page title={KIND_NAMES[mailing.kind]} lead={<Lead details={details} />}>
      {mailing.state === 'draft' ? (
        <MailingDraftEditor key={mailing.id} details={details} overview={overview} />
      ) : (
        <MailingReport details={details} overview={overview} />
      )}
    </Page>
  );
}

function Lead({ details }: { details: MailingDetails }) {
  const isDraft = details.mailing.state === 'draft';
  return (
    <>
      {isDraft && 'Write the email, choose its recipients, and check the preview. '}
      <Link href="/emails" className="touch">
        All emails
      </Link>
    </>
  );
}
