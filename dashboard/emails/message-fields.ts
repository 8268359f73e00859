import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { MailingMessage, RecipientFilter } from '../../domain/emails/mailings.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';

/** A part of a message that two people can change at the same time. */
export type MessageField = 'filter' | 'except' | `${'subject' | 'body'}:${LanguageCode}`;

export const MESSAGE_FIELDS: MessageField[] = [
  ...LANGUAGES.flatMap((code) => [`subject:${code}`, `body:${code}`] as const),
  ...(['filter', 'except'] as const),
];

/** The fields that differ. */
export function listChanges(a: MailingMessage, b: MailingMessage): MessageField[] {
  return MESSAGE_FIELDS.filter((field) => !isSameField(field, a, b));
}

export function isSameField(field: MessageField, a: MailingMessage, b: MailingMessage): boolean {
  return toComparable(a, field) === toComparable(b, field);
}

/** The saved message with some fields of another one. */
export function mergeMessages(
  saved: MailingMessage,
  mine: MailingMessage,
  own: readonly MessageField[],
): MailingMessage {
  const merged = { ...saved, texts: { ...saved.texts } };
  for (const field of own) {
    if (field === 'filter') merged.filter = mine.filter;
    else if (field === 'except') merged.except = mine.except;
    else {
      const [part, code] = splitField(field);
      const text = merged.texts[code] ?? { subject: '', body: '' };
      merged.texts[code] = { ...text, [part]: getText(mine, field) };
    }
  }
  return merged;
}

/** The subject or the body in a language. */
function getText(
  { texts }: MailingMessage,
  field: Exclude<MessageField, 'filter' | 'except'>,
): string {
  const [part, code] = splitField(field);
  return texts[code]?.[part] ?? '';
}

function splitField(
  field: Exclude<MessageField, 'filter' | 'except'>,
): ['subject' | 'body', LanguageCode] {
  return field.split(':') as ['subject' | 'body', LanguageCode];
}

function toComparable(message: MailingMessage, field: MessageField): string {
  if (field === 'filter') return JSON.stringify(message.filter);
  return field === 'except' ? message.except.toSorted().join() : getText(message, field).trim();
}

export function getFieldLabel(field: MessageField): string {
  const { leftOut, recipients, subject, text } = getMessages('emails');
  if (field === 'filter') return recipients;
  if (field === 'except') return leftOut;
  const [part, code] = splitField(field);
  return `${part === 'subject' ? subject : text}, ${LANGUAGE_DETAILS[code].name}`;
}

/** A field in words. */
export function formatField(field: MessageField, message: MailingMessage, wedding: Form): string {
  if (field === 'filter') return formatFilter(message.filter, wedding);
  return field === 'except' ? message.except.join(', ') : getText(message, field);
}

type Form = Pick<GuestData['wedding'], 'events' | 'questions'>;

export function formatFilter(filter: RecipientFilter, { events, questions = [] }: Form): string {
  const texts = getMessages('emails');
  switch (filter.who) {
    case 'all':
      return texts.everybody;
    case 'no-reply':
      return texts.noReplyYet;
    case 'tag':
      return texts.tag(filter.tag);
    case 'unanswered': {
      const [id, ...others] = filter.questions;
      if (others.length > 0) return texts.unansweredOf(filter.questions.length);
      const question = questions.find((one) => one.id === id);
      return texts.unanswered(question?.label ?? getMessages('replies').fields.removedQuestion);
    }
    default: {
      const title = events.find(({ id }) => id === filter.event)?.title ?? filter.event;
      return texts[filter.who](title);
    }
  }
}
