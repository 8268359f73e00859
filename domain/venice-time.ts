/** Where the wedding is: every date and time of the content is told in this zone. */
export const WEDDING_ZONE = 'Europe/Rome';

/** A moment as clocks and people in Venice tell it, in the language of `locale`. */
export type VeniceTime = ReturnType<typeof veniceTime>;

export function veniceTime(instant: string, locale: string) {
  const at = new Date(instant);
  const say = (options: Intl.DateTimeFormatOptions, language = locale) =>
    new Intl.DateTimeFormat(language, { timeZone: WEDDING_ZONE, ...options }).format(at);
  return {
    weekday: say({ weekday: 'long' }),
    month: say({ month: 'long' }),
    dayOfMonth: say({ day: 'numeric' }, 'en-US'),
    year: say({ year: 'numeric' }),
    longDay: say({ dateStyle: 'long' }),
    longDayOfWeek: say({ dateStyle: 'full' }),
    /** As in '7:00 PM', with an ordinary space as people type it. */
    time: say({ hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' '),
    day: say({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE'),
    clock: say({ hour: '2-digit', minute: '2-digit' }, 'sv-SE'),
  };
}

/** Whether a text names the day: its month, year and number, in whatever order. */
export function saysDay(text: string, { month, dayOfMonth, year }: VeniceTime): boolean {
  return (
    text.toLowerCase().includes(month.toLowerCase()) &&
    text.includes(year) &&
    new RegExp(`(?<!\\d)${dayOfMonth}(?!\\d)`).test(text)
  );
}
