import { LANGUAGE_DETAILS, type LanguageCode } from '../domain/languages.ts';
import { MESSAGES, type Messages } from '../site/messages/all-messages.ts';

/** A language of the site. The site is built once per language. */
export type Language = {
  code: LanguageCode;
  /** Its name in the language itself. */
  name: string;
  /** The address of its page: the first language is at `/`. */
  home: '/' | `/${LanguageCode}/`;
  /** The folder of its messages in site/messages/. */
  messagesCode: 'en' | 'it';
  messages: Messages;
  /** The letters beyond ASCII that guests type in this language. */
  letters: string;
};

export function createLanguage(code: LanguageCode, isFirst: boolean): Language {
  const messagesCode = code === 'it' ? 'it' : 'en';
  return {
    code,
    name: LANGUAGE_DETAILS[code].name,
    home: isFirst ? '/' : `/${code}/`,
    messagesCode,
    messages: MESSAGES[messagesCode],
    letters: LANGUAGE_DETAILS[code].letters,
  };
}
