import MailComposer from 'nodemailer/lib/mail-composer';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Email } from './email.ts';
import type { OutboxEmail } from './outbox.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** An email as bytes, with its envelope. */
export type Message = { from: string; to: readonly string[]; bytes: Buffer };

/** The recipients' addresses are the only text typed by a guest that reaches a header. */
export async function buildMessage(
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
  const { calendar, unsubscribe } = email;
  const qrCode = email.parts.find((part) => part.kind === 'qr-code');
  const composer = new MailComposer({
    from: { name: wedding.couple.join(' & '), address: from },
    to: to.map(withoutName),
    replyTo: withoutName(replyTo),
    subject: email.subject,
    messageId,
    date: now,
    headers: {
      // Asks other mail systems for no out-of-office answers.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.href}>` },
        // Mail programs unsubscribe with one request (RFC 8058).
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: renderText(email, wedding),
    html: renderHtml(email, wedding, () => `cid:${QR_CODE_ID}`),
    attachments: [
      ...(calendar === null ? [] : [toCalendarFile(calendar)]),
      ...(qrCode ? [toPicture(qrCode.png)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from, to, bytes: await composer.compile().build() };
}

const QR_CODE_ID = 'qr-code';

function toCalendarFile(content: string) {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { filename: 'wedding.ics', content, contentType };
}

/** Shown in the text, without a request to any server. */
function toPicture(content: Buffer) {
  return {
    filename: 'qr-code.png',
    content,
    cid: QR_CODE_ID,
    contentDisposition: 'inline' as const,
  };
}

/**
 * The same for every attempt to send an email, so that mail programs recognize a duplicate, and
 * different for every other email of any wedding.
 */
export function createMessageId({ kind, id, created_at }: OutboxEmail, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return `<${kind}.${id}.${Date.parse(created_at).toString(36)}@${domain}>`;
}

function withoutName(address: string) {
  return { name: '', address };
}
