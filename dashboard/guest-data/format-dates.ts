/** The book's dates in words, in the language of the wedding and the reader's own time zone. */
export function dateWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (at: string | Date) => formatter.format(typeof at === 'string' ? new Date(at) : at);
  };
  const day = format({ day: 'numeric', month: 'short' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const calendarDay = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    /** Mar 4 */
    day,
    /** Mar 4, 2:30 PM */
    moment: (at: string) => `${day(at)}, ${time(at)}`,
    /** March 15, 2026; for a day of the calendar, the same in every zone. */
    calendarDay: (date: string) => calendarDay(`${date}T00:00:00Z`),
    /** Mar 15; as above. */
    calendarDayShort: format({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

/** Whole days from today until a day of the calendar; negative once it has passed. */
export function daysUntil(date: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / 86_400_000);
}
