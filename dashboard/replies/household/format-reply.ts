import {
  type Change,
  getChanges,
  type HistoryEntry,
  type HouseholdReply,
  type ReplyField,
  toEventId,
} from '../../../domain/replies/household.ts';
import { hasOwnEvents } from '../../../domain/replies/people.ts';
import { parsePersonField } from '../../../domain/replies/person-fields.ts';
import { getAttendance } from '../../../domain/replies/reply-answers.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { type Form, formatAnswerField, getAnswerLabel, getEventTitle } from './format-answers.ts';

/** The fields that follow from what each person said. */
const FROM_PEOPLE = /^(event:|guest)/;

/** The changed fields, without those that follow from what each person said. */
export function getOwnChanges(before: HouseholdReply, after: HouseholdReply): Change[] {
  const isPerPerson = hasOwnEvents(before) && hasOwnEvents(after);
  return getChanges(before, after).filter(({ field }) => !isPerPerson || !FROM_PEOPLE.test(field));
}

/** A person who is in one of the two replies only; null for other changes. */
export function getPresenceChange({ field, before, after }: Change): 'Added' | 'Removed' | null {
  if (parsePersonField(field)?.part !== 'name') return null;
  if (before === null) return 'Added';
  return after === null ? 'Removed' : null;
}

/** The label of a field of the reply. */
export function getFieldLabel(field: ReplyField, form: Form, reply: HouseholdReply): string {
  const id = toEventId(field);
  if (id !== null) return getEventTitle(id, form);
  return getAnswerLabel(field, form, reply) ?? LABELS[field] ?? field;
}

const LABELS: Partial<Record<ReplyField, string>> = {
  guest_one_first: 'First name',
  guest_one_last: 'Last name',
  guest_two_first: 'Guest two’s first name',
  guest_two_last: 'Guest two’s last name',
  email: 'Email',
  guests: 'Guests',
  dietary_restrictions: 'Dietary notes',
};

export function formatValue(field: ReplyField, value: string | null, form: Form): string {
  const isEvent = toEventId(field) !== null || parsePersonField(field)?.part === 'event';
  if (!isEvent) return formatAnswerField(field, value, form);
  if (value === null) return 'Not asked';
  return value === 'attending' ? 'Attending' : 'Declined';
}

const MAX_LABELS = 3;

/** The changed fields in one line, as in 'Email, Menu, removed Pia Rossi and 7 more'. */
export function summarizeChanges(
  changes: readonly Change[],
  form: Form,
  reply: HouseholdReply,
): string {
  const labels = changes.map((change) => {
    const presence = getPresenceChange(change);
    return presence
      ? `${presence.toLowerCase()} ${formatValue(change.field, change.before ?? change.after, form)}`
      : getFieldLabel(change.field, form, reply);
  });
  const unique = [...new Set(labels)];
  const shown = unique.slice(0, MAX_LABELS).join(', ');
  return unique.length > MAX_LABELS ? `${shown} and ${unique.length - MAX_LABELS} more` : shown;
}

const MAX_TITLES = 3;

/** A reply's attendance in one line. */
export function formatAttendance(reply: HouseholdReply, events: readonly EventInfo[]): string {
  const asked = events.filter(({ id }) => getAttendance(reply, id) !== null);
  const attended = asked.filter(({ id }) => getAttendance(reply, id) === 'attending');
  const titles = attended.map(({ title }) => title);
  const all = ALL[asked.length] ?? ` all ${asked.length} events`;
  if (attended.length === asked.length) return asked.length > 0 ? `Attending${all}` : 'Not asked';
  if (attended.length === 0) return `Declined${all}`;
  if (attended.length > MAX_TITLES) return `Attending ${attended.length} of ${asked.length} events`;
  return `${new Intl.ListFormat('en').format(titles)} only`;
}

const ALL = ['', '', ' both'];

/** The title of a step in a household's history, and the fields it changed. */
export function describeStep(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
): { title: string; changes: Change[] } {
  const changes = before ? getOwnChanges(before.reply, step.reply) : [];
  return { title: getStepTitle(step, before, changes.length > 0), changes };
}

/** The co-host's name, or the couple, who share a password. */
export function formatAuthor({ author = 'the couple' }: HistoryEntry): string {
  return author;
}

function getStepTitle(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
  hasChanges: boolean,
): string {
  if (step.action === 'withdraw') return `Withdrawn by ${formatAuthor(step)}`;
  if (step.action === 'restore') return `Restored by ${formatAuthor(step)}`;
  if (step.by === 'couple') {
    const author = formatAuthor(step);
    if (!before) return `Entered by ${author}`;
    return hasChanges ? `Edited by ${author}` : `Saved by ${author} without changes`;
  }
  if (!before) return 'Replied';
  if (before.action === 'withdraw') return 'Replied after the withdrawal';
  return hasChanges ? 'Replied again' : 'Sent the same reply again';
}
