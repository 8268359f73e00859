import type { LetterKind } from '../../domain/letters.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import { letterAsHtml } from './html.ts';
import type { Letter } from './letter.ts';
import { noticeOf } from './notice.ts';
import { receiptOf } from './receipt.ts';
import { reminderFor } from './reminder.ts';

const GUEST: RsvpRecord = {
  guest_one_first: 'Anna',
  guest_one_last: 'Rossi',
  guest_two_first: 'Marco',
  guest_two_last: 'Bianchi',
  email: 'anna@example.com',
  welcome_party: 'attending',
  wedding: 'attending',
  guests_count: 2,
  dietary_restrictions: 'Marco eats no fish.',
};

/** A letter of each kind to a guest who does not exist, as HTML. */
export function previewOf(
  kind: LetterKind,
  site: { wedding: Wedding; publicUrl: string | null },
): string {
  const letters: Record<LetterKind, () => Letter> = {
    receipt: () => receiptOf(GUEST, site, new Date()),
    notice: () => noticeOf(GUEST, site, 0),
    reminder: () => reminderFor(['Anna Rossi', 'Marco Bianchi'], site),
  };
  const html = letterAsHtml(letters[kind](), site.wedding, site.wedding.locale);
  // In a browser it is a page of the desk.
  return html.replace('<title>', '<link rel="icon" href="/favicon.svg">\n<title>');
}
