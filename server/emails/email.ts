import { getLanguage } from '../../domain/dashboard/messages/messages.ts';
import { formatNames, joinName, listNames } from '../../domain/replies/names.ts';
import type { Reply } from '../../domain/replies/reply.ts';
import {
  chooseLanguage,
  getFirstLanguage,
  type LanguageCode,
} from '../../domain/wedding/languages.ts';
import { joinPlace, localizeOnce } from '../../domain/wedding/localize.ts';
import type { Wedding, WeddingDocument, WeddingEvent } from '../../domain/wedding/wedding.ts';
import { runInLanguage } from '../platform/language.ts';

/** The content of an email, before it is rendered as HTML and as plain text. */
export type Email = {
  /** Becomes a header: must not contain anything that a guest typed. */
  subject: string;
  /** Mail programs show it beside the subject. */
  preview: string;
  greeting: string;
  parts: EmailPart[];
  closing: string;
  /** A calendar file to attach. */
  calendar: string | null;
  /** In emails to many guests. */
  unsubscribe?: { text: string; label: string; href: string };
};

export type EmailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'event'; title: string; when: string; where: string; answer?: EventAnswer }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'qr-code'; png: Buffer; text: string };

type EventAnswer = { text: string; isAttending: boolean };

export type EmailSettings = {
  /** Returns the published content. */
  getContent: () => WeddingDocument;
  /** The address of the site; null when the settings do not name it. */
  publicUrl: string | null;
};

/** A guest's reply always has an address. */
export type SentReply = Reply & { email: string };

/** The site in the language of an email's reader. */
export type EmailSite = {
  wedding: Wedding;
  publicUrl: string | null;
  /** The path of the page in this language. */
  home: string;
};

/** The site in a language, or in its first one if it is not in that language. */
export function createEmailSite(
  { getContent, publicUrl }: EmailSettings,
  language: string | null,
): EmailSite {
  const content = getContent();
  const code = chooseLanguage(content, language);
  const home = code === getFirstLanguage(content) ? '/' : `/${code}/`;
  return { wedding: localizeOnce(content, code), publicUrl, home };
}

/** Writes an email to the couple, in the first language of their website. */
export function writeToCouple<Result>(
  { getContent }: EmailSettings,
  write: () => Result,
): Promise<Result> {
  return runInLanguage(getFirstLanguage(getContent()), write);
}

/** The full names of the guests. All but the first may have only a first or only a last name. */
export function listFullNames(reply: Reply): string[] {
  return listNames(reply).map(joinName).filter(Boolean);
}

/** The full names in a sentence; for the couple, in the language of the dashboard. */
export function formatFullNames(reply: Reply, language: LanguageCode = getLanguage()): string {
  return formatNames(listNames(reply), toListLocale(language));
}

/** Joins names as a sentence does: Anna, Marco and Zoë. */
export function joinNames(
  names: readonly string[],
  language: LanguageCode = getLanguage(),
): string {
  return new Intl.ListFormat(toListLocale(language)).format(names.filter((name) => name !== ''));
}

/** American English has one more comma. */
export function toListLocale(language: LanguageCode): string {
  return language === 'en' ? 'en-GB' : language;
}

export function createEventPart(event: WeddingEvent, answer?: EventAnswer): EmailPart {
  const when = `${event.date}, ${event.time}`;
  return {
    ...{ kind: 'event', title: event.title, when, where: joinPlace(event) },
    ...(answer && { answer }),
  };
}

/** A link to a page of the site; nothing when its address is unknown. */
export function createSiteLink(publicUrl: string | null, text: string, path: string): EmailPart[] {
  return publicUrl === null ? [] : [{ kind: 'link', text, href: `${publicUrl}${path}` }];
}
