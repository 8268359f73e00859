import type { Context } from 'hono';
import {
  type EmailsResponse,
  type SendRemindersResponse,
  sendRemindersSchema,
} from '../../domain/dashboard/dashboard-api.ts';
import type { EmailKind } from '../../domain/dashboard/emails.ts';
import type { Database } from '../database/database.ts';
import type { Emails } from '../emails/emails.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseBody } from '../http/request-body.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';

/** `emails` is null on a site that sends none. */
type EmailDeps = { database: Database; source: GuestDataSource; emails: Emails | null };

export function getEmails({ database, source, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const { guestList } = await source.content();
    const log =
      emails && (await database.snapshot((queries) => emails.readLog(queries, guestList)));
    return c.json({ emails: log } satisfies EmailsResponse);
  };
}

/** Sends an example of an email as a page. */
export function previewEmail({ emails }: EmailDeps) {
  return (c: Context): Response => {
    const kind = c.req.param('kind') ?? '';
    if (!isKind(kind)) throw dashboardErrors.notFound();
    return c.html(requireEmails(emails).preview(kind));
  };
}

/** Queues an email again that was sent or failed. */
export function postResend({ database, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const id = c.req.param('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw dashboardErrors.emailNotFound();
    await database.exclusiveTransaction((queries) =>
      requireEmails(emails).resend(queries, Number(id)),
    );
    emails?.wake();
    return c.body(null, 204);
  };
}

/**
 * Queues a reminder for the entries that the couple confirmed, without those that replied since.
 * Throws if reminders were sent within the last day.
 */
export function postReminders({ database, source, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const { entryIds } = await parseBody(c, sendRemindersSchema);
    const { guestList } = await source.content();
    const queued = await database.exclusiveTransaction((queries) =>
      requireEmails(emails).remind(queries, guestList, new Set(entryIds)),
    );
    emails?.wake();
    return c.json({ queued } satisfies SendRemindersResponse, 201);
  };
}

function requireEmails(emails: Emails | null): Emails {
  if (!emails) throw dashboardErrors.emailsNotConfigured();
  return emails;
}

function isKind(kind: string): kind is EmailKind {
  return kind === 'receipt' || kind === 'notification' || kind === 'reminder';
}
