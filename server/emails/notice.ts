import type { RsvpRecord } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Email } from './email.ts';
import { fullNamesOf, inWords } from './names.ts';
import { eventParts, factsOf, formLink } from './receipt.ts';

/** What the hosts are told of a reply; `earlier` are the replies from the same address before. */
export function noticeOf(
  reply: RsvpRecord,
  { wedding, publicUrl }: { wedding: Wedding; publicUrl: string | null },
  earlier: number,
): Email {
  const names = inWords(fullNamesOf(reply));
  return {
    subject: `${earlier > 0 ? 'A reply has changed' : 'A reply has come'} · ${wedding.couple.join(' & ')}`,
    preview: 'Who it is from, and what they answered.',
    greeting: `Dear ${inWords(wedding.couple)},`,
    parts: [
      {
        kind: 'words',
        text:
          earlier > 0
            ? `${names} replied once more. This one counts now; the earlier stays in the history.`
            : `${names} replied.`,
      },
      ...eventParts(reply, wedding),
      { kind: 'facts', facts: factsOf(reply) },
      { kind: 'words', text: 'To write to them, answer this letter.' },
      ...formLink(publicUrl, 'To the dashboard', '/host'),
    ],
    closing: 'Yours, the website of',
    calendar: null,
  };
}
