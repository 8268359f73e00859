import type { formatDate as FormatDate } from '../../../domain/wedding/format-date.ts';

export type StreamState = 'before' | 'live' | 'over';

/** Timers of a browser cannot wait longer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** The state of a livestream at a time, and how long to wait before asking again; null once it is over. */
export function findStreamState(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: number,
): { state: StreamState; waitMs: number | null } {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (now >= end) return { state: 'over', waitMs: null };
  const isLive = now >= start;
  const waitMs = Math.min(MAX_WAIT_MS, (isLive ? end : start) - now);
  return { state: isLive ? 'live' : 'before', waitMs };
}

type Format = {
  locale: string;
  /** Where the wedding is. */
  timeZone: string;
  /** The function of the entry, as for all times of the page. */
  formatDate: typeof FormatDate;
};

/** The start in the time of the device; empty if that is the wedding's. */
export function formatOwnTime(
  startsAt: string,
  { locale, timeZone, formatDate }: Format,
  ownZone?: string,
): string {
  const format = (zone: string | undefined) =>
    formatDate(new Date(startsAt), locale, {
      ...{ dateStyle: 'full', timeStyle: 'short' },
      timeZone: zone,
    });
  const own = format(ownZone);
  return own === format(timeZone) ? '' : own;
}
