import { italian, english as wedding } from '../content/localized.ts';

/** Names, places and days that give the wedding away even on their own. */
const REVEALING_WORDS = [
  ...wedding.couple,
  ...wedding.stay.groups.flatMap(({ hotels }) => hotels.map(({ name }) => name)),
  ...['Cipriani', 'Belmond', 'Giudecca', 'Venice', 'Venezia', 'Casanova', 'Longhi', 'Zitelle'],
  ...['6 giugno', '5 giugno', '15 marzo', '15 aprile', 'Festa di benvenuto', 'Festeggiate'],
  ...['June 6', 'June 5', '6 June', '5 June', '2026-06', '06/2026', 'March 15', 'April 15'],
  ...['Welcome Party', 'Celebrate With Us', 'black tie', 'Rialto', 'San Giorgio'],
  ...[wedding, italian].flatMap(({ date, dateLine, title, venueLine }) => [
    date,
    dateLine,
    venueLine,
    title,
  ]),
];

/** Lists every text of the content with more than three words; shorter ones occur elsewhere too. */
export function listLongTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).length > 3 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listLongTexts);
}

/** Finds the wedding's private texts in a text, escaped or not. */
export function findPrivateTexts(text: string): string[] {
  const searched = unescapeText(text);
  return PRIVATE_TEXTS.filter(({ unescaped }) => searched.includes(unescaped)).map(
    ({ original }) => original,
  );
}

/**
 * Texts that the dashboard's files have in every installation, so they reveal nothing about this wedding:
 * an event of every `rsvps` table, and the editor's words and first texts for a
 * new website.
 */
const DASHBOARD_TEXTS = new Set([
  'Welcome Party',
  // 'Everything of the invented wedding in Venice', also in Italian.
  ...['Venice', 'Venezia'],
  ...['Celebrate With Us', 'Festeggiate'],
  ...['Please let us know if you will be joining us.', 'Fateci sapere se sarete con noi.'],
]);

/** Finds the wedding's private texts in a public file. */
export function findPrivateTextsInFile(path: string, text: string): string[] {
  const found = findPrivateTexts(text);
  return path.startsWith('/host/') ? found.filter((one) => !DASHBOARD_TEXTS.has(one)) : found;
}

const PRIVATE_TEXTS = [...REVEALING_WORDS, ...listLongTexts([wedding, italian])].map(
  (original) => ({ original, unescaped: unescapeText(original) }),
);

/** Undoes the escapes of JavaScript, HTML and URLs, as a curious visitor might. */
function unescapeText(text: string): string {
  return text
    .replaceAll(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long, short) =>
      toCharacter(long ?? short),
    )
    .replaceAll(/\\x([0-9a-f]{2})/gi, (_, hex) => toCharacter(hex))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex) => toCharacter(hex))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => toCharacter(hex))
    .replaceAll('\\', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

function toCharacter(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
