import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { LANGUAGE_COOKIE } from '../../domain/dashboard/messages/choice.ts';
import '../../domain/dashboard/messages/english.ts';
import { type Messages, setMessagesSource } from '../../domain/dashboard/messages/messages.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';

/** The texts of the dashboard, and those of Zod: without them, its errors say only “Invalid input”. */
const LOADERS = {
  en: () =>
    Promise.all([import('../../domain/dashboard/messages/en.ts'), import('zod/v4/locales/en.js')]),
  de: () =>
    Promise.all([import('../../domain/dashboard/messages/de.ts'), import('zod/v4/locales/de.js')]),
  it: () =>
    Promise.all([import('../../domain/dashboard/messages/it.ts'), import('zod/v4/locales/it.js')]),
  fr: () =>
    Promise.all([import('../../domain/dashboard/messages/fr.ts'), import('zod/v4/locales/fr.js')]),
  es: () =>
    Promise.all([import('../../domain/dashboard/messages/es.ts'), import('zod/v4/locales/es.js')]),
  pt: () =>
    Promise.all([import('../../domain/dashboard/messages/pt.ts'), import('zod/v4/locales/pt.js')]),
} satisfies Record<LanguageCode, () => Promise<unknown>>;

type Texts = { messages: Messages; checks: typeof checkInEnglish };

const checkInEnglish = english().localeError;
/** The texts of the request that is being answered; outside requests the server speaks English. */
const current = new AsyncLocalStorage<Texts>();
setMessagesSource(() => current.getStore()?.messages);
z.config({ localeError: (issue) => (current.getStore()?.checks ?? checkInEnglish)(issue) });

const loaded = new Map<LanguageCode, Promise<Texts>>();

function loadTexts(language: LanguageCode): Promise<Texts> {
  const texts =
    loaded.get(language) ??
    LOADERS[language]().then(([messages, { default: create }]) => {
      return { messages, checks: create().localeError };
    });
  loaded.set(language, texts);
  return texts;
}

/** Answers in the language that this device chose for the dashboard, else the first of the browser's that it has. */
export function speakLanguage(): MiddlewareHandler {
  return async (c, next) => {
    const chosen = getCookie(c, LANGUAGE_COOKIE);
    const language =
      LANGUAGES.find((code) => code === chosen) ?? acceptLanguage(c, LANGUAGES, 'en');
    return runInLanguage(language, next);
  };
}

/** Runs what reads texts in a language: outside requests, as for the emails to the couple. */
export async function runInLanguage<Result>(
  language: LanguageCode,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  return current.run(await loadTexts(language), run);
}

/** The first language of a list that the browser accepts. */
export function acceptLanguage(
  c: Context,
  languages: readonly LanguageCode[],
  fallback: LanguageCode,
): LanguageCode {
  const found = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: fallback,
    match: (accepted, { supports, default: first }) => {
      const codes = accepted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.slice(0, 2).toLowerCase());
      return codes.find((code) => supports.includes(code)) ?? first;
    },
  });
  return found as LanguageCode;
}
