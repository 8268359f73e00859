import { LANGUAGE_COOKIE } from '../../domain/dashboard/messages/choice.ts';
import {
  type Messages,
  type SignInMessages,
  setMessagesSource,
} from '../../domain/dashboard/messages/messages.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';

type Loaders = { signIn: () => Promise<SignInMessages>; all: () => Promise<Messages> };

/** The texts of a language are one file, those that the sign-in needs another. */
const LOADERS: Record<LanguageCode, Loaders> = {
  en: {
    signIn: () => import('../../domain/dashboard/messages/en/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/en.ts'),
  },
  de: {
    signIn: () => import('../../domain/dashboard/messages/de/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/de.ts'),
  },
  it: {
    signIn: () => import('../../domain/dashboard/messages/it/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/it.ts'),
  },
  fr: {
    signIn: () => import('../../domain/dashboard/messages/fr/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/fr.ts'),
  },
  es: {
    signIn: () => import('../../domain/dashboard/messages/es/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/es.ts'),
  },
  pt: {
    signIn: () => import('../../domain/dashboard/messages/pt/sign-in.ts'),
    all: () => import('../../domain/dashboard/messages/pt.ts'),
  },
};

let messages: Partial<Messages> = {};
// The types know nothing of the time before the sign-in: its components use only its texts.
setMessagesSource(() => messages as Messages);

/** The server chose it for this page (server/platform/language.ts). */
function findLoaders(): Loaders {
  const { lang } = document.documentElement;
  return Object.hasOwn(LOADERS, lang) ? LOADERS[lang as LanguageCode] : LOADERS.en;
}

/** Loads the texts of the sign-in, and of the page that is shown until everything is loaded. */
export async function loadSignInMessages(): Promise<void> {
  messages = { ...(await findLoaders().signIn()), ...messages };
}

/** Loads the texts of all pages. */
export async function loadMessages(): Promise<void> {
  messages = await findLoaders().all();
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the choice on this device, and shows the dashboard in it. */
export function chooseLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store API yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=strict`;
  location.reload();
}
