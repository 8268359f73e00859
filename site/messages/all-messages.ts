// All messages of all languages, for publish/ and the tests. Pages receive them as data, so the site
// imports only types from here.
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import type { ServerErrors } from '../rsvp/rejection.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';

/** The same keys as English, with any strings. Messages are data: each of them survives JSON. */
type Translation<Message> = Message extends string
  ? string
  : { readonly [Key in keyof Message]: Translation<Message[Key]> };

export type Messages = Translation<typeof ENGLISH>;

/** The server's errors are English, so every other language has texts for them. */
export type TranslatedMessages = Messages & {
  readonly rsvpErrors: { readonly serverErrors: ServerErrors };
};

export const MESSAGES = {
  en: ENGLISH,
  it: ITALIAN,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
} satisfies { en: Messages } & Record<Exclude<LanguageCode, 'en'>, TranslatedMessages>;
