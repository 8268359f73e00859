import type { HistoryEntry } from '../../../domain/replies/household.ts';
import { getPersonName } from '../../../domain/replies/names.ts';
import { formatAnswer } from '../../../domain/replies/questions.ts';
import { type AnswerValue, getAttendance, type Reply } from '../../../domain/replies/reply.ts';
import {
  type Change,
  listChanges,
  type ReplyField,
} from '../../../domain/replies/reply-changes.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { type Form, findQuestion, WORDS } from './format-answers.ts';

/** A person who is in one of the two replies only; null for other changes. */
export function getPresenceChange({ field, before, after }: Change): 'Added' | 'Removed' | null {
  if (field.part !== 'person') return null;
  if (before === null) return 'Added';
  return after === null ? 'Removed' : null;
}

const LABELS = {
  email: 'Email',
  guests: 'Guests',
  note: 'Dietary notes',
  person: 'Person',
  dietary: 'Dietary needs',
};
const NAME_LABELS = [
  { first: 'First name', last: 'Last name' },
  { first: 'Guest two’s first name', last: 'Guest two’s last name' },
];

/** The label of a field of the reply. */
export function getFieldLabel(field: ReplyField, form: Form, reply: Reply): string {
  if (field.part === 'name') return NAME_LABELS[field.guest]?.[field.half] ?? '';
  const label = getPartLabel(field, form);
  if (field.part === 'person' || !('person' in field) || field.person === undefined) return label;
  const person = reply.people[field.person];
  return person ? `${getPersonName(reply, person)} · ${label}` : LABELS.person;
}

function getPartLabel(field: Exclude<ReplyField, { part: 'name' }>, form: Form): string {
  // Replies may have answers about events and questions that are not on the form any more.
  if (field.part === 'event') {
    return form.events.find(({ id }) => id === field.id)?.title ?? 'Removed event';
  }
  if (field.part === 'question') return findQuestion(form, field.id)?.label ?? 'Removed question';
  return LABELS[field.part];
}

export function formatValue(field: ReplyField, value: AnswerValue | null, form: Form): string {
  if (field.part === 'event') {
    if (value === null) return 'Not asked';
    return value === 'attending' ? 'Attending' : 'Declined';
  }
  if (field.part === 'person') return value === null ? 'not in the reply' : `${value || 'no name'}`;
  if (value === null) return 'none';
  if (field.part === 'question') return formatAnswer(findQuestion(form, field.id), value, WORDS);
  return String(value);
}

const MAX_LABELS = 3;

/** The changed fields in one line, as in 'Email, Menu, removed Pia Rossi and 7 more'. */
export function summarizeChanges(changes: readonly Change[], form: Form, reply: Reply): string {
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
export function formatAttendance(reply: Reply, events: readonly EventInfo[]): string {
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
  const changes = before ? listChanges(before.reply, step.reply) : [];
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
