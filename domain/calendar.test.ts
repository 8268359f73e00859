import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import wedding from '../content/wedding.ts';
import { type CalendarEvent, calendarEventsOf, calendarOf } from './calendar.ts';

const MADE = new Date('2026-01-15T09:30:00Z');

/** What a calendar program of another make reads in the file, by the zone rules that are in it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  const [rome] = zones;
  if (!rome) throw new Error('The file holds no zone.');
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const instant = (time: ICAL.Time) => {
      const there = time.clone();
      there.zone = rome;
      return new Date(there.toUnixTime() * 1000).toISOString();
    };
    const alarm = component.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      starts: instant(event.startDate),
      ends: instant(event.endDate),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      title: event.summary,
      place: event.location,
      notes: event.description,
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
    };
  });
  return { zones: zones.map(({ tzid }) => tzid), entries };
}

const EVENT: CalendarEvent = {
  uid: 'event-1.portia-bassanio@serenissima',
  revision: 3,
  startsAt: '2026-06-05T19:00:00+02:00',
  endsAt: '2026-06-05T23:00:00+02:00',
  title: 'Party',
  place: 'Garden',
  notes: 'Come',
};

test('both events, told in the zone of the wedding', () => {
  const { zones, entries } = read(calendarOf(calendarEventsOf(wedding), MADE));
  expect(zones).toEqual(['Europe/Rome']);
  expect(entries).toMatchObject([
    {
      uid: 'event-1.portia-bassanio@serenissima',
      sequence: 0,
      zone: 'Europe/Rome',
      starts: '2026-06-05T17:00:00.000Z',
      ends: '2026-06-05T22:00:00.000Z',
      stamp: '2026-01-15T09:30:00Z',
      title: 'Welcome Party · Portia & Bassanio',
      place: wedding.celebrate.events[0]?.details.address,
      alarm: '-P1D',
    },
    { uid: 'event-2.portia-bassanio@serenissima', starts: '2026-06-06T15:30:00.000Z' },
  ]);
  expect(entries[1]?.notes).toContain('Black tie');
  expect(entries[1]?.notes).toContain('8:15 PM · Dinner');
});

test.each(['Asia/Tokyo', 'America/New_York', 'Europe/Rome', 'Pacific/Kiritimati'])(
  'made on a machine in %s it is the same file',
  (zone) => {
    const program = `
      const { calendarEventsOf, calendarOf } = await import('./domain/calendar.ts');
      const { default: wedding } = await import('./content/wedding.ts');
      process.stdout.write(calendarOf(calendarEventsOf(wedding), new Date('${MADE.toISOString()}')));`;
    const made = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: join(import.meta.dirname, '..'),
      env: { TZ: zone },
      encoding: 'utf8',
    });
    expect(made).toBe(calendarOf(calendarEventsOf(wedding), MADE));
  },
);

describe('the instants are kept', () => {
  test.each([
    ['in winter', '2026-01-10T19:00:00+01:00', '2026-01-10T18:00:00.000Z'],
    ['over midnight', '2026-06-06T23:59:00+02:00', '2026-06-06T21:59:00.000Z'],
    ['in the hour before summer time', '2026-03-29T01:30:00+01:00', '2026-03-29T00:30:00.000Z'],
    ['in the hour after it', '2026-03-29T03:30:00+02:00', '2026-03-29T01:30:00.000Z'],
    ['told with another offset', '2026-06-05T13:00:00-04:00', '2026-06-05T17:00:00.000Z'],
  ])('%s', (_, startsAt, instant) => {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const { entries } = read(calendarOf([{ ...EVENT, startsAt, endsAt }], MADE));
    expect(entries).toMatchObject([{ starts: instant, ends: endsAt }]);
  });
});

test('texts that mean something to a calendar stay texts', () => {
  const hostile = {
    title: 'A, B; C\\n "D" 💍',
    place: 'Garden\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    notes: `${'Ö'.repeat(300)}\n\nATTENDEE:mailto:x@example.com`,
  };
  const file = calendarOf([{ ...EVENT, ...hostile }], MADE);
  const { entries } = read(file);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ title: hostile.title, notes: hostile.notes, sequence: 3 });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/^(ATTENDEE|END:VEVENT.)/);
  }
});

test('an entry keeps its name when words, time and place change', () => {
  const [event] = calendarEventsOf(wedding);
  const { celebrate } = wedding;
  const events = celebrate.events.map((one) => ({
    ...one,
    title: 'Other',
    startsAt: '2026-07-01T19:00:00+02:00',
    endsAt: '2026-07-01T20:00:00+02:00',
    revision: 1,
  }));
  const [moved] = calendarEventsOf({ ...wedding, celebrate: { ...celebrate, events } });
  expect(moved).toMatchObject({
    uid: event?.uid,
    revision: 1,
    startsAt: '2026-07-01T19:00:00+02:00',
    endsAt: '2026-07-01T20:00:00+02:00',
  });
});
