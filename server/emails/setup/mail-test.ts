import { randomUUID } from 'node:crypto';
import { getLanguage, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { chooseLanguage } from '../../../domain/wedding/languages.ts';
import { localizeOnce } from '../../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import type { Email } from '../email.ts';
import { type MailFailure, trySending } from '../mail-server.ts';
import type { MailSettings } from '../mail-settings.ts';
import { buildMessage } from '../message.ts';

/** Sends a test email to the couple; returns the reason if the mail server did not accept it. */
export async function sendMailTest(
  { smtp, from }: MailSettings,
  to: string,
  document: WeddingDocument,
): Promise<MailFailure | null> {
  const { works, spam, ...texts } = getMessages('mailServer').testEmail;
  const email: Email = {
    ...texts,
    parts: [works, spam].map((text) => ({ kind: 'paragraph', text })),
    calendar: null,
  };
  const wedding = localizeOnce(document, chooseLanguage(document, getLanguage()));
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const message = await buildMessage(email, {
    ...{ wedding, from, to: [to], replyTo: from, now: new Date() },
    messageId: `<test.${randomUUID()}@${domain}>`,
  });
  return trySending(smtp, message);
}
