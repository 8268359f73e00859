import type { LetterBook, LetterKind } from '../../domain/letters.ts';
import type { InvitedStatus } from '../../domain/party.ts';
import type { StoredRsvp } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { GuestBookSource } from '../tables/guest-book.ts';
import { remindAwaited, resendLetter } from './by-hand.ts';
import { readLetterBook } from './letter-book.ts';
import { mailServer } from './mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { writeAboutReply } from './outbox.ts';
import { postRoom } from './post-room.ts';
import { previewOf } from './preview.ts';
import { startSender } from './sender.ts';

/** The letters of a site that has a mail server. */
export type Letters = {
  /** Writes what a reply asks for into the outbox, in the reply's own transaction. */
  writeAbout(queries: Queries, reply: StoredRsvp): Promise<void>;
  /** Says, after the transaction, that there is something to send. */
  wake(): void;
  stop(): Promise<void>;
  /** What the desk shows of them. */
  book(queries: Queries, invited: readonly InvitedStatus[]): Promise<LetterBook>;
  /** A letter to a guest who does not exist, as HTML. */
  preview(kind: LetterKind): string;
  /** Writes a letter once more; throws DeskRefusal. */
  resend(queries: Queries, id: number): Promise<void>;
  /** Reminds those who were seen and are still awaited; gives how many. Throws DeskRefusal. */
  remind(
    queries: Queries,
    invited: readonly InvitedStatus[],
    seen: ReadonlySet<number>,
  ): Promise<number>;
};

/** Starts to send what is and comes into the outbox. */
export function startLetters({
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
  book: GuestBookSource;
  log: Log;
}): Letters {
  const kinds = mail.hosts.length > 0 ? (['receipt', 'notice'] as const) : (['receipt'] as const);
  const room = postRoom({
    wedding,
    publicUrl,
    mail,
    invited: async () => (await book.content()).invited,
  });
  const sender = startSender({ database, room, server: mailServer(mail.smtp), log });
  return {
    writeAbout: (queries, { id }) => writeAboutReply(queries, id, kinds),
    wake: sender.wake,
    stop: sender.stop,
    book: (queries, invited) => readLetterBook(queries, invited, new Date()),
    preview: (kind) => previewOf(kind, { wedding, publicUrl }),
    resend: resendLetter,
    remind: (queries, invited, seen) => remindAwaited(queries, invited, seen, new Date()),
  };
}
