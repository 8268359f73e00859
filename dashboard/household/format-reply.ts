import type { GuestData } from '../../domain/dashboard-api.ts';
import {
  type Change,
  getChanges,
  type HistoryEntry,
  type HouseholdReply,
} from '../../domain/household.ts';

type Events = GuestData['wedding']['events'];

/** The label of a reply's column. */
export function getFieldLabel(field: keyof HouseholdReply, events: Events): string {
  return { ...LABELS, ...events }[field];
}

const LABELS = {
  guest_one_first: 'First name',
  guest_one_last: 'Last name',
  guest_two_first: 'Guest two’s first name',
  guest_two_last: 'Guest two’s last name',
  email: 'Email',
  guests_count: 'Guests',
  dietary_restrictions: 'Dietary notes',
};

export function formatValue(value: HouseholdReply[keyof HouseholdReply]): string {
  if (value === null) return 'none';
  if (value === 'attending') return 'Attending';
  if (value === 'not-attending') return 'Declined';
  return String(value);
}

/** A reply's attendance in one line. */
export function formatAttendance(
  { wedding, welcome_party }: HouseholdReply,
  events: Events,
): string {
  if (welcome_party === wedding)
    return wedding === 'attending' ? 'Attending both' : 'Declined both';
  return `${wedding === 'attending' ? events.wedding : events.welcome_party} only`;
}

/** The title of a step in a household's history, and the fields it changed. */
export function describeStep(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
): { title: string; changes: Change[] } {
  const changes = before ? getChanges(before.reply, step.reply) : [];
  return { title: getStepTitle(step, before, changes.length > 0), changes };
}

function getStepTitle(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
  hasChanges: boolean,
): string {
  if (step.action === 'withdraw') return 'Withdrawn';
  if (step.action === 'restore') return 'Restored';
  if (!before) return step.by === 'couple' ? 'Entered by you' : 'Replied';
  if (step.by === 'couple') return hasChanges ? 'Edited by you' : 'Saved by you without changes';
  if (before.action === 'withdraw') return 'Replied after the withdrawal';
  return hasChanges ? 'Replied again' : 'Sent the same reply again';
}
