import type { MailingMessage } from '../../domain/emails/mailings.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';

/** A part of a message that two people can change at the same time. */
export type MessageField = 'filter' | 'except' | `${'subject' | 'body'}:${LanguageCode}`;

const FIELDS: MessageField[] = [
  ...LANGUAGES.flatMap((code) => [`subject:${code}`, `body:${code}`] as const),
  ...(['filter', 'except'] as const),
];

/** The fields that differ. */
export function listChanges(a: MailingMessage, b: MailingMessage): MessageField[] {
  return FIELDS.filter((field) => toComparable(a, field) !== toComparable(b, field));
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
export function getText(
  { texts }: MailingMessage,
  field: Exclude<MessageField, 'filter' | 'except'>,
): string {
  const [part, code] = splitField(field);
  return texts[code]?.[part] ?? '';
}

export function splitField(
  field: Exclude<MessageField, 'filter' | 'except'>,
): ['subject' | 'body', LanguageCode] {
  return field.split(':') as ['subject' | 'body', LanguageCode];
}

function toComparable(message: MailingMessage, field: MessageField): string {
  if (field === 'filter') return JSON.stringify(message.filter);
  return field === 'except' ? message.except.toSorted().join() : getText(message, field).trim();
}
