import type { EmailKind } from '../../domain/emails.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Email } from './email.ts';
import { renderEmailHtml } from './html.ts';
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
  kind: EmailKind,
  site: { wedding: Wedding; publicUrl: string | null },
): string {
  const emails: Record<EmailKind, () => Email> = {
    receipt: () => receiptOf(GUEST, site, new Date()),
    notification: () => noticeOf(GUEST, site, 0),
    reminder: () => reminderFor(['Anna Rossi', 'Marco Bianchi'], site),
  };
  const html = renderEmailHtml(emails[kind](), site.wedding, site.wedding.locale);
  // In a browser it is a page of the dashboard.
  return html.replace('<title>', '<link rel="icon" href="/favicon.svg">\n<title>');
}
