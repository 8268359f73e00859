/** Formats dates in the wedding's language; points in time are in the reader's time zone. */
export function createDateFormats(locale: string): DateFormats {
  const formats = formatsByLocale.get(locale) ?? composeFormats(locale);
  formatsByLocale.set(locale, formats);
  return formats;
}

type DateFormats = ReturnType<typeof composeFormats>;

/** A list asks for them in each row, and each takes a while to create. */
const formatsByLocale = new Map<string, DateFormats>();

function composeFormats(locale: string) {
  const createFormat = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, options);
    return (at: string | Date) => format(typeof at === 'string' ? new Date(at) : at);
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
  return {
    /** 'Mar 4', and 'Mar 4, 2027' in another year. */
    formatDay,
    /** 'Mar 4, 2:30 PM' */
    formatMoment: (at: string) => `${formatDay(at)}, ${formatTime(at)}`,
    /** 'March 15, 2026'. A calendar date is the same in every time zone. */
    formatDate: (date: string) => formatUtcDate(`${date}T00:00:00Z`),
    /** 'Mar 15' */
    formatShortDate: createFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

/** Whole days from today until a calendar date; negative for a date in the past. */
export function countDaysUntil(date: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / 86_400_000);
}
