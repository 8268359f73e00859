import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { WORDS, type Words } from '../site/messages/languages.ts';

/** A language of the site. The site is built once for each, and knows no other. */
export type Language = {
  code: keyof typeof WORDS;
  /** Its own name. */
  name: string;
  /** Where its page is. */
  home: '/' | '/it/';
  /** Its content, in the content's folder. */
  content: string;
  words: Words;
  /** What people of this language type beyond the letters of English. */
  letters: string;
};

export const ENGLISH: Language = {
  code: 'en',
  name: 'English',
  home: '/',
  content: 'wedding.ts',
  words: WORDS.en,
  letters: '',
};

const ITALIAN: Language = {
  code: 'it',
  name: 'Italiano',
  home: '/it/',
  content: 'wedding.it.ts',
  words: WORDS.it,
  letters: 'ÀÈÉÌÒÙàèéìòù«»',
};

/** The language beside English of which there is content; null when there is none. */
export async function secondLanguage(contentDir: string): Promise<Language | null> {
  const isThere = await access(join(contentDir, ITALIAN.content)).then(
    () => true,
    () => false,
  );
  return isThere ? ITALIAN : null;
}
