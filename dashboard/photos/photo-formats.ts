import { useMemo } from 'react';
import { getLocale, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { HostPhoto, HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import { toDashboardLocale } from '../../domain/wedding/zone-time.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

export type PhotoFormats = ReturnType<typeof usePhotoFormats>;

/** Days, times and descriptions of photographs, at the wedding's local time. */
export function usePhotoFormats({
  timeZone,
  events,
}: Pick<HostPhotosResponse, 'timeZone' | 'events'>) {
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  return useMemo(() => {
    const texts = getMessages('photos');
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
    const moments = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    const eventTitles = new Map(events.map(({ id, title }) => [id, title]));
    const dayOf = new Map<string, string>();
    const moment = (at: string) => moments.format(new Date(at));
    const getTitle = (event: string | null) =>
      event === null ? null : (eventTitles.get(event) ?? event);
    return {
      /** 'Saturday, 6 June 2026' */
      day(at: string) {
        // Formatting thousands of times takes a while: an hour is on one day, in almost every zone.
        const hour = at.slice(0, 13);
        const known = dayOf.get(hour) ?? days.format(new Date(at));
        dayOf.set(hour, known);
        return known;
      },
      /** '6 Jun 2026, 21:14' */
      moment,
      getTitle,
      /** 'Photograph, Anna Rossi, Wedding, 6 Jun 2026, 21:14, favourite' */
      describe(photo: HostPhoto) {
        const { addedBy, event, isFavourite, kind, name, status, takenAt } = photo;
        return [
          ...[texts[kind], name ?? (addedBy === 'couple' ? texts.you : null), getTitle(event)],
          moment(takenAt),
          isFavourite ? texts.favourite : null,
          status === 'hidden' ? texts.hidden : status === 'new' ? texts.isNew : null,
        ]
          .filter(Boolean)
          .join(', ');
      },
    };
  }, [locale, timeZone, events]);
}

/** As in '1.4 GB'. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1e9 ? [bytes / 1e9, 'gigabyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
