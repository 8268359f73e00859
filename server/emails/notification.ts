import type { RsvpRecord } from '../../domain/replies/rsvp.ts';
import { createSiteLink, type Email, type EmailSite, joinNames, listFullNames } from './email.ts';
import { listAnsweredEvents, listReplyFacts } from './reply-parts.ts';

/** The email that tells the couple about a reply, in the dashboard's English. */
export function composeNotification(
  reply: RsvpRecord,
  { wedding, publicUrl }: EmailSite,
  { isFirstReply }: { isFirstReply: boolean },
): Email {
  const names = joinNames(listFullNames(reply));
  return {
    subject: `${isFirstReply ? 'New reply' : 'Changed reply'} · ${wedding.couple.join(' & ')}`,
    preview: 'The guest and their answers.',
    greeting: `Dear ${joinNames(wedding.couple)},`,
    parts: [
      {
        kind: 'paragraph',
        text: isFirstReply
          ? `${names} replied.`
          : `${names} replied again. This reply counts now; the earlier one stays in the history.`,
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
