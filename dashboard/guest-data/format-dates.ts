import { getLocale, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toDashboardLocale } from '../../domain/wedding/zone-time.ts';

/**
 * Formats dates in the language of the dashboard; points in time are in the reader's time zone unless
 * another one is given.
 */
export function createDateFormats(weddingLocale: string): DateFormats {
  const locale = toDashboardLocale(weddingLocale);
  const formats = formatsByLocale.get(locale) ?? composeFormats(locale);
  formatsByLocale.set(locale, formats);
  return formats;
}

type DateFormats = ReturnType<typeof composeFormats>;

/** A list asks for them in each row. */
const formatsByLocale = new Map<string, DateFormats>();

function composeFormats(locale: string) {
  const createFormat = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (at: string | Date) => {
      // At its first use, because a page needs one or two of the formats, and each takes a while to create.
      formatter ??= new Intl.DateTimeFormat(locale, options);
      return formatter.format(typeof at === 'string' ? new Date(at) : at);
    };
  };
  const formatDayOfYear = createFormat({ day: 'numeric', month: 'short' });
  const formatDayWithYear = createFormat({ day: 'numeric', month: 'short', year: 'numeric' });
  const formatDay = (at: string | Date) =>
    new Date(at).getFullYear() === new Date().getFullYear()
      ? formatDayOfYear(at)
      : formatDayWithYear(at);
  const formatTime = createFormat({ hour: 'numeric', minute: '2-digit' });
  const formatUtcDate = createFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const weekdayAndTime = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const formatWeekdayAndTime = createFormat({ ...weekdayAndTime, timeZone: 'UTC' });
  const formatLong = createFormat({ dateStyle: 'long', timeStyle: 'short' });
  return {
    /** 'Mar 4', and 'Mar 4, 2027' in another year. */
    formatDay,
    /** '2:30 PM' */
    formatTime,
    /** 'Mar 4, 2:30 PM' */
    formatMoment: (at: string) => `${formatDay(at)}, ${formatTime(at)}`,
    /** 'March 15, 2026'. A calendar date is the same in every time zone. */
    formatDate: (date: string) => formatUtcDate(`${date}T00:00:00Z`),
    /** 'Friday, June 5 at 5:00 PM', of a time at the wedding. */
    formatLocalTime: (localTime: string) => formatWeekdayAndTime(`${localTime}Z`),
    /** 'Saturday, May 1, 2027 at 10:00 AM (Europe/Rome)' */
    formatInTimeZone: (at: string, timeZone: string) => {
      const formatter = new Intl.DateTimeFormat(locale, {
        ...weekdayAndTime,
        year: 'numeric',
        timeZone,
      });
      return `${formatter.format(new Date(at))} (${formatTimeZone(timeZone)})`;
    },
    /** 'March 4, 2026 at 2:30 PM' */
    formatNow: () => formatLong(new Date()),
    /** 'Mar 15' */
    formatShortDate: createFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

/** As in 'America/New York'. */
export function formatTimeZone(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** As in 'GMT+2 on your wedding day': summer time differs from that of today. */
export function formatOffset(timeZone: string, weddingDate: unknown): string {
  const day = Date.parse(`${weddingDate}T12:00:00Z`);
  const format = new Intl.DateTimeFormat(getLocale(), { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(Number.isNaN(day) ? Date.now() : day);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { offsetOnWeddingDay, offsetToday } = getMessages('shell');
  return Number.isNaN(day) ? offsetToday(offset) : offsetOnWeddingDay(offset);
}

/** Today for the reader, as YYYY-MM-DD. */
export function getToday(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Whole days from today until a calendar date; negative for a date in the past. */
export function countDaysUntil(date: string): number {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / 86_400_000);
}
