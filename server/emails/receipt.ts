import { createCalendarEvents, createCalendarFile } from '../../domain/calendar.ts';
import { EVENTS } from '../../domain/headcount.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Email, Fact, LetterPart } from './email.ts';
import { fullNamesOf, greetingOf, inWords } from './names.ts';

type Site = { wedding: Wedding; publicUrl: string | null };

/** What a guest gets for a reply: all of it as it was stored, and how to change it. */
export function receiptOf(reply: RsvpRecord, { wedding, publicUrl }: Site, now: Date): Email {
  const { rsvp, couple, farewell } = wedding;
  const attended = createCalendarEvents(wedding).filter(
    (_, index) => answerTo(reply, index) === 'attending',
  );
  const isAttending = attended.length > 0;
  return {
    subject: `We have your reply · ${couple.join(' & ')}`,
    preview: 'What we have written down, and how to change it.',
    greeting: greetingOf(reply),
    parts: [
      { kind: 'words', text: isAttending ? rsvp.thanks : SORRY },
      { kind: 'words', text: 'This is what we have written down:' },
      ...eventParts(reply, wedding),
      { kind: 'facts', facts: factsOf(reply) },
      ...(isAttending ? [{ kind: 'words', text: calendarWords(attended.length) } as const] : []),
      { kind: 'words', text: `${rsvp.footnote} Or simply answer this letter.` },
      ...formLink(publicUrl, 'To the form'),
    ],
    closing: farewell,
    calendar: isAttending ? createCalendarFile(attended, now) : null,
  };
}

const SORRY =
  'Thank you for letting us know. We are sorry that you cannot be there, and will raise a glass to you.';

function calendarWords(events: number): string {
  return events === 1
    ? 'The evening is attached as a calendar file: open it, and it is in your calendar.'
    : 'Both evenings are attached as a calendar file: open it, and they are in your calendar.';
}

/** The events of the wedding, each with the answer to it. */
export function eventParts(reply: RsvpRecord, { celebrate }: Wedding): LetterPart[] {
  return celebrate.events.map((event, index) => {
    const isAttending = answerTo(reply, index) === 'attending';
    return {
      kind: 'event',
      title: event.title,
      when: `${event.date}, ${event.time}`,
      where: event.details.address,
      answer: { isAttending, text: isAttending ? 'Joyfully accepted' : 'Regretfully declined' },
    };
  });
}

/** The rest of what was replied. */
export function factsOf(reply: RsvpRecord): Fact[] {
  const notes = reply.dietary_restrictions;
  return [
    { label: 'Name', value: inWords(fullNamesOf(reply)) },
    { label: 'Number of guests', value: String(reply.guests_count) },
    { label: 'Email', value: reply.email },
    { label: 'Dietary restrictions', value: notes ?? 'None' },
  ];
}

/** A link into the site, where its address is known. */
export function formLink(publicUrl: string | null, text: string, path = '/'): LetterPart[] {
  return publicUrl === null ? [] : [{ kind: 'link', text, href: `${publicUrl}${path}` }];
}

function answerTo(reply: RsvpRecord, event: number) {
  const name = EVENTS[event];
  return name && reply[name];
}
