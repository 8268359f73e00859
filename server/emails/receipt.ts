import { createCalendarEvents, createCalendarFile } from '../../domain/calendar.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import {
  type Email,
  type EmailSite,
  eventParts,
  isAttendingEvent,
  joinNames,
  replyFacts,
  siteLink,
} from './email.ts';

/** The email that a guest receives for a reply: the stored answers, and how to change them. */
export function composeReceipt(
  reply: RsvpRecord,
  { wedding, publicUrl }: EmailSite,
  now: Date,
): Email {
  const { rsvp, couple, farewell } = wedding;
  const events = createCalendarEvents(wedding).filter((_, index) => isAttendingEvent(reply, index));
  const isAttending = events.length > 0;
  return {
    subject: `We have your reply · ${couple.join(' & ')}`,
    preview: 'What we have written down, and how to change it.',
    greeting: `Dear ${joinNames([reply.guest_one_first, reply.guest_two_first ?? ''])},`,
    parts: [
      { kind: 'paragraph', text: isAttending ? rsvp.thanks : SORRY },
      { kind: 'paragraph', text: 'This is what we have written down:' },
      ...eventParts(wedding, reply),
      replyFacts(reply),
      ...(isAttending
        ? [{ kind: 'paragraph', text: describeAttachment(events.length) } as const]
        : []),
      { kind: 'paragraph', text: `${rsvp.footnote} Or simply reply to this email.` },
      ...siteLink(publicUrl, 'Open the RSVP form'),
    ],
    closing: farewell,
    calendar: isAttending ? createCalendarFile(events, now) : null,
  };
}

const SORRY =
  'Thank you for letting us know. We are sorry that you cannot be there, and will raise a glass to you.';

function describeAttachment(eventCount: number): string {
  return eventCount === 1
    ? 'The evening is attached as a calendar file: open it to add it to your calendar.'
    : 'Both evenings are attached as a calendar file: open it to add them to your calendar.';
}
