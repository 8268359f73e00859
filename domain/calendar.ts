import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { WEDDING_ZONE } from './venice-time.ts';
import type { Wedding } from './wedding.ts';

export type CalendarEvent = {
  /** Never changes: by it, a calendar that has the event already updates it. */
  uid: string;
  /** Increases when the event changes. */
  revision: number;
  startsAt: string;
  endsAt: string;
  title: string;
  location: string;
  notes: string;
};

// The content may leave out the end of an event.
const DEFAULT_DURATION_MS = 5 * 60 * 60 * 1000;
const ALARM_SECONDS_BEFORE = 24 * 60 * 60;

export function createCalendarEvents({ celebrate, couple }: Wedding): CalendarEvent[] {
  const name = encodeURIComponent(couple.join('-').toLowerCase());
  return celebrate.events.map((event, index) => ({
    uid: `event-${index + 1}.${name}@serenissima`,
    revision: event.revision ?? 0,
    startsAt: event.startsAt,
    endsAt:
      event.endsAt ?? new Date(Date.parse(event.startsAt) + DEFAULT_DURATION_MS).toISOString(),
    title: `${event.title} · ${couple.join(' & ')}`,
    location: event.details.address,
    notes: [event.description, event.details.attire, event.details.timeline.join('\n')].join(
      '\n\n',
    ),
  }));
}

/**
 * Creates an iCalendar file. Times are in the wedding's time zone and the file contains the rules of
 * the zone, so it shows the same instants everywhere.
 */
export function createCalendarFile(
  events: readonly CalendarEvent[],
  createdAt = new Date(),
): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Serenissima', product: 'Wedding', language: 'EN' },
    timezone: { name: WEDDING_ZONE, generator: getZoneRules },
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.revision,
      stamp: toUtcTime(createdAt),
      start: toZoneTime(event.startsAt),
      end: toZoneTime(event.endsAt),
      timezone: WEDDING_ZONE,
      summary: event.title,
      location: event.location,
      description: event.notes,
      status: ICalEventStatus.CONFIRMED,
      alarms: [
        {
          type: ICalAlarmType.display,
          triggerBefore: ALARM_SECONDS_BEFORE,
          description: event.title,
        },
      ],
    });
  }
  return calendar.toString();
}

/** A link to the page of Google Calendar that adds the event. */
export function createGoogleCalendarLink(event: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  const dates = [event.startsAt, event.endsAt].map((instant) =>
    formatUtc(instant).replaceAll(/[-:]/g, ''),
  );
  url.searchParams.set('text', event.title);
  url.searchParams.set('dates', dates.join('/'));
  url.searchParams.set('ctz', WEDDING_ZONE);
  url.searchParams.set('location', event.location);
  return url.href;
}

/** A link to the page of Outlook on the web that adds the event. */
export function createOutlookLink(event: CalendarEvent): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', event.title);
  url.searchParams.set('startdt', formatUtc(event.startsAt));
  url.searchParams.set('enddt', formatUtc(event.endsAt));
  url.searchParams.set('location', event.location);
  return url.href;
}

function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

function getZoneRules(zone: string): string {
  return String(tzlib_get_ical_block(zone)[0]);
}

const ZONE_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: WEDDING_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

function toZoneTime(instant: string): ICalLuxonDateTimeStub {
  const date = new Date(instant);
  const [day = '', time = ''] = ZONE_FORMAT.format(date).split(' ');
  return createDateTime(date, day, time);
}

/** The standard requires stamps in UTC. */
function toUtcTime(date: Date): ICalLuxonDateTimeStub {
  const [day = '', time = ''] = date.toISOString().split('T');
  return createDateTime(date, day, `${time.slice(0, 8)}Z`);
}

// ical-generator formats a plain Date in the time zone of this machine. It lets a Luxon DateTime
// format itself, so we pass an object that looks like one.
function createDateTime(date: Date, day: string, time: string): ICalLuxonDateTimeStub {
  const parts: Record<string, string> = {
    yyyyLLdd: day.replaceAll('-', ''),
    HHmmss: time.replaceAll(':', ''),
  };
  const dateTime: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => dateTime,
    toFormat: (part) => parts[part] ?? '',
    toJSDate: () => date,
    toJSON: () => date.toISOString(),
  };
  return dateTime;
}
