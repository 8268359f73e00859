import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { WEDDING_ZONE } from './venice-time.ts';
import type { Wedding } from './wedding.ts';

/** One entry of a guest's calendar. */
export type CalendarEvent = {
  /** The same for ever: a calendar that has it already brings the old entry up to date. */
  uid: string;
  /** Higher than before when what was said before no longer holds. */
  revision: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
  notes: string;
};

// What the content leaves open: an evening's room in a calendar, and no promise.
const AN_EVENING = 5 * 60 * 60 * 1000;
const A_DAY_BEFORE = 24 * 60 * 60;

/** The events of the wedding as a calendar has them, in order. */
export function calendarEventsOf({ celebrate, couple }: Wedding): CalendarEvent[] {
  const whose = encodeURIComponent(couple.join('-').toLowerCase());
  return celebrate.events.map((event, index) => ({
    uid: `event-${index + 1}.${whose}@serenissima`,
    revision: event.revision ?? 0,
    startsAt: event.startsAt,
    endsAt: event.endsAt ?? new Date(Date.parse(event.startsAt) + AN_EVENING).toISOString(),
    title: `${event.title} · ${couple.join(' & ')}`,
    place: event.details.address,
    notes: [event.description, event.details.attire, event.details.timeline.join('\n')].join(
      '\n\n',
    ),
  }));
}

/**
 * The events as an iCalendar file, told in the wedding's own time with the zone's rules in it: the
 * same instant wherever it is opened. `at` is when the file was made.
 */
export function calendarOf(events: readonly CalendarEvent[], at = new Date()): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Serenissima', product: 'Wedding', language: 'EN' },
    timezone: { name: WEDDING_ZONE, generator: zoneRules },
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.revision,
      stamp: utcAt(at),
      start: clockAt(event.startsAt),
      end: clockAt(event.endsAt),
      timezone: WEDDING_ZONE,
      summary: event.title,
      location: event.place,
      description: event.notes,
      status: ICalEventStatus.CONFIRMED,
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: A_DAY_BEFORE, description: event.title },
      ],
    });
  }
  return calendar.toString();
}

function zoneRules(zone: string): string {
  return String(tzlib_get_ical_block(zone)[0]);
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: WEDDING_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What a clock at the wedding shows at an instant. */
function clockAt(instant: string): ICalLuxonDateTimeStub {
  const date = new Date(instant);
  const [day = '', time = ''] = CLOCK.format(date).split(' ');
  return written(date, day, time);
}

/** As the standard wants a stamp: in UTC, whatever the zone of the entry. */
function utcAt(date: Date): ICalLuxonDateTimeStub {
  const [day = '', time = ''] = date.toISOString().split('T');
  return written(date, day, `${time.slice(0, 8)}Z`);
}

// The generator writes a plain Date by the clock of this machine, hours off anywhere else. Of the
// kinds that it lets speak for themselves, this asks the least.
function written(date: Date, day: string, time: string): ICalLuxonDateTimeStub {
  const parts: Record<string, string> = {
    yyyyLLdd: day.replaceAll('-', ''),
    HHmmss: time.replaceAll(':', ''),
  };
  const itself: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => itself,
    toFormat: (part) => parts[part] ?? '',
    toJSDate: () => date,
    toJSON: () => date.toISOString(),
  };
  return itself;
}
