import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { formatMessage } from '../../domain/messages/format.ts';
import {
  COUPLE_TEXTS,
  LANGUAGE_DETAILS,
  type LanguageCode,
} from '../../domain/wedding/languages.ts';

type Wedding = { couple: readonly [string, string]; locale: string };

export type MessageKind = 'message' | 'reminder';

/** A message for the couple to send by hand, in the language of the household. */
export function composeMessage(
  entry: GuestListHousehold,
  link: string,
  wedding: Wedding,
  kind: MessageKind = 'message',
): string {
  const language = getLanguage(entry, wedding);
  const text = COUPLE_TEXTS[language].invitation[kind];
  const values = { names: formatNames(entry, language), link, couple: wedding.couple.join(' & ') };
  return formatMessage(text, values, language);
}

export function getCardText(entry: GuestListHousehold, host: string, wedding: Wedding): string {
  const language = getLanguage(entry, wedding);
  return formatMessage(COUPLE_TEXTS[language].invitation.card, { host }, language);
}

/** The language of the household; else that of the wedding. */
export function getLanguage(
  { language }: Pick<GuestListHousehold, 'language'>,
  { locale }: Wedding,
): LanguageCode {
  const [code = ''] = locale.split('-');
  return language ?? (Object.hasOwn(COUPLE_TEXTS, code) ? (code as LanguageCode) : 'en');
}

/** As in 'Ada, Luca and Mia'; the name of the household if nobody has a first name. */
function formatNames({ name, people }: GuestListHousehold, language: LanguageCode): string {
  const names = people.map(({ first }) => first).filter(Boolean);
  return names.length === 0
    ? name
    : new Intl.ListFormat(LANGUAGE_DETAILS[language].locale, { type: 'conjunction' }).format(names);
}
