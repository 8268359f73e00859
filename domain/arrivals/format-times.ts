import { toDashboardLocale } from '../wedding/zone-time.ts';

/** Keeps the clock and its AM or PM on one line. */
export function keepClock(text: string): string {
  return text.replace(/ (?=[AP]M$)/, '\u00a0');
}

/** Writes local times of the wedding's zone in the language of the dashboard. */
export function createTimeFormats(weddingLocale: string) {
  const locale = toDashboardLocale(weddingLocale);
  const create = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (time: string) => keepClock(format.format(new Date(`${time}Z`)));
  };
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    /** 'Fri, Jun 5, 2:40 PM' */
    formatMoment: create({ weekday: 'short', day: 'numeric', month: 'short', ...time }),
    /** 'Friday, June 5' */
    formatDay: create({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** '2:40 PM' */
    formatTime: create(time),
  };
}
