import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { localizeWedding } from '../wedding/localize.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { addHours, toInstant } from '../wedding/zone-time.ts';
import { findNow, listMoments, type Moment } from './moments.ts';

type EventDocument = WeddingDocument['celebrate']['events'][number];
type Steps = NonNullable<EventDocument['details']['timeline']>;

type EventOptions = { startsAt: string; endsAt?: string; place?: string; steps?: Steps };

function localize(events: EventOptions[], timeZone = 'Europe/Rome') {
  return localizeWedding({
    ...content,
    timeZone,
    celebrate: {
      heading: 'Events',
      events: events.map(({ endsAt, place = 'Garden', startsAt, steps = [] }, index) => ({
        id: `event_${index}`,
        title: `Event ${index}`,
        startsAt,
        ...(endsAt && { endsAt }),
        location: place,
        details: { address: 'Venice', timeline: steps },
      })),
    },
  });
}

const list = (...events: EventOptions[]) => listMoments(localize(events).celebrate.events);

function describeMoments(moments: readonly Moment[], timeZone = 'Europe/Rome'): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return moments.map(
    ({ endsAt, event, startsAt, steps }) =>
      `${event}.${steps.join('+') || 'start'} ${format.format(startsAt)} – ${format.format(endsAt)}`,
  );
}

const at = (localTime: string, timeZone = 'Europe/Rome') =>
  Date.parse(toInstant(localTime, timeZone));

describe('the moments of a wedding', () => {
  it('are its steps, each until the next one, and the start of an event without a step then', () => {
    const { celebrate } = localizeWedding(content);
    expect(describeMoments(listMoments(celebrate.events))).toEqual([
      '0.0 2026-06-05 19:00 – 2026-06-06 00:00',
      '1.0 2026-06-06 17:30 – 2026-06-06 18:00',
      '1.1 2026-06-06 18:00 – 2026-06-06 18:45',
      '1.2 2026-06-06 18:45 – 2026-06-06 20:15',
      '1.3 2026-06-06 20:15 – 2026-06-07 01:15',
    ]);
    const steps = [{ time: '16:30', text: 'Boats' }, { text: 'Flowers' }];
    expect(describeMoments(list({ startsAt: '2026-06-06T17:00', steps }))).toEqual([
      '0.0 2026-06-06 16:30 – 2026-06-06 17:00',
      '0.start 2026-06-06 17:00 – 2026-06-06 22:00',
    ]);
  });

  it('end with their event, and an event without an end ends when the next one begins', () => {
    const events = [
      { startsAt: '2026-06-06T14:00', place: 'Church' },
      { startsAt: '2026-06-06T16:00', endsAt: '2026-06-07T02:00' },
    ];
    expect(describeMoments(list(...events))).toEqual([
      '0.start 2026-06-06 14:00 – 2026-06-06 16:00',
      '1.start 2026-06-06 16:00 – 2026-06-07 02:00',
    ]);
  });

  it('last an hour if they begin after the end of their event', () => {
    const steps = [{ time: '01:30', text: 'Last boat' }];
    const event = { startsAt: '2026-06-06T20:00', endsAt: '2026-06-07T01:00', steps };
    expect(describeMoments(list(event))).toEqual([
      '0.start 2026-06-06 20:00 – 2026-06-07 01:30',
      '0.0 2026-06-07 01:30 – 2026-06-07 02:30',
    ]);
  });

  it('have the steps of one time and place together', () => {
    const steps = [
      { time: '18:00', text: 'Music' },
      { time: '18:00', text: 'Cocktails' },
      { time: '18:00', text: 'Games', place: 'Lawn' },
    ];
    const moments = list({ startsAt: '2026-06-06T18:00', steps });
    expect(moments.map(({ place, steps }) => [place, steps])).toEqual([
      ['Garden', [0, 1]],
      ['Lawn', [2]],
    ]);
  });

  it.each(['Europe/Rome', 'America/New_York', 'Pacific/Auckland'])(
    'are the same instants over a change to summer time in %s',
    (timeZone) => {
      // In Rome the clock jumps from 2:00 to 3:00 in that night.
      const steps = [
        { time: '23:00', text: 'Dancing' },
        { time: '01:30', text: 'Soup' },
        { time: '03:30', text: 'Last boat' },
      ];
      const event = { startsAt: '2027-03-27T20:00', steps };
      const moments = listMoments(localize([event], timeZone).celebrate.events);
      const [start, dancing, soup, boat] = moments.map(({ startsAt }) => startsAt);
      expect([start, dancing, soup, boat]).toEqual(
        ['2027-03-27T20:00', '2027-03-27T23:00', '2027-03-28T01:30', '2027-03-28T03:30'].map(
          (localTime) => at(localTime, timeZone),
        ),
      );
      const hours = ((boat ?? 0) - (soup ?? 0)) / 3_600_000;
      expect(hours).toBe(timeZone === 'Europe/Rome' ? 1 : 2);
    },
  );
});

describe('now and next', () => {
  const moments = list(
    { startsAt: '2026-06-05T19:00', endsAt: '2026-06-05T23:00' },
    { startsAt: '2026-06-06T17:00', steps: [{ time: '18:00', text: 'Ceremony' }] },
  );
  it.each([
    ['2026-06-05T18:59', [], ['0.start']],
    ['2026-06-05T19:00', ['0.start'], ['1.start']],
    ['2026-06-05T23:00', [], ['1.start']],
    ['2026-06-06T17:59', ['1.start'], ['1.0']],
    ['2026-06-06T18:00', ['1.0'], []],
    ['2026-06-06T23:00', [], []],
  ])('at %s are %j and %j', (localTime, current, next) => {
    const found = findNow(moments, at(localTime));
    const names = (some: Moment[]) => describeMoments(some).map((line) => line.split(' ')[0]);
    expect([names(found.current), names(found.next)]).toEqual([current, next]);
  });

  const minute = fc.integer({ min: 0, max: 3 * 24 * 60 });
  const anyEvent = fc.record({
    start: minute,
    hours: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    place: fc.constantFrom('Garden', 'Hall'),
    steps: fc.array(
      fc.record({
        time: fc.constantFrom('17:00', '18:30', '23:45', '00:30', '05:00'),
        text: fc.constant('Step'),
        place: fc.constantFrom(undefined, 'Hall', 'Lawn'),
      }),
      { maxLength: 6 },
    ),
  });
  const localizeAny = (
    events: { start: number; hours: number | undefined; place: string; steps: Steps }[],
    timeZone: string,
  ) =>
    localize(
      events.map(({ hours, place, start, steps }) => {
        const startsAt = addHours('2027-03-26T12:00', start / 60);
        return {
          ...{ startsAt, place, steps },
          ...(hours && { endsAt: addHours(startsAt, hours) }),
        };
      }),
      timeZone,
    ).celebrate.events;
  const anyEvents = fc.array(anyEvent, { minLength: 1, maxLength: 4 });
  const anyZone = fc.constantFrom('Europe/Rome', 'America/New_York', 'Pacific/Auckland');

  it('never have two parts of the day in one place, and every step has its turn', () => {
    fc.assert(
      fc.property(anyEvents, anyZone, minute, (documents, timeZone, minutes) => {
        const events = localizeAny(documents, timeZone);
        const moments = listMoments(events);
        const now = at('2027-03-26T06:00', timeZone) + minutes * 60_000;
        const { current, next } = findNow(moments, now);
        const places = current.map(({ place }) => place);
        expect(new Set(places).size).toBe(places.length);
        for (const moment of current)
          expect(moment.startsAt <= now && now < moment.endsAt).toBe(true);
        for (const moment of next) expect(moment.startsAt).toBeGreaterThan(now);
        const steps = moments.map(({ event, steps }) => steps.map((step) => `${event}.${step}`));
        const all = events.flatMap(({ details }, event) =>
          details.timeline.map((_, step) => `${event}.${step}`),
        );
        expect(steps.flat().sort()).toEqual(all.sort());
        for (const { endsAt, startsAt } of moments) expect(endsAt).toBeGreaterThanOrEqual(startsAt);
      }),
    );
  });
});

it('the days of the wedding begin in the morning of the first event where the wedding is', () => {
  const { weekend } = localize(
    [
      { startsAt: '2026-06-05T19:00' },
      { startsAt: '2026-06-06T20:00', endsAt: '2026-06-07T02:00' },
    ],
    'America/New_York',
  );
  expect(weekend).toEqual({
    from: at('2026-06-05T06:00', 'America/New_York'),
    until: at('2026-06-07T02:00', 'America/New_York'),
  });
});
