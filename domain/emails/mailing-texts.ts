import { formatList, getMessages } from '../dashboard/messages/messages.ts';
import type { LanguageCode } from '../wedding/languages.ts';
import { type MailingMessage, type MailingText, PLACEHOLDERS } from './mailings.ts';

/** A line of its own that the couple must replace before they send an announcement. */
const BLANK_LINE = '…';

/** Why a mailing cannot be sent as it is written, as a sentence for a field. */
export type TextIssue = { language: LanguageCode; field: keyof MailingText; message: string };

/** The issues of a mailing in the languages of the website, of which every household can read the first one. */
export function listTextIssues(
  { texts }: Pick<MailingMessage, 'texts'>,
  languages: readonly LanguageCode[],
): TextIssue[] {
  const { issues } = getMessages('emails');
  return languages.flatMap((language, index) => {
    const { subject, body } = texts[language] ?? { subject: '', body: '' };
    const subjectIssue =
      (index === 0 && !subject.trim() && issues.noSubject) ||
      (subject.includes('{names}') && issues.namesInSubject);
    const bodyIssue =
      (index === 0 && !body.trim() && issues.noText) ||
      (body.split('\n').some((line) => line.trim() === BLANK_LINE) &&
        issues.lineToReplace(BLANK_LINE));
    return [
      ...(subjectIssue ? [{ language, field: 'subject', message: subjectIssue } as const] : []),
      ...(bodyIssue ? [{ language, field: 'body', message: bodyIssue } as const] : []),
    ];
  });
}

/** A sentence about words in braces that no value replaces; undefined without any. */
export function describeUnknownPlaceholders(text: string): string | undefined {
  const known = new Set<string>(PLACEHOLDERS.map((name) => `{${name}}`));
  const found = text.match(/\{[^{}\n]+\}/g) ?? [];
  const unknown = [...new Set(found)].filter((placeholder) => !known.has(placeholder));
  if (unknown.length === 0) return undefined;
  const { unknownPlaceholder, unknownPlaceholders } = getMessages('emails').issues;
  const describe = unknown.length === 1 ? unknownPlaceholder : unknownPlaceholders;
  return describe(formatList(unknown));
}
