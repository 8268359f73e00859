import { formatList, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { HistoryEntry } from '../../../domain/replies/household.ts';
import { getPersonName, isAlone } from '../../../domain/replies/names.ts';
import { formatAnswer } from '../../../domain/replies/questions.ts';
import { type AnswerValue, getAttendance, type Reply } from '../../../domain/replies/reply.ts';
import {
  type Change,
  listChanges,
  type ReplyField,
} from '../../../domain/replies/reply-changes.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { type Form, findQuestion } from './format-answers.ts';

/** A person who is in one of the two replies only; null for other changes. */
export function getPresenceChange({ field, before, after }: Change): 'added' | 'removed' | null {
  if (field.part !== 'person') return null;
  if (before === null) return 'added';
  return after === null ? 'removed' : null;
}

/** The label of a field of the reply. */
export function getFieldLabel(field: ReplyField, form: Form, reply: Reply): string {
  const { fields } = getMessages('replies');
  if (field.part === 'name') {
    if (field.guest === 0) return fields[field.half];
    return field.half === 'first' ? fields.guestTwoFirst : fields.guestTwoLast;
  }
  const label = getPartLabel(field, form);
  if (field.part === 'person' || !('person' in field) || field.person === undefined) return label;
  const person = reply.people[field.person];
  if (!person) return fields.person;
  return isAlone(reply) ? label : `${getPersonName(reply, person)} · ${label}`;
}

function getPartLabel(field: Exclude<ReplyField, { part: 'name' }>, form: Form): string {
  const { fields } = getMessages('replies');
  // Replies may have answers about events and questions that are not on the form any more.
  if (field.part === 'event') {
    return form.events.find(({ id }) => id === field.id)?.title ?? fields.removedEvent;
  }
  if (field.part === 'question') {
    return findQuestion(form, field.id)?.label ?? fields.removedQuestion;
  }
  return fields[field.part];
}

export function formatValue(field: ReplyField, value: AnswerValue | null, form: Form): string {
  const texts = getMessages('replies');
  if (field.part === 'event') {
    if (value === null) return texts.attendance['not-asked'];
    return texts.attendance[value === 'attending' ? 'attending' : 'not-attending'];
  }
  if (field.part === 'person')
    return value === null ? texts.notInReply : `${value || texts.noName}`;
  if (value === null) return texts.noValue;
  if (field.part === 'question') {
    const locale = toDashboardLocale(form.locale);
    return formatAnswer(findQuestion(form, field.id), value, texts, locale);
  }
  return String(value);
}

const MAX_LABELS = 3;

/** The changed fields in one line, as in 'Email, Menu, removed Pia Rossi and 7 more'. */
export function summarizeChanges(changes: readonly Change[], form: Form, reply: Reply): string {
  const { addedPerson, andMore, removedPerson } = getMessages('replies');
  const labels = changes.map((change) => {
    const presence = getPresenceChange(change);
    if (!presence) return getFieldLabel(change.field, form, reply);
    const name = formatValue(change.field, change.before ?? change.after, form);
    return presence === 'added' ? addedPerson(name) : removedPerson(name);
  });
  const unique = [...new Set(labels)];
  const shown = unique.slice(0, MAX_LABELS).join(', ');
  return unique.length > MAX_LABELS ? andMore(shown, unique.length - MAX_LABELS) : shown;
}

const MAX_TITLES = 3;

/** A reply's attendance in one line. */
export function formatAttendance(reply: Reply, events: readonly EventInfo[]): string {
  const texts = getMessages('replies');
  const asked = events.filter(({ id }) => getAttendance(reply, id) !== null);
  const attended = asked.filter(({ id }) => getAttendance(reply, id) === 'attending');
  const count = asked.length;
  if (count === 0) return texts.attendance['not-asked'];
  if (attended.length === count) {
    if (count === 1) return texts.attendance.attending;
    return count === 2 ? texts.attendingBoth : texts.attendingAll(count);
  }
  if (attended.length === 0) {
    if (count === 1) return texts.attendance['not-attending'];
    return count === 2 ? texts.declinedBoth : texts.declinedAll(count);
  }
  if (attended.length > MAX_TITLES) return texts.attendingSome(attended.length, count);
  return texts.attendingOnly(formatList(attended.map(({ title }) => title)));
}

/** The title of a step in a household's history, and the fields it changed. */
export function describeStep(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
): { title: string; changes: Change[] } {
  const changes = before ? listChanges(before.reply, step.reply) : [];
  return { title: getStepTitle(step, before, changes.length > 0), changes };
}

function getStepTitle(
  step: HistoryEntry,
  before: HistoryEntry | undefined,
  hasChanges: boolean,
): string {
  const texts = getMessages('replies');
  // The couple share a password; a co-host has a name.
  const { author = null } = step;
  if (step.action === 'withdraw') return texts.withdrawnBy(author);
  if (step.action === 'restore') return texts.restoredBy(author);
  if (step.by === 'couple') {
    if (!before) return texts.enteredBy(author);
    return hasChanges ? texts.editedBy(author) : texts.savedBy(author);
  }
  if (!before) return texts.replied;
  if (before.action === 'withdraw') return texts.repliedAfterWithdrawal;
  return hasChanges ? texts.repliedAgain : texts.sentSame;
}
