import type { GuestData } from '../../domain/dashboard-api.ts';
import {
  type Change,
  getChanges,
  type HistoryEntry,
  type HouseholdReply,
} from '../../domain/household.ts';

type Events = GuestData['wedding']['events'];

/** What each column of a reply is called at the dashboard. */
export function fieldName(field: keyof HouseholdReply, events: Events): string {
  return { ...NAMES, ...events }[field];
}

const NAMES = {
  guest_one_first: 'First name',
  guest_one_last: 'Last name',
  guest_two_first: 'Guest two, first name',
  guest_two_last: 'Guest two, last name',
  email: 'E-mail',
  guests_count: 'Guests',
  dietary_restrictions: 'Dietary notes',
};

/** A column's value, as a person says it. */
export function valueWords(value: HouseholdReply[keyof HouseholdReply]): string {
  if (value === null) return 'none';
  if (value === 'attending') return 'Attending';
  if (value === 'not-attending') return 'Declined';
  return String(value);
}

/** What happened at one step of a party's history. */
export type StepWords = { title: string; changes: Change[] };

export function stepWords(step: HistoryEntry, before: HistoryEntry | undefined): StepWords {
  const changes = before ? getChanges(before.reply, step.reply) : [];
  return { title: stepTitle(step, before, changes.length), changes };
}

function stepTitle(step: HistoryEntry, before: HistoryEntry | undefined, changes: number): string {
  if (step.action === 'withdraw') return 'Withdrawn';
  if (step.action === 'restore') return 'Restored';
  if (!before) return step.by === 'couple' ? 'Entered by hand' : 'Replied';
  if (step.by === 'couple') return changes ? 'Amended by hand' : 'Saved by hand, unchanged';
  if (before.action === 'withdraw') return 'Replied anew';
  return changes ? 'Replied again' : 'Sent the same reply again';
}

/** What a party said, in one line. */
export function answerLine({ wedding, welcome_party }: HouseholdReply, events: Events): string {
  if (welcome_party === wedding)
    return wedding === 'attending' ? 'Attending both' : 'Declined both';
  return `${wedding === 'attending' ? events.wedding : events.welcome_party} only`;
}
