import type { Messages } from '../domain/messages/messages.ts';
import { LANGUAGE_DETAILS, type LanguageCode, MESSAGES } from '../domain/wedding/languages.ts';

/** A language of a published wedding. */
export type Language = {
  code: LanguageCode;
  /** Its name in the language itself. */
  name: string;
  /** The address of its page: the first language is at `/`. */
  home: '/' | `/${LanguageCode}/`;
  messages: Messages;
  /** The letters beyond ASCII that guests type in this language. */
  letters: string;
};

/** The languages of a wedding with these codes. */
export function createLanguages(codes: readonly LanguageCode[]): Language[] {
  return codes.map((code, index) => ({
    code,
    ...LANGUAGE_DETAILS[code],
    home: index === 0 ? '/' : `/${code}/`,
    messages: MESSAGES[code],
  }));
}
