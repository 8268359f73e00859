import type { SentReply } from './email.ts';
import { createSiteLink, type Email, type EmailSite, formatFullNames, joinNames } from './email.ts';
import { listAnsweredEvents, listReplyFacts } from './reply-parts.ts';

/** The email that tells the couple about a reply, in the dashboard's English. */
export function composeNotification(
  reply: SentReply,
  { wedding, publicUrl }: EmailSite,
  { isFirstReply, isWaiting }: { isFirstReply: boolean; isWaiting: boolean },
): Email {
  const names = formatFullNames(reply);
  const repliedAgain = isWaiting
    ? `${names} replied without the personal link, and they have a reply by it. This one is not counted until you decide about it on the guest list.`
    : `${names} replied again. This reply counts now; the earlier one stays in the history.`;
  return {
    subject: `${isWaiting ? 'Reply to decide about' : isFirstReply ? 'New reply' : 'Changed reply'} · ${wedding.couple.join(' & ')}`,
    preview: 'The guest and their answers.',
    greeting: `Dear ${joinNames(wedding.couple)},`,
    parts: [
      {
        kind: 'paragraph',
        text: isFirstReply && !isWaiting ? `${names} replied.` : repliedAgain,
      },
      ...listAnsweredEvents(wedding, reply, 'en'),
      listReplyFacts(wedding, reply, { isAttending: true, language: 'en' }),
      { kind: 'paragraph', text: 'To write to them, reply to this email.' },
      ...createSiteLink(publicUrl, 'Open the dashboard', '/host'),
    ],
    closing: 'Yours, the website of',
    calendar: null,
  };
}

/** The email that tells the couple about many replies at once. `replies` are the first of them. */
export function composeBundle(
  replies: readonly SentReply[],
  count: number,
  { wedding, publicUrl }: EmailSite,
): Email {
  const names = replies.map((reply) => formatFullNames(reply));
  const more = count - replies.length;
  return {
    subject: `${count} new replies · ${wedding.couple.join(' & ')}`,
    preview: 'Who replied.',
    greeting: `Dear ${joinNames(wedding.couple)},`,
    parts: [
      { kind: 'paragraph', text: `${count} replies came in:` },
      { kind: 'paragraph', text: names.join('\n') + (more > 0 ? `\nand ${more} more.` : '') },
      { kind: 'paragraph', text: 'The dashboard shows their answers.' },
      ...createSiteLink(publicUrl, 'Open the dashboard', '/host'),
    ],
    closing: 'Yours, the website of',
    calendar: null,
  };
}
