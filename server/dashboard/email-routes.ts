import type { Context } from 'hono';
import {
  type EmailsResponse,
  type SendRemindersResponse,
  sendRemindersSchema,
} from '../../domain/dashboard-api.ts';
import type { EmailKind } from '../../domain/emails.ts';
import type { Database } from '../database/database.ts';
import type { Emails } from '../emails/emails.ts';
import { checkedBody } from '../http/checked-body.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';

type EmailDeps = { database: Database; source: GuestDataSource; emails: Emails | null };

/** Answers with what became of the letters; null where none are sent. */
export function getEmails({ database, source, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const { guestList } = await source.content();
    const log =
      emails && (await database.snapshot((queries) => emails.readLog(queries, guestList)));
    return c.json({ emails: log } satisfies EmailsResponse);
  };
}

/** Shows what a letter looks like, as a page. */
export function previewEmail({ emails }: EmailDeps) {
  return (c: Context): Response => {
    const kind = c.req.param('kind') ?? '';
    if (!isKind(kind)) throw dashboardErrors.notFound();
    return c.html(on(emails).preview(kind));
  };
}

/** Writes a letter once more that was sent, or given up. */
export function postResend({ database, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const id = c.req.param('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw dashboardErrors.emailNotFound();
    await database.exclusiveTransaction((queries) => on(emails).resend(queries, Number(id)));
    emails?.wake();
    return c.body(null, 204);
  };
}

/**
 * Writes a reminder to those whom the host saw and who have not answered since; throws when there
 * were reminders today.
 */
export function postReminders({ database, source, emails }: EmailDeps) {
  return async (c: Context): Promise<Response> => {
    const { entryIds } = await checkedBody(c, sendRemindersSchema);
    const { guestList } = await source.content();
    const queued = await database.exclusiveTransaction((queries) =>
      on(emails).remind(queries, guestList, new Set(entryIds)),
    );
    emails?.wake();
    return c.json({ queued } satisfies SendRemindersResponse, 201);
  };
}

function on(emails: Emails | null): Emails {
  if (!emails) throw dashboardErrors.emailsNotConfigured();
  return emails;
}

function isKind(kind: string): kind is EmailKind {
  return kind === 'receipt' || kind === 'notification' || kind === 'reminder';
}
