// Without the rules of time zones, which the guests' page must not download.

/** A date in UTC by the rules of a language, with ordinary spaces. */
export function formatDate(
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = getFormat(locale, options).format(date).replaceAll(/\s/g, ' ');
  // In Italian, hours and minutes are divided by a full stop.
  if (locale.startsWith('it')) return text.replace(/(?<=\d):(?=\d\d)/, '.');
  // In French the first day of a month is an ordinal: 1er août.
  return locale.startsWith('fr') ? text.replace(/(^| )1 (?=\p{L})/u, '$11er ') : text;
}

/** The time of a local time such as '2026-06-05T19:00', as in '7:00 PM'. */
export function formatTime(localTime: string, locale: string): string {
  return formatDate(new Date(`${localTime}Z`), locale, { hour: 'numeric', minute: '2-digit' });
}

// Creating a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format;
}
