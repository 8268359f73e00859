import { getAttendance } from '../../domain/replies/reply-answers.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp.ts';
import { createCalendarEvents, createCalendarFile } from '../../domain/wedding/calendar.ts';
import {
  type Email,
  type EmailSite,
  eventParts,
  joinNames,
  replyFacts,
  siteLink,
} from './email.ts';
import { EMAIL_MESSAGES } from './email-messages.ts';

/** The email that a guest receives for a reply: the stored answers, and how to change them. */
export function composeReceipt(
  reply: RsvpRecord,
  { wedding, publicUrl, home }: EmailSite,
  now: Date,
): Email {
  const { rsvp, couple, farewell, language } = wedding;
  const messages = EMAIL_MESSAGES[language];
  const { attached, orReply, preview, sorry, stored, subject } = messages.receipt;
  const names = joinNames(getFirstNames(reply), language);
  const ids = wedding.celebrate.events.map(({ id }) => id);
  const events = createCalendarEvents(wedding).filter(
    (_, index) => getAttendance(reply, ids[index] ?? '') === 'attending',
  );
  const isAttending = events.length > 0;
  return {
    subject: `${subject} · ${couple.join(' & ')}`,
    preview,
    greeting: messages.greeting.replace('{names}', () => names),
    parts: [
      { kind: 'paragraph', text: isAttending ? rsvp.thanks : sorry },
      { kind: 'paragraph', text: stored },
      ...eventParts(wedding, reply, language),
      replyFacts(reply, language),
      ...(isAttending
        ? [
            {
              kind: 'paragraph',
              text: attached[Math.min(events.length, 3) - 1] ?? attached[2],
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: `${rsvp.footnote} ${orReply}` },
      ...siteLink(publicUrl, messages.openForm, home),
    ],
    closing: farewell,
    calendar: isAttending ? createCalendarFile(events, now) : null,
  };
}

function getFirstNames({ answers, guest_one_first, guest_two_first }: RsvpRecord): string[] {
  const further = (answers?.guests ?? []).map(({ first }) => first ?? '');
  return [guest_one_first, guest_two_first ?? '', ...further];
}
