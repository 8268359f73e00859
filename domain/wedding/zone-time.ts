import { TZDate } from '@date-fns/tz';
import { getLanguage, getLocale } from '../dashboard/messages/messages.ts';
import { formatDate } from './format-date.ts';

/** Whether the name is one of the IANA time zones, such as Europe/Lisbon. */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC$|[A-Za-z]+\/)/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The instant of a local time such as '2026-06-05T19:00', with the zone's offset on that day. */
export function toInstant(localTime: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] =
    localTime.match(/\d+/g)?.map(Number) ?? [];
  const date = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return date.toISOString().replace('.000', '');
}

/** The local time of an instant, such as '2026-06-05T19:00'. */
export function toLocalTime(instant: string, timeZone: string): string {
  return new TZDate(instant, timeZone).toISOString().slice(0, 16);
}

/** A local time later by some hours. */
export function addHours(localTime: string, hours: number): string {
  return new Date(Date.parse(`${localTime}Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

/**
 * The locale of dates between the dashboard's words. In English, the wedding decides whose English it is: outside the
 * English-speaking countries, days are before months and there is no AM and PM.
 */
export function toDashboardLocale(weddingLocale: string): string {
  if (getLanguage() !== 'en') return getLocale();
  return /^en\b/.test(weddingLocale) ? weddingLocale : 'en-GB';
}

/** A day or a local time such as '2026-06-05T19:00' in the formats that people write. */
export function formatDay(localTime: string, locale: string) {
  const date = new Date(localTime.includes('T') ? `${localTime}Z` : `${localTime}T12:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => formatDate(date, locale, options);
  return {
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long' }),
    dayOfMonth: String(date.getUTCDate()),
    year: String(date.getUTCFullYear()),
    longDay: format({ dateStyle: 'long' }),
    longDayOfWeek: format({ dateStyle: 'full' }),
    /** As in '7:00 PM'. */
    time: format({ hour: 'numeric', minute: '2-digit' }),
  };
}
