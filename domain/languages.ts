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
};

export const LANGUAGE_DETAILS: Record<LanguageCode, Language> = {
  en: { name: 'English', locale: 'en-US', letters: '' },
  it: { name: 'Italiano', locale: 'it-IT', letters: 'ÀÈÉÌÒÙàèéìòù«»' },
  de: { name: 'Deutsch', locale: 'de-DE', letters: 'ÄÖÜäöüß„' },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    letters: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»\u202f',
  },
  es: { name: 'Español', locale: 'es-ES', letters: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»' },
};
