import MailComposer from 'nodemailer/lib/mail-composer';
import type { Wedding } from '../../domain/wedding.ts';
import type { Email } from './email.ts';
import { renderEmailHtml } from './html.ts';
import type { OutboxEmail } from './outbox.ts';
import { plainText } from './plain-text.ts';

/** A letter ready for the mail server. */
export type Message = { from: string; to: readonly string[]; bytes: Buffer };

/**
 * A letter as a mail server takes it. Of what a guest typed the address alone gets into its headers,
 * without a name beside it; a second copy sent by mistake has the same Message-ID as the first.
 */
export async function messageOf(
  email: Email,
  {
    wedding,
    from,
    to,
    replyTo,
    messageId,
    now,
  }: {
    wedding: Wedding;
    from: string;
    to: readonly string[];
    replyTo: string;
    messageId: string;
    now: Date;
  },
): Promise<Message> {
  const { calendar } = email;
  const composer = new MailComposer({
    from: { name: wedding.couple.join(' & '), address: from },
    to: to.map(bare),
    replyTo: bare(replyTo),
    subject: email.subject,
    messageId,
    date: now,
    headers: {
      // Holiday answers are for people.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    text: plainText(email, wedding),
    html: renderEmailHtml(email, wedding, wedding.locale),
    attachments:
      calendar === null
        ? []
        : [
            {
              filename: 'wedding.ics',
              content: calendar,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            },
          ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from, to, bytes: await composer.compile().build() };
}

/** The same for every try of a letter, and for no other letter of any wedding. */
export function messageIdOf({ kind, id, created_at }: OutboxEmail, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return `<${kind}.${id}.${Date.parse(created_at).toString(36)}@${domain}>`;
}

function bare(address: string) {
  return { name: '', address };
}
