import * as de from '../messages/de.ts';
import * as en from '../messages/en.ts';
import * as es from '../messages/es.ts';
import * as fr from '../messages/fr.ts';
import * as it from '../messages/it.ts';
import type {
  CoupleTexts,
  EmailMessages,
  Language,
  Messages,
  TranslatedMessages,
} from '../messages/messages.ts';
import * as pt from '../messages/pt.ts';

/** The languages of the interface. A wedding uses one or more of them; its first one is the default. */
export const LANGUAGES = ['en', 'it', 'de', 'fr', 'es', 'pt'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

// One list for each use, so that the dashboard's scripts contain only the texts that it shows.

/** Guests' pages receive them as data, so the site imports only types. */
export const MESSAGES: { en: Messages } & Record<Exclude<LanguageCode, 'en'>, TranslatedMessages> =
  {
    en: en.messages,
    it: it.messages,
    de: de.messages,
    fr: fr.messages,
    es: es.messages,
    pt: pt.messages,
  };

export const LANGUAGE_DETAILS: Record<LanguageCode, Language> = {
  en: en.details,
  it: it.details,
  de: de.details,
  fr: fr.details,
  es: es.details,
  pt: pt.details,
};

export const EMAIL_MESSAGES: Record<LanguageCode, EmailMessages> = {
  en: en.emailMessages,
  it: it.emailMessages,
  de: de.emailMessages,
  fr: fr.emailMessages,
  es: es.emailMessages,
  pt: pt.emailMessages,
};

export const COUPLE_TEXTS: Record<LanguageCode, CoupleTexts> = {
  en: en.coupleTexts,
  it: it.coupleTexts,
  de: de.coupleTexts,
  fr: fr.coupleTexts,
  es: es.coupleTexts,
  pt: pt.coupleTexts,
};

/** A text in some languages. */
export type Translations = { [Code in LanguageCode]?: string | undefined };

/** A text that can be translated. A plain string is in the wedding's first language. */
export type LocalText = string | Translations;

/** For values that were not checked. Like the schema, it accepts `{}`, a text in no language. */
export function isTranslations(value: unknown): value is Translations {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((key) => (LANGUAGES as readonly string[]).includes(key));
}

type HasLanguages = { languages: readonly LanguageCode[] };

/** The language that the others fall back to. */
export function getFirstLanguage({ languages }: HasLanguages): LanguageCode {
  return languages[0] ?? 'en';
}

/** The language itself if the wedding is in it, else its first one. */
export function chooseLanguage(wedding: HasLanguages, language: string | null): LanguageCode {
  return wedding.languages.find((code) => code === language) ?? getFirstLanguage(wedding);
}
