import { toHouseholdKey } from '../../domain/group-by-household.ts';
import type { EntryStatus } from '../../domain/guest-list.ts';
import { type Email, type EmailSite, eventParts, joinNames, siteLink } from './email.ts';

/** Guests on the list who share an email address and receive one reminder. */
export type ReminderGroup = { email: string; ids: number[]; names: string[] };

/** The email for guests on the list who have not replied. */
export function composeReminder(
  names: readonly string[],
  { wedding, publicUrl }: EmailSite,
): Email {
  const { couple, farewell, rsvp } = wedding;
  return {
    subject: `Will you be with us? · ${couple.join(' & ')}`,
    preview: 'We have not heard from you yet, and would love to.',
    greeting: `Dear ${joinNames(names)},`,
    parts: [
      {
        kind: 'paragraph',
        text: 'We have not heard from you yet, and would so love to know whether you will be with us:',
      },
      ...eventParts(wedding, null),
      {
        kind: 'paragraph',
        text: `${rsvp.deadlineLine}. A line on our website is all it takes, even if you cannot come; or simply reply to this email.`,
      },
      ...siteLink(publicUrl, 'Open the RSVP form'),
      {
        kind: 'paragraph',
        text: 'If your reply and this email have crossed on the way, please forgive us.',
      },
    ],
    closing: farewell,
    calendar: null,
  };
}

/** Groups the guests who have an email address and have not replied. */
export function groupReminderRecipients(guestList: readonly EntryStatus[]): ReminderGroup[] {
  const noReplyYet = guestList.flatMap(({ entry, household }) =>
    household === null ? [entry] : [],
  );
  const byAddress = Map.groupBy(noReplyYet, ({ email }) => email && toHouseholdKey(email));
  byAddress.delete(null);
  return [...byAddress.values()].map((guests) => ({
    email: guests[0]?.email ?? '',
    ids: guests.map(({ id }) => id),
    names: guests.map(({ name }) => name),
  }));
}
