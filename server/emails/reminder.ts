import type { EntryStatus } from '../../domain/guest-list/guest-list.ts';
import { toHouseholdKey } from '../../domain/replies/group-by-household.ts';
import { type Email, type EmailSite, eventParts, joinNames, siteLink } from './email.ts';
import { EMAIL_MESSAGES } from './email-messages.ts';

/** Guests on the list who share an email address and receive one reminder. */
export type ReminderGroup = { email: string; ids: number[]; names: string[] };

/**
 * The email for guests on the list who have not replied, in the first language: only a reply tells which
 * one a guest reads.
 */
export function composeReminder(
  names: readonly string[],
  { wedding, publicUrl, home }: EmailSite,
): Email {
  const { couple, farewell, language, rsvp } = wedding;
  const messages = EMAIL_MESSAGES[language];
  const { crossed, howToReply, preview, question, subject } = messages.reminder;
  return {
    subject: `${subject} · ${couple.join(' & ')}`,
    preview,
    greeting: messages.greeting.replace('{names}', () => joinNames(names, language)),
    parts: [
      { kind: 'paragraph', text: question },
      ...eventParts(wedding, null, language),
      { kind: 'paragraph', text: `${rsvp.deadlineLine}. ${howToReply}` },
      ...siteLink(publicUrl, messages.openForm, home),
      { kind: 'paragraph', text: crossed },
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
  const byAddress = Map.groupBy(noReplyYet, ({ emails: [email] }) =>
    email === undefined ? null : toHouseholdKey(email),
  );
  byAddress.delete(null);
  return [...byAddress.values()].map((guests) => ({
    email: guests[0]?.emails[0] ?? '',
    ids: guests.map(({ id }) => id),
    names: guests.map(({ name }) => name),
  }));
}
