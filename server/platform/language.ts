import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import de from 'zod/v4/locales/de.js';
import en from 'zod/v4/locales/en.js';
import es from 'zod/v4/locales/es.js';
import fr from 'zod/v4/locales/fr.js';
import it from 'zod/v4/locales/it.js';
import pt from 'zod/v4/locales/pt.js';
import { DASHBOARD_LANGUAGES, LANGUAGE_COOKIE } from '../../domain/dashboard/messages/choice.ts';
import '../../domain/dashboard/messages/english.ts';
import {
  getLanguage,
  type Messages,
  setMessagesSource,
} from '../../domain/dashboard/messages/messages.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';

const LOADERS: Record<LanguageCode, () => Promise<Messages>> = {
  en: () => import('../../domain/dashboard/messages/en.ts'),
  de: () => import('../../domain/dashboard/messages/de.ts'),
  it: () => import('../../domain/dashboard/messages/it.ts'),
  fr: () => import('../../domain/dashboard/messages/fr.ts'),
  es: () => import('../../domain/dashboard/messages/es.ts'),
  pt: () => import('../../domain/dashboard/messages/pt.ts'),
};

/** The texts of the request that is being answered; outside requests the server speaks English. */
const current = new AsyncLocalStorage<Messages>();
setMessagesSource(() => current.getStore());

// Without it, an error says only “Invalid input”: zod/mini has no texts.
const CHECKS = { de, en, es, fr, it, pt };
const checks = new Map(
  Object.entries(CHECKS).map(([code, create]) => [code, create().localeError] as const),
);
z.config({ localeError: (issue) => checks.get(getLanguage())?.(issue) });

/** Answers in the language that this device chose for the dashboard, else the first of the browser's that it has. */
export function speakLanguage(languages = DASHBOARD_LANGUAGES): MiddlewareHandler {
  return async (c, next) => {
    const chosen = getCookie(c, LANGUAGE_COOKIE);
    const language =
      languages.find((code) => code === chosen) ?? acceptLanguage(c, languages, 'en');
    return runInLanguage(language, next);
  };
}

/** Runs what reads texts in a language: outside requests, as for the emails to the couple. */
export async function runInLanguage<Result>(
  language: LanguageCode,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  return current.run(await LOADERS[language](), run);
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
