import type { EmailKind, EmailLog } from '../../domain/emails.ts';
import type { EntryStatus } from '../../domain/guest-list.ts';
import type { StoredRsvp } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { GuestDataSource } from '../tables/guest-data.ts';
import { remindAwaited, resendEmail } from './by-hand.ts';
import { createEmailComposer } from './compose-email.ts';
import { readEmailLog } from './email-log.ts';
import { mailServer } from './mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { queueReplyEmails } from './outbox.ts';
import { previewOf } from './preview.ts';
import { startSender } from './sender.ts';

/** The letters of a site that has a mail server. */
export type Emails = {
  /** Writes what a reply asks for into the outbox, in the reply's own transaction. */
  writeAbout(queries: Queries, reply: StoredRsvp): Promise<void>;
  /** Says, after the transaction, that there is something to send. */
  wake(): void;
  stop(): Promise<void>;
  /** What the dashboard shows of them. */
  book(queries: Queries, invited: readonly EntryStatus[]): Promise<EmailLog>;
  /** A letter to a guest who does not exist, as HTML. */
  preview(kind: EmailKind): string;
  /** Writes a letter once more; throws DashboardError. */
  resend(queries: Queries, id: number): Promise<void>;
  /** Reminds those who were seen and are still awaited; gives how many. Throws DashboardError. */
  remind(
    queries: Queries,
    invited: readonly EntryStatus[],
    seen: ReadonlySet<number>,
  ): Promise<number>;
};

/** Starts to send what is and comes into the outbox. */
export function startEmails({
  mail,
  publicUrl,
  wedding,
  database,
  book,
  log,
}: {
  mail: MailSettings;
  publicUrl: string | null;
  wedding: Wedding;
  database: Database;
  book: GuestDataSource;
  log: Log;
}): Emails {
  const kinds =
    mail.hosts.length > 0 ? (['receipt', 'notification'] as const) : (['receipt'] as const);
  const room = createEmailComposer({
    wedding,
    publicUrl,
    mail,
    invited: async () => (await book.content()).guestList,
  });
  const sender = startSender({ database, room, server: mailServer(mail.smtp), log });
  return {
    writeAbout: (queries, { id }) => queueReplyEmails(queries, id, kinds),
    wake: sender.wake,
    stop: sender.stop,
    book: (queries, invited) => readEmailLog(queries, invited, new Date()),
    preview: (kind) => previewOf(kind, { wedding, publicUrl }),
    resend: resendEmail,
    remind: (queries, invited, seen) => remindAwaited(queries, invited, seen, new Date()),
  };
}
