import { access } from 'node:fs/promises';
import { join } from 'node:path';
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
  name: 'English',
  home: '/',
  content: 'wedding.ts',
  messages: MESSAGES.en,
  letters: '',
};

const ITALIAN: Language = {
  code: 'it',
  name: 'Italiano',
  home: '/it/',
  content: 'wedding.it.ts',
  messages: MESSAGES.it,
  letters: 'ÀÈÉÌÒÙàèéìòù«»',
};

/** The language besides English that the content is translated into, or null. */
export async function findSecondLanguage(contentDir: string): Promise<Language | null> {
  const isTranslated = await access(join(contentDir, ITALIAN.content)).then(
    () => true,
    () => false,
  );
  return isTranslated ? ITALIAN : null;
}
