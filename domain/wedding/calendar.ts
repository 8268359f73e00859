import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { joinPlace, localizeWedding } from './localize.ts';
import { formatStep } from './steps.ts';
import type { Wedding, WeddingDocument } from './wedding.ts';

export type CalendarEvent = {
  /** Never changes: by it, a calendar that has the event already updates it. */
  uid: string;
  /** Increases when the event changes. */
  revision: number;
  /** With any offset. */
  startsAt: string;
  endsAt?: string;
  /** The wedding's: the calendar file shows the times in it. */
  timeZone: string;
  title: string;
  location: string;
  notes: string;
};

/**
 * Raises the revision of each event that differs from the published one in the guests' calendars, which
 * ignore an event with a lower revision. So it also rises when an older version is restored.
 */
export function raiseRevisions(
  document: WeddingDocument,
  published: WeddingDocument,
): WeddingDocument {
  // Under other names, calendars have other entries.
  const { couple } = published;
  const entries = listEntries({ ...document, couple }, document.languages);
  const publishedEntries = listEntries(published, document.languages);
  const events = document.celebrate.events.map((event) => {
    const former = published.celebrate.events.find(({ id }) => id === event.id);
    if (!former) return event;
    const isChanged = entries.get(event.id) !== publishedEntries.get(event.id);
    const revision = Math.max(event.revision ?? 0, (former.revision ?? 0) + (isChanged ? 1 : 0));
    return revision === (event.revision ?? 0) ? event : { ...event, revision };
  });
  return { ...document, celebrate: { ...document.celebrate, events } };
}

/** The calendar entries of each event in some languages, without their revision. */
function listEntries(document: WeddingDocument, languages: WeddingDocument['languages']) {
  const calendars = languages.map((code) => createCalendarEvents(localizeWedding(document, code)));
  return new Map(
    document.celebrate.events.map(({ id }, index) => [
      id,
      JSON.stringify(calendars.map((events) => ({ ...events[index], revision: 0 }))),
    ]),
  );
}

const ALARM_SECONDS_BEFORE = 24 * 60 * 60;

export function createCalendarEvents({ celebrate, couple, timeZone }: Wedding): CalendarEvent[] {
  const name = encodeURIComponent(couple.join('-').toLowerCase());
  return celebrate.events.map((event) => ({
    uid: `${event.id}.${name}@serenissima`,
    revision: event.revision,
    startsAt: event.startsAt,
    ...(event.endsAt && { endsAt: event.endsAt }),
    timeZone,
    title: `${event.title} · ${couple.join(' & ')}`,
    location: joinPlace(event),
    notes: [
      event.description,
      event.details.attire || event.dresscode,
      event.details.timeline.map(formatStep).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }));
}

/**
 * A constant, so that the same content always makes the same file. Calendars find a newer version of an event by its
 * revision, not by this date.
 */
const CREATED_AT = new Date('2026-01-01T00:00:00Z');
/** How often calendars are asked to load a feed. Many do so less often. */
const FEED_SECONDS = 60 * 60;

/**
 * Creates an iCalendar file. Times are in the wedding's time zone and the file contains the rules of
 * the zone, so it shows the same instants everywhere. With a name it is a feed, which calendars load again.
 */
export function createCalendarFile(
  events: readonly CalendarEvent[],
  createdAt = CREATED_AT,
  feedName?: string,
): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Serenissima', product: 'Wedding', language: 'EN' },
    timezone: { name: events[0]?.timeZone ?? 'UTC', generator: getZoneRules },
    ...(feedName !== undefined && { name: feedName, ttl: FEED_SECONDS }),
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.revision,
      stamp: toUtcTime(createdAt),
      start: toZoneTime(event.startsAt, event.timeZone),
      // Without an end, the standard lets an event end when it starts.
      ...(event.endsAt && { end: toZoneTime(event.endsAt, event.timeZone) }),
      timezone: event.timeZone,
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
  // The standard ends the last line, too.
  return `${calendar.toString()}\r\n`;
}

/** A link to the page of Google Calendar that adds the event. */
export function createGoogleCalendarLink(event: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  // Google ignores a link with one instant only.
  const dates = [event.startsAt, event.endsAt ?? event.startsAt].map((instant) =>
    formatUtc(instant).replaceAll(/[-:]/g, ''),
  );
  url.searchParams.set('text', event.title);
  url.searchParams.set('dates', dates.join('/'));
  url.searchParams.set('ctz', event.timeZone);
  url.searchParams.set('location', event.location);
  return url.href;
}

/** A link to the page of Outlook on the web that adds the event. */
export function createOutlookLink(event: CalendarEvent): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', event.title);
  url.searchParams.set('startdt', formatUtc(event.startsAt));
  url.searchParams.set('enddt', formatUtc(event.endsAt ?? event.startsAt));
  url.searchParams.set('location', event.location);
  return url.href;
}

function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** The library has the rules of Europe/Amsterdam under the name Europe/Brussels, and knows no europe/rome. */
function getZoneRules(zone: string): string {
  const name = [tzlib_get_timezones()]
    .flat()
    .find((one) => one.toLowerCase() === zone.toLowerCase());
  const [rules = ''] = name ? tzlib_get_ical_block(name) : [];
  return rules.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, key) => `${key}:${zone}`);
}

function toZoneTime(instant: string, timeZone: string): ICalLuxonDateTimeStub {
  const date = new Date(instant);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [day = '', time = ''] = format.format(date).split(' ');
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
