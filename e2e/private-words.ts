import italian from '../content/wedding.it.ts';
import wedding from '../content/wedding.ts';

/** Names, places and days that tell of the wedding even alone. */
const TELLING = [
  ...wedding.couple,
  ...wedding.stay.groups.flatMap(({ hotels }) => hotels.map(({ name }) => name)),
  ...['Cipriani', 'Belmond', 'Giudecca', 'Venice', 'Venezia', 'Casanova', 'Longhi', 'Zitelle'],
  ...['6 giugno', '5 giugno', '15 marzo', '15 aprile', 'Festa di benvenuto', 'Festeggiate'],
  ...['June 6', 'June 5', '6 June', '5 June', '2026-06', '06/2026', 'March 15', 'April 15'],
  ...['Welcome Party', 'Celebrate With Us', 'black tie', 'Rialto', 'San Giorgio'],
  ...[wedding, italian].flatMap((words) => [
    words.date,
    words.dateLine,
    words.venueLine,
    words.title,
  ]),
];

/** Every text of the content that is long enough to be nobody else's. */
export function longTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).length > 3 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(longTexts);
}

function character(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** A text as a curious guest might undo its escapes, for comparing. */
function plain(text: string): string {
  return text
    .replaceAll(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long, short) =>
      character(long ?? short),
    )
    .replaceAll(/\\x([0-9a-f]{2})/gi, (_, hex) => character(hex))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex) => character(hex))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => character(hex))
    .replaceAll('\\', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

const SECRETS = [...TELLING, ...longTexts([wedding, italian])].map((secret) => ({
  secret,
  searchedFor: plain(secret),
}));

/** What a text tells of the wedding. */
export function told(text: string): string[] {
  const searched = plain(text);
  return SECRETS.filter(({ searchedFor }) => searched.includes(searchedFor)).map(
    ({ secret }) => secret,
  );
}

/**
 * What a public file tells. The dashboard's form knows the Welcome Party in every installation, as the
 * table does: there it is a word of the product, and none of this wedding.
 */
export function toldBy(path: string, text: string): string[] {
  const secrets = told(text);
  return path.startsWith('/host/') ? secrets.filter((s) => s !== 'Welcome Party') : secrets;
}
