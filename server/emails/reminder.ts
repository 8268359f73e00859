import type { Wedding } from '../../domain/wedding.ts';
import type { Email } from './email.ts';
import { inWords } from './names.ts';
import { formLink } from './receipt.ts';

/** What those get who were invited and have not answered. */
export function reminderFor(
  names: readonly string[],
  { wedding, publicUrl }: { wedding: Wedding; publicUrl: string | null },
): Email {
  const { celebrate, couple, farewell, rsvp } = wedding;
  return {
    subject: `Will you be with us? · ${couple.join(' & ')}`,
    preview: 'We have not heard from you yet, and would love to.',
    greeting: `Dear ${inWords(names)},`,
    parts: [
      {
        kind: 'words',
        text: 'We have not heard from you yet, and would so love to know whether you will be with us:',
      },
      ...celebrate.events.map(
        (event) =>
          ({
            kind: 'event',
            title: event.title,
            when: `${event.date}, ${event.time}`,
            where: event.details.address,
          }) as const,
      ),
      {
        kind: 'words',
        text: `${rsvp.deadlineLine}. A line on our website is all it takes, also if you cannot come; or simply answer this letter.`,
      },
      ...formLink(publicUrl, 'To the form'),
      {
        kind: 'words',
        text: 'If your reply and this letter have crossed on the way, please forgive us.',
      },
    ],
    closing: farewell,
    calendar: null,
  };
}
