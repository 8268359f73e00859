import { describe, expect, it } from 'vitest';
import { LANGUAGE_DETAILS, LANGUAGES } from '../../wedding/languages.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it_ from './it.ts';
import {
  formatList,
  formatNumber,
  getLocale,
  type Messages,
  plural,
  setMessagesSource,
} from './messages.ts';
import * as pt from './pt.ts';

const LOCALES: Record<string, Messages> = { en, de, it: it_, fr, es, pt };
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
type Translation = (typeof TRANSLATIONS)[number];

/** Runs a function in a language. */
function speak<Result>(language: string, run: () => Result): Result {
  const before = setMessagesSource(() => LOCALES[language]);
  try {
    return run();
  } finally {
    setMessagesSource(before);
  }
}

/** Values for the parameters of a text: a count is one and many, and others are told apart. */
const ARGUMENTS = [
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  ['⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩'],
];

/** Every text of a language by its path, with those that functions return. */
function readTexts(language: string): Map<string, string> {
  const messages = LOCALES[language] as Messages;
  const { language: _, locale: __, ...features } = messages;
  const read = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') {
      return ARGUMENTS.map((args, index) => [`${path}(${index})`, value(...args)]);
    }
    return Object.entries(value as object).flatMap(([name, child]) =>
      read(child, `${path}/${name}`),
    );
  };
  return speak(language, () => new Map(read(features, '')));
}

const english = readTexts('en');

/** Words that a language shares with English, at the end of their paths. */
const SHARED: Record<Translation, string[]> = {
  de: [
    'fields/videoSection/label',
    'arrivals/name',
    'lists/transfers',
    'listTitles/transfers',
    'fields/livestreamSection/label',
    'fields/moment',
    'seating/name',
    'photos/event',
    'photos/video',
    'links/list',
    'links/name',
    'print/link',
    'fields/design',
    'accounts/coHosts',
    'accounts/passkeys',
    'accounts/name',
    'signIn/dashboard',
    'shell/navigation',
    'pages/website',
    'sharing/name',
    'listTitles/caterer',
    'presets/caterer',
    'sharing/events',
    'filters/event',
    'fields/person',
    'announcements/text',
    'data/backup',
    'columns/name',
    'columns/tags',
    'website/optional',
    'website/hintOptional',
    'previewing/laptop',
    'guestListImport/fields/name',
    'headings/status',
    'guestList/event',
    'guestList/tag',
    'columns/link',
    'fields/name',
    'fields/tags',
    'form/optional',
    'form/events',
    'form/person',
    'fields/text',
    'fields/link',
    'fields/links',
    'fields/event',
    'fields/events',
    'revision/label',
    'fields/hotel',
    'fields/hotels',
    'fields/highlight',
    'fields/highlights',
    'fields/website',
    'choices/island-hotel',
    'fields/route',
    'carouselName/label',
    'emails/text',
    'placeholders/link',
    'placeholders/events',
    'mailServer/host',
    'mailServer/port',
  ],
  it: [
    'fields/videoSection/label',
    'photos/video',
    'print/link',
    'accounts/password',
    'listTitles/caterer',
    'columns/email',
    'columns/note',
    'guestList/tag',
    'columns/link',
    'fields/link',
    'dressCode/label',
    'fields/hotel',
    'choices/island-hotel',
    'kinds/save-the-date',
    'placeholders/link',
    'emails/countEmails',
    'mailServer/password',
    'mailServer/host',
  ],
  fr: [
    'fields/moment',
    'fields/moments',
    'seating/tableName',
    'views/tables',
    'seating/table',
    'seating/menu',
    'menu/label',
    'kinds/menus',
    'counts/5',
    'toasts/toast',
    'toasts/list',
    'groups/pages',
    'groups/actions',
    'invitations/qrCode',
    'lines/total',
    'publishing/note',
    'versions/list',
    'fields/note',
    'fields/introduction',
    'fields/description',
    'pictureDescription/label',
    'palette/label',
    'choices/train',
    'fields/question',
    'fields/questions',
    'guestQuestion/label',
    'kinds/invitation',
    'mailServer/port',
    'columns/invitation',
    'kinds/message',
    'messages/text',
  ],
  es: ['listTitles/caterer', 'lines/total', 'fields/hotel', 'choices/island-hotel'],
  pt: [
    'links/list',
    'print/link',
    'fields/design',
    'kinds/envelopes',
    'print/envelope',
    'pages/emails',
    'listTitles/caterer',
    'columns/email',
    'lines/total',
    'columns/link',
    'fields/link',
    'fields/links',
    'fields/hotel',
    'choices/island-hotel',
    'emails/title',
    'emails/countEmails',
    'placeholders/link',
  ],
};

const OTHER_FORM_OF_ADDRESS: Record<Translation, RegExp> = {
  it: /\b(tu|tuo|tua|tuoi|Lei)\b/,
  // At the beginning of a sentence, “Sie” is “they”.
  de: /\b(Ihnen|du|dich|dein\w*)\b|(?<!^|[.!?] )\bSie\b/,
  fr: /(?<!\p{L})(tu|ton|ta|tes)(?!\p{L})/iu,
  es: /\b(tú|tu|tus|usted|ustedes)\b/i,
  pt: /(?<!\p{L})(tu|teus?|tuas?|contigo|você)(?!\p{L})/iu,
};

const WRONG_TYPOGRAPHY: Record<Translation, RegExp> = {
  it: /['"“]|\.\.\.|\bE’/,
  de: /['"]|\.\.\.|(?<!„[^“]*)“| …/,
  fr: /['"“”]|\.\.\.|(?<!\u202f)[!?»]|(?<![\u202f\u00a0]);|(?<!\u00a0|\d|mailto):(?!\/)|«(?!\u202f)/,
  es: /['"“]|\.\.\.|^[^¿]*\?|^[^¡]*!/,
  pt: /['"“]|\.\.\./,
};

describe.each(TRANSLATIONS)('the dashboard in %s', (language) => {
  const texts = readTexts(language);
  const find = (pattern: RegExp) => [...texts.values()].filter((text) => pattern.test(text));

  it('says that it is in this language, and has the locale of the guests’ pages', () => {
    const { language: own, locale } = LOCALES[language] as Messages;
    expect(own).toBe(language);
    expect(LANGUAGE_DETAILS[language].locale.startsWith(locale)).toBe(true);
  });

  it('has the texts of English, none of them empty', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect(find(/^$|^\s|\s$|undefined/)).toEqual([]);
  });

  it('differs from English, except for words that both share', () => {
    const same = [...texts].filter(([path, text]) => {
      return text === english.get(path) && /\p{L}{3}/u.test(text.replaceAll(/⟨\d⟩/g, ''));
    });
    const unexpected = same.filter(([path]) => {
      const name = path.replace(/\(\d\)$/, '');
      return !SHARED[language].some((end) => name.endsWith(end));
    });
    expect(unexpected).toEqual([]);
  });

  it('shows every value that the English text shows', () => {
    for (const [path, text] of texts) {
      const values = (of = '') => [...new Set(of.match(/⟨\d⟩|\{\w+\}/g))].sort();
      if (path.endsWith('(2)') || !path.endsWith(')')) {
        expect(values(text), path).toEqual(values(english.get(path)));
      }
    }
  });

  it('has the typography of the language, and one form of address', () => {
    expect(find(WRONG_TYPOGRAPHY[language])).toEqual([]);
    expect(find(OTHER_FORM_OF_ADDRESS[language])).toEqual([]);
  });
});

it('numbers, lists and plurals follow the language', () => {
  const say = (language: string) =>
    speak(language, () => [
      ...[getLocale(), plural(0, '# one', '# other'), formatNumber(12_000), formatList('abc')],
    ]);
  expect(say('en')).toEqual(['en', '0 other', '12,000', 'a, b, and c']);
  expect(say('de')).toEqual(['de', '0 other', '12.000', 'a, b und c']);
  // In French, zero is singular.
  expect(say('fr')).toEqual(['fr', '0 one', '12\u202f000', 'a, b et c']);
  expect(say('pt')[0]).toBe('pt-PT');
});

it('separates the thousands of a number', () => {
  for (const number of [0, 7, 12, 999, 1000, 2000, 12_345, 100_000, 999_999, 1_000_000]) {
    expect(formatNumber(number)).toBe(number.toLocaleString('en'));
  }
});
