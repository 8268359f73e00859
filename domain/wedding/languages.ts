/** The languages of the interface. A wedding uses one or more of them; its first one is the default. */
export const LANGUAGES = ['en', 'it', 'de', 'fr', 'es'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

export type Language = {
  /** Its name in the language itself. */
  name: string;
  /** For `Intl`. */
  locale: string;
  /** The letters and marks beyond ASCII that guests type in it. Fonts must contain them. */
  letters: string;
  /** The line with the last day for replies. */
  toDeadlineLine: (day: string) => string;
};

export const LANGUAGE_DETAILS: Record<LanguageCode, Language> = {
  en: {
    name: 'English',
    locale: 'en-US',
    letters: '',
    toDeadlineLine: (day) => `RSVP Deadline: ${day}`,
  },
  it: {
    name: 'Italiano',
    locale: 'it-IT',
    letters: 'ÀÈÉÌÒÙàèéìòù«»',
    toDeadlineLine: (day) => `Rispondete entro ${/^(8|11) /.test(day) ? 'l’' : 'il '}${day}`,
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    letters: 'ÄÖÜäöüß„',
    toDeadlineLine: (day) => `Bitte antwortet bis zum ${day}`,
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    letters: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»\u202f',
    toDeadlineLine: (day) => `Répondez d’ici au ${day}`,
  },
  es: {
    name: 'Español',
    locale: 'es-ES',
    letters: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»',
    toDeadlineLine: (day) => `Responded hasta el ${day}`,
  },
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
