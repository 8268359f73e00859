import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { english as wedding } from '../../content/localized.ts';
import content from '../../content/wedding.ts';
import {
  type CalendarEvent,
  createCalendarEvents,
  createCalendarFile,
  createGoogleCalendarLink,
  createOutlookLink,
  raiseRevisions,
} from './calendar.ts';
import type { WeddingDocument } from './wedding.ts';
import { toInstant } from './zone-time.ts';

const CREATED_AT = new Date('2026-01-15T09:30:00Z');

/** Reads the file with another library, by the time zone rules in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  const [rome] = zones;
  if (!rome) throw new Error('The file has no time zone.');
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const instant = (time: ICAL.Time) => {
      const inRome = time.clone();
      inRome.zone = rome;
      return new Date(inRome.toUnixTime() * 1000).toISOString();
    };
    const alarm = component.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      starts: instant(event.startDate),
      ends: component.hasProperty('dtend') ? instant(event.endDate) : null,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      title: event.summary,
      location: event.location,
      notes: event.description,
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
    };
  });
  return { zones: zones.map(({ tzid }) => tzid), entries };
}

const EVENT: CalendarEvent = {
  uid: 'welcome_party.portia-bassanio@serenissima',
  revision: 3,
  startsAt: '2026-06-05T19:00:00+02:00',
  endsAt: '2026-06-05T23:00:00+02:00',
  timeZone: 'Europe/Rome',
  title: 'Party',
  location: 'Garden',
  notes: 'Come',
};

test.each(['Europe/Amsterdam', 'America/Nassau', 'Asia/Calcutta', 'Africa/Cairo', 'europe/rome'])(
  'the file of a wedding in %s has the rules of that zone',
  (timeZone) => {
    const startsAt = toInstant('2027-06-05T19:00', timeZone);
    const endsAt = toInstant('2027-06-05T23:00', timeZone);
    const { entries, zones } = read(createCalendarFile([{ ...EVENT, timeZone, startsAt, endsAt }]));
    expect(zones).toEqual([timeZone]);
    expect(entries).toMatchObject([{ zone: timeZone, starts: new Date(startsAt).toISOString() }]);
  },
);

test('the file has both events in the time zone of the wedding', () => {
  const { zones, entries } = read(createCalendarFile(createCalendarEvents(wedding), CREATED_AT));
  expect(zones).toEqual(['Europe/Rome']);
  expect(entries).toMatchObject([
    {
      uid: 'welcome_party.portia-bassanio@serenissima',
      sequence: 0,
      zone: 'Europe/Rome',
      starts: '2026-06-05T17:00:00.000Z',
      ends: null,
      stamp: '2026-01-15T09:30:00Z',
      title: 'Welcome Party · Portia & Bassanio',
      location: wedding.celebrate.events[0]?.details.address,
      alarm: '-P1D',
    },
    { uid: 'wedding.portia-bassanio@serenissima', starts: '2026-06-06T15:30:00.000Z' },
  ]);
  expect(entries[1]?.notes).toContain('Black tie');
  expect(entries[1]?.notes).toContain('8:15 PM · Dinner');
});

test.each(['Asia/Tokyo', 'America/New_York', 'Europe/Rome', 'Pacific/Kiritimati'])(
  'the file and the links are the same when they are created on a machine in %s',
  (zone) => {
    const program = `
      const { createCalendarEvents, createCalendarFile, createGoogleCalendarLink, createOutlookLink } =
        await import('./domain/wedding/calendar.ts');
      const { english: wedding } = await import('./content/localized.ts');
      const events = createCalendarEvents(wedding);
      const links = events.flatMap((event) => [createGoogleCalendarLink(event), createOutlookLink(event)]);
      const file = createCalendarFile(events, new Date('${CREATED_AT.toISOString()}'));
      process.stdout.write([...links, file].join('\\n'));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: join(import.meta.dirname, '..', '..'),
      env: { TZ: zone },
      encoding: 'utf8',
    });
    const events = createCalendarEvents(wedding);
    const links = events.flatMap((event) => [
      createGoogleCalendarLink(event),
      createOutlookLink(event),
    ]);
    expect(output).toBe([...links, createCalendarFile(events, CREATED_AT)].join('\n'));
  },
);

describe('the file', () => {
  test.each([
    ['in winter', '2026-01-10T19:00:00+01:00', '2026-01-10T18:00:00.000Z'],
    ['shortly before midnight', '2026-06-06T23:59:00+02:00', '2026-06-06T21:59:00.000Z'],
    [
      'in the hour before summer time begins',
      '2026-03-29T01:30:00+01:00',
      '2026-03-29T00:30:00.000Z',
    ],
    [
      'in the hour after summer time begins',
      '2026-03-29T03:30:00+02:00',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'with the offset of another time zone',
      '2026-06-05T13:00:00-04:00',
      '2026-06-05T17:00:00.000Z',
    ],
  ])('keeps the instant of an event %s', (_, startsAt, instant) => {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const { entries } = read(createCalendarFile([{ ...EVENT, startsAt, endsAt }], CREATED_AT));
    expect(entries).toMatchObject([{ starts: instant, ends: endsAt }]);
  });
});

test('calendar syntax in a text stays text', () => {
  const hostile = {
    title: 'A, B; C\\n "D" 💍',
    location: 'Garden\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    notes: `${'Ö'.repeat(300)}\n\nATTENDEE:mailto:x@example.com`,
  };
  const file = createCalendarFile([{ ...EVENT, ...hostile }], CREATED_AT);
  const { entries } = read(file);
  expect(entries).toHaveLength(1);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(entries[0]).toMatchObject({ title: hostile.title, notes: hostile.notes, sequence: 3 });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/^(ATTENDEE|END:VEVENT.)/);
  }
});

test('an event keeps its id when its title, time and location change', () => {
  const [event] = createCalendarEvents(wedding);
  const { celebrate } = wedding;
  const events = celebrate.events.map((one) => ({
    ...one,
    title: 'Other',
    startsAt: '2026-07-01T19:00:00+02:00',
    endsAt: '2026-07-01T20:00:00+02:00',
    revision: 1,
  }));
  const [moved] = createCalendarEvents({ ...wedding, celebrate: { ...celebrate, events } });
  expect(moved).toMatchObject({
    uid: event?.uid,
    revision: 1,
    startsAt: '2026-07-01T19:00:00+02:00',
    endsAt: '2026-07-01T20:00:00+02:00',
  });
});

describe('a published event', () => {
  const revise = (changes: object, revision?: number): WeddingDocument => ({
    ...content,
    celebrate: {
      ...content.celebrate,
      events: content.celebrate.events.map((event) => ({
        ...event,
        ...(event.id === 'wedding' && changes),
        ...(revision !== undefined && { revision }),
      })),
    },
  });
  const listRevisions = (document: WeddingDocument) =>
    document.celebrate.events.map(({ revision }) => revision);

  test('keeps its revision while its calendar entry stays the same', () => {
    expect(raiseRevisions(content, content)).toEqual(content);
    const couple: [string, string] = ['Jessica', 'Lorenzo'];
    expect(raiseRevisions({ ...content, couple }, content)).toEqual({ ...content, couple });
    const withOtherCard = revise({ featured: false });
    expect(raiseRevisions(withOtherCard, content)).toEqual(withOtherCard);
    expect(listRevisions(raiseRevisions(content, revise({}, 4)))).toEqual([4, 4]);
  });

  test.each([
    { startsAt: '2026-06-06T18:00' },
    { title: { en: 'The Wedding', it: 'Il grande giorno' } },
    { details: { address: 'Rialto' } },
    { dresscode: 'White tie' },
  ])('gets a higher revision than the published one with %j', (changes) => {
    expect(listRevisions(raiseRevisions(revise(changes), content))).toEqual([undefined, 1]);
    expect(listRevisions(raiseRevisions(revise(changes, 0), revise({}, 7)))).toEqual([7, 8]);
    // An older version is restored.
    expect(listRevisions(raiseRevisions(content, revise(changes, 2)))).toEqual([2, 3]);
  });

  test('gets the revision of the files if that is higher, and a new event none', () => {
    expect(listRevisions(raiseRevisions(revise({}, 9), content))).toEqual([9, 9]);
    const party = revise({ id: 'brunch', title: 'Brunch' });
    expect(listRevisions(raiseRevisions(party, content))).toEqual([undefined, undefined]);
  });
});

const [WELCOME_PARTY] = createCalendarEvents(wedding);
if (!WELCOME_PARTY) throw new Error('The wedding has no event.');

test('an event with an end has it in the file', () => {
  const { entries } = read(createCalendarFile([EVENT], CREATED_AT));
  expect(entries).toMatchObject([{ ends: '2026-06-05T21:00:00.000Z' }]);
});

test('a guest finds the place in the calendar, and not only its street', () => {
  const { celebrate } = wedding;
  const events = celebrate.events.map((event) => ({
    ...{ ...event, location: 'Antique Garden' },
    details: { ...event.details, address: 'Giudecca 10, 30133 Venice' },
  }));
  const [event] = createCalendarEvents({ ...wedding, celebrate: { ...celebrate, events } });
  expect(event?.location).toBe('Antique Garden, Giudecca 10, 30133 Venice');
});

test('the link to Google Calendar has the instants in UTC, the time zone and the location', () => {
  const { host, searchParams } = new URL(createGoogleCalendarLink(WELCOME_PARTY));
  expect(host).toBe('calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Welcome Party · Portia & Bassanio',
    dates: '20260605T170000Z/20260605T170000Z',
    ctz: 'Europe/Rome',
    location: wedding.celebrate.events[0]?.details.address,
  });
});

test('the link to Outlook has the same instants', () => {
  const { host, searchParams } = new URL(createOutlookLink(WELCOME_PARTY));
  expect(host).toBe('outlook.live.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: 'Welcome Party · Portia & Bassanio',
    startdt: '2026-06-05T17:00:00Z',
    enddt: '2026-06-05T17:00:00Z',
  });
});

test('URL syntax in a title or a location stays text', () => {
  const odd = { ...WELCOME_PARTY, title: 'A & B #1 =?', location: 'Calle “50%” + 1' };
  expect(new URL(createGoogleCalendarLink(odd)).searchParams.get('text')).toBe(odd.title);
  expect(new URL(createOutlookLink(odd)).searchParams.get('location')).toBe(odd.location);
});
