const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
/** Whole weeks, so that a Saturday stays one, and nearly a year, so that June stays June. */
const YEAR_DAYS = 52 * WEEK_DAYS;
const DEADLINE = '2026-03-15';
/** The day on which the invented households were written down. */
const ROWS_DAY = '2026-03-04';

/** Moves the demo's wedding into the future: its deadline is the next one after `now`. */
export function shiftWedding<T>(document: T, now = Date.now()): T {
  const days = (now - Date.parse(DEADLINE)) / DAY_MS;
  return shiftDates(document, Math.max(0, Math.ceil(days / YEAR_DAYS)) * YEAR_DAYS);
}

/** Moves the demo's rows, so that their last day is one of the past week. */
export function shiftRows<T>(rows: T, now = Date.now()): T {
  const days = (now - Date.parse(ROWS_DAY)) / DAY_MS;
  return shiftDates(rows, Math.max(0, Math.floor(days / WEEK_DAYS)) * WEEK_DAYS);
}

const MONTHS = {
  en: listMonths('en'),
  it: listMonths('it'),
};
const ISO_DATE = /2026-\d\d-\d\d/g;
const ENGLISH_DATE = new RegExp(`(${MONTHS.en.join('|')}) (\\d+)(?:st|nd|rd|th)?, 2026`, 'gi');
const ITALIAN_DATE = new RegExp(`(\\d+) (${MONTHS.it.join('|')}) 2026`, 'g');

/** Every day of 2026 in the value, in ISO 8601 and in the words of the demo's texts. */
function shiftDates<T>(value: T, days: number): T {
  const shift = (month: number, day: number) =>
    new Date(Date.UTC(2026, month, day) + days * DAY_MS);
  const json = JSON.stringify(value)
    .replaceAll(ISO_DATE, (date) =>
      new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10),
    )
    .replaceAll(ENGLISH_DATE, (text, month: string, day: string) => {
      const name = MONTHS.en.findIndex((one) => one.toLowerCase() === month.toLowerCase());
      const date = shift(name, Number(day));
      const number = date.getUTCDate();
      const ending = /\d(st|nd|rd|th)/i.test(text) ? toOrdinalEnding(number) : '';
      const shifted = `${MONTHS.en[date.getUTCMonth()]} ${number}${ending}, ${date.getUTCFullYear()}`;
      return text === text.toUpperCase() ? shifted.toUpperCase() : shifted;
    })
    .replaceAll(ITALIAN_DATE, (_, day: string, month: string) => {
      const date = shift(MONTHS.it.indexOf(month), Number(day));
      return `${date.getUTCDate()} ${MONTHS.it[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    });
  return JSON.parse(json);
}

function listMonths(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

function toOrdinalEnding(day: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day);
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }[rule];
}
