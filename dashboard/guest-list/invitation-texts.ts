import type { GuestListEntry } from '../../domain/guest-list/guest-list.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';

type Texts = {
  /** A message with the link, to be sent by hand. All guests are addressed in the plural, as on the site. */
  message: (names: string, link: string, couple: string) => string;
  /** On a printed card, above the code. */
  card: (host: string) => string;
};

const TEXTS: Record<LanguageCode, Texts> = {
  en: {
    message: (names, link, couple) =>
      `Dear ${names},\n\nHere is your invitation to our wedding. The link is yours alone and needs no password:\n${link}\n\nWith love,\n${couple}`,
    card: (host) => `Scan to reply, or enter this code at ${host}`,
  },
  it: {
    message: (names, link, couple) =>
      `Ciao ${names},\n\necco il vostro invito al nostro matrimonio. Il link è solo per voi e si apre senza password:\n${link}\n\nCon affetto,\n${couple}`,
    card: (host) => `Per rispondere inquadrate il QR, o inserite questo codice su ${host}`,
  },
  de: {
    message: (names, link, couple) =>
      `Hallo ${names},\n\nhier ist eure Einladung zu unserer Hochzeit. Der Link ist nur für euch und öffnet sich ohne Passwort:\n${link}\n\nAlles Liebe\n${couple}`,
    card: (host) => `Zum Antworten scannen oder diesen Code auf ${host} eingeben`,
  },
  fr: {
    message: (names, link, couple) =>
      `Bonjour ${names},\n\nVoici votre invitation à notre mariage. Ce lien n’est que pour vous et s’ouvre sans mot de passe :\n${link}\n\nAffectueusement,\n${couple}`,
    card: (host) => `Pour répondre, scannez ou saisissez ce code sur ${host}`,
  },
  es: {
    message: (names, link, couple) =>
      `Hola, ${names}:\n\nAquí tenéis vuestra invitación a nuestra boda. El enlace es solo para vosotros y se abre sin contraseña:\n${link}\n\nCon cariño,\n${couple}`,
    card: (host) => `Para responder, escanead o introducid este código en ${host}`,
  },
};

type Wedding = { couple: readonly [string, string]; locale: string };

export function composeMessage(entry: GuestListEntry, link: string, wedding: Wedding): string {
  const language = getLanguage(entry, wedding);
  return TEXTS[language].message(formatNames(entry, language), link, wedding.couple.join(' & '));
}

export function getCardText(entry: GuestListEntry, host: string, wedding: Wedding): string {
  return TEXTS[getLanguage(entry, wedding)].card(host);
}

/** The language of the household; else that of the wedding. */
export function getLanguage(
  { language }: Pick<GuestListEntry, 'language'>,
  { locale }: Wedding,
): LanguageCode {
  const [code = ''] = locale.split('-');
  return language ?? (Object.hasOwn(TEXTS, code) ? (code as LanguageCode) : 'en');
}

/** As in 'Ada, Luca and Mia'; the name of the household if nobody has a first name. */
function formatNames({ name, people }: GuestListEntry, language: LanguageCode): string {
  const names = people.map(({ first }) => first).filter(Boolean);
  return names.length === 0
    ? name
    : new Intl.ListFormat(LANGUAGE_DETAILS[language].locale, { type: 'conjunction' }).format(names);
}
