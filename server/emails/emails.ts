import type { EmailKind, EmailLog } from '../../domain/dashboard/emails.ts';
import type { EntryStatus } from '../../domain/guest-list/guest-list.ts';
import { combineAnswers } from '../../domain/replies/reply-answers.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp.ts';
import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import { isWeddingOver } from '../../domain/wedding/demo-wedding.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Database, Queries, Statement } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Log } from '../log.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import { createEmailComposer } from './compose-email.ts';
import { createEmailSite, type EmailSettings, type EmailSite } from './email.ts';
import { lastRemindersAt, nextRemindersAt, readEmailLog } from './email-log.ts';
import { createMailServer } from './mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { composeNotification } from './notification.ts';
import {
  createReplyEmails,
  deleteEmail,
  findEmail,
  queueReminder,
  requeueEmail,
} from './outbox.ts';
import { composeReceipt } from './receipt.ts';
import { composeReminder, groupReminderRecipients } from './reminder.ts';
import { renderHtml } from './render-html.ts';
import { startSender } from './sender.ts';

/** The emails of a site that has a mail server. */
export type Emails = {
  /** Creates the statement that queues the emails about a reply, for the reply's own batch. */
  createReplyEmails(language: LanguageCode | null): Statement;
  /** Starts sending; called after the transaction that queued an email. */
  wake(): void;
  stop(): Promise<void>;
  readLog(queries: Queries, guestList: readonly EntryStatus[]): Promise<EmailLog>;
  /** An example email as an HTML page. */
  preview(kind: EmailKind): string;
  /** Queues the same email again; throws DashboardError. */
  resend(queries: Queries, id: number): Promise<void>;
  /**
   * Queues reminders for the selected guests that still have not replied, and returns how many.
   * Throws DashboardError.
   */
  remind(
    queries: Queries,
    guestList: readonly EntryStatus[],
    selectedIds: ReadonlySet<number>,
  ): Promise<number>;
};

/** Starts sending the outbox. */
export function startEmails({
  mail,
  publicUrl,
  getContent,
  database,
  guestData,
  log,
}: EmailSettings & {
  mail: MailSettings;
  database: Database;
  guestData: GuestDataSource;
  log: Log;
}): Emails {
  const kinds =
    mail.notify.length > 0 ? (['receipt', 'notification'] as const) : (['receipt'] as const);
  const composer = createEmailComposer({
    getContent,
    publicUrl,
    mail,
    loadGuestList: async () => (await guestData.content()).guestList,
  });
  const mailServer = createMailServer(mail.smtp);
  const sender = startSender({ database, composer, mailServer, log });
  return {
    createReplyEmails: (language) => createReplyEmails(kinds, language),
    wake: sender.wake,
    stop: sender.stop,
    readLog: (queries, guestList) => {
      const now = new Date();
      return readEmailLog(queries, guestList, { now, isOver: isWeddingOver(getContent(), now) });
    },
    preview: (kind) => renderPreview(kind, createEmailSite({ getContent, publicUrl }, null)),
    resend,
    remind(queries, guestList, selectedIds) {
      if (isWeddingOver(getContent())) throw dashboardErrors.weddingOver();
      return remind(queries, guestList, selectedIds);
    },
  };
}

async function resend(queries: Queries, id: number): Promise<void> {
  const email = await findEmail(queries, id);
  if (!email) throw dashboardErrors.emailNotFound();
  const isWaiting = email.sent_at === null && email.failed_at === null;
  if (isWaiting) throw dashboardErrors.alreadyQueued();
  // A reminder that arrived is not repeated; new ones can be sent the next day.
  if (email.kind === 'reminder' && email.sent_at) throw dashboardErrors.remindedToday();
  await requeueEmail(queries, email);
  if (email.failed_at) await deleteEmail(queries, id);
}

async function remind(
  queries: Queries,
  guestList: readonly EntryStatus[],
  selectedIds: ReadonlySet<number>,
): Promise<number> {
  // The caller's transaction is exclusive: of two simultaneous requests, the second fails here.
  if (nextRemindersAt(await lastRemindersAt(queries), new Date())) {
    throw dashboardErrors.remindedToday();
  }
  const ids = groupReminderRecipients(guestList).flatMap(
    (group) => group.ids.find((id) => selectedIds.has(id)) ?? [],
  );
  for (const id of ids) await queueReminder(queries, id);
  return ids.length;
}

function createExampleReply(wedding: Wedding): RsvpRecord {
  const { events } = getRsvpQuestions(wedding);
  return {
    guest_one_first: 'Anna',
    guest_one_last: 'Rossi',
    guest_two_first: 'Marco',
    guest_two_last: 'Bianchi',
    email: 'anna@example.com',
    guests_count: 2,
    dietary_restrictions: 'Marco eats no fish.',
    ...combineAnswers(Object.fromEntries(events.map(({ id }) => [id, 'attending' as const]))),
  };
}

function renderPreview(kind: EmailKind, site: EmailSite): string {
  const reply = createExampleReply(site.wedding);
  const compose = {
    receipt: () => composeReceipt(reply, site, new Date()),
    notification: () => composeNotification(reply, site, { isFirstReply: true }),
    reminder: () => composeReminder(['Anna Rossi', 'Marco Bianchi'], site),
  };
  const html = renderHtml(compose[kind](), site.wedding);
  // The preview opens as a page of the dashboard and shows the site's icon.
  return html.replace('<title>', '<link rel="icon" href="/favicon.svg">\n<title>');
}
