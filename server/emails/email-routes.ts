import type { Context } from 'hono';
import type { EmailsResponse } from '../../domain/dashboard/dashboard-api.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId } from '../platform/http/request-body.ts';
import type { Emails } from './emails.ts';
import { resendEmail } from './outbox.ts';

/** `emails` is null on a site that sends none. */
type EmailDeps = { database: Database; emails: Emails | null };

/** The dashboard's routes of single emails. */
export function createEmailRoutes({ database, emails }: EmailDeps) {
  async function getEmails(c: Context): Promise<Response> {
    const log = emails && (await database.snapshot(emails.readLog));
    return c.json({ emails: log } satisfies EmailsResponse);
  }

  /** Sends an example of an email as a page. */
  function previewEmail(c: Context): Response {
    const kind = c.req.param('kind');
    if (kind !== 'receipt' && kind !== 'notification') throw dashboardErrors.notFound();
    return c.html(requireEmails(emails).preview(kind));
  }

  /** Queues an email again that was sent or failed. */
  async function postResend(c: Context): Promise<Response> {
    const id = getPathId(c, dashboardErrors.emailNotFound);
    const { wake } = requireEmails(emails);
    const result = await database.exclusiveTransaction((queries) => resendEmail(queries, id));
    if (result === 'not-found') throw dashboardErrors.emailNotFound();
    if (result === 'already-queued') throw dashboardErrors.alreadyQueued();
    if (result === 'already-sent') throw dashboardErrors.alreadySent();
    wake();
    return c.body(null, 204);
  }

  return { getEmails, previewEmail, postResend };
}

export function requireEmails(emails: Emails | null): Emails {
  if (!emails) throw dashboardErrors.emailsNotConfigured();
  return emails;
}
