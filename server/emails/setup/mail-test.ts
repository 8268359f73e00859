import { randomUUID } from 'node:crypto';
import { localizeOnce } from '../../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import type { Email } from '../email.ts';
import { type MailFailure, trySending } from '../mail-server.ts';
import type { MailSettings } from '../mail-settings.ts';
import { buildMessage } from '../message.ts';

const TEST_EMAIL: Email = {
  subject: 'Test: your wedding website can send emails',
  preview: 'The mail server works.',
  greeting: 'Hello,',
  parts: [
    {
      kind: 'paragraph',
      text: 'the mail server of your wedding website works. Guests who reply receive a receipt from this address.',
    },
    {
      kind: 'paragraph',
      text: 'If you found this email among spam, your guests will too: the page “Emails” of the documentation explains SPF, DKIM and DMARC.',
    },
  ],
  closing: 'Your wedding website',
  calendar: null,
};

/** Sends a test email to the couple; returns the reason if the mail server did not accept it. */
export async function sendMailTest(
  { smtp, from }: MailSettings,
  to: string,
  document: WeddingDocument,
): Promise<MailFailure | null> {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const message = await buildMessage(TEST_EMAIL, {
    ...{ wedding: localizeOnce(document), from, to: [to], replyTo: from, now: new Date() },
    messageId: `<test.${randomUUID()}@${domain}>`,
  });
  return trySending(smtp, message);
}
