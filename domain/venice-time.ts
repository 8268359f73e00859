/** The time zone of the wedding, for every date and time in the content. */
export const WEDDING_ZONE = 'Europe/Rome';

export type VeniceTime = ReturnType<typeof formatVeniceTime>;

/** An instant in the time of Venice, in the formats that people and computers write. */
export function formatVeniceTime(instant: string, locale: string) {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions, language = locale) =>
    new Intl.DateTimeFormat(language, { timeZone: WEDDING_ZONE, ...options }).format(date);
  return {
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long' }),
    dayOfMonth: format({ day: 'numeric' }, 'en-US'),
    year: format({ year: 'numeric' }),
    longDay: format({ dateStyle: 'long' }),
    longDayOfWeek: format({ dateStyle: 'full' }),
    /** As in '7:00 PM'. The formatter's special spaces are replaced by ordinary ones. */
    time: format({ hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' '),
    isoDay: format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE'),
    isoTime: format({ hour: '2-digit', minute: '2-digit' }, 'sv-SE'),
  };
}

/** Whether the text contains the month, the year and the day of the month, in any order. */
export function mentionsDay(text: string, { month, dayOfMonth, year }: VeniceTime): boolean {
  return (
    text.toLowerCase().includes(month.toLowerCase()) &&
    text.includes(year) &&
    new RegExp(`(?<!\\d)${dayOfMonth}(?!\\d)`).test(text)
  );
}
