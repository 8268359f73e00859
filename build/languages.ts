import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_DETAILS } from '../domain/languages.ts';
import { MESSAGES, type Messages } from '../site/messages/all-messages.ts';

/** A language of the site. The site is built once per language. */
export type Language = {
  code: keyof typeof MESSAGES;
  /** Its name in the language itself. */
  name: string;
  /** The address of its page. */
  home: '/' | '/it/';
  /** The name of its file in the content folder. */
  content: string;
  messages: Messages;
  /** The letters beyond ASCII that guests type in this language. */
  letters: string;
};

export const ENGLISH: Language = {
  code: 'en',
  name: LANGUAGE_DETAILS.en.name,
  home: '/',
  content: 'wedding.ts',
  messages: MESSAGES.en,
  letters: LANGUAGE_DETAILS.en.letters,
};

const ITALIAN: Language = {
  code: 'it',
  name: LANGUAGE_DETAILS.it.name,
  home: '/it/',
  content: 'wedding.it.ts',
  messages: MESSAGES.it,
  letters: LANGUAGE_DETAILS.it.letters,
};

/** The language besides English that the content is translated into, or null. */
export async function findSecondLanguage(contentDir: string): Promise<Language | null> {
  const isTranslated = await access(join(contentDir, ITALIAN.content)).then(
    () => true,
    () => false,
  );
  return isTranslated ? ITALIAN : null;
}
