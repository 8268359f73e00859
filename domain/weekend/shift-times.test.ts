import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import {
  addMinutes,
  invertShift,
  listPlannedTimes,
  type Shift,
  shiftTimes,
} from './shift-times.ts';

type Celebrate = WeddingDocument['celebrate'];

const event = (id: string, startsAt: string, times: (string | null)[], endsAt?: string) => ({
  ...{ id, startsAt, title: id, location: 'Garden' },
  ...(endsAt && { endsAt }),
  details: {
    address: 'Venice',
    timeline: times.map((time, index) => ({ ...(time && { time }), text: `Step ${index}` })),
  },
});

const CELEBRATE: Celebrate = {
  heading: 'Events',
  events: [
    event('welcome', '2026-06-05T19:00', ['19:00']),
    event('wedding', '2026-06-06T17:00', ['18:00', null, '18:45', '00:30'], '2026-06-07T01:00'),
    event('club', '2026-06-07T01:30', []),
    event('brunch', '2026-06-07T11:00', ['11:30']),
  ],
};

function describe(celebrate: Celebrate | null): string[] | null {
  return celebrate && listPlannedTimes(celebrate).map(({ at, event }) => `${event} ${at.slice(8)}`);
}

const shift = (from: string, minutes: number, of = 'wedding'): Shift => ({
  ...{ event: of, from: `2026-06-${from}`, minutes },
});

it('moves the rest of an event, its end and what follows in the same night', () => {
  const moved = shiftTimes(CELEBRATE, shift('06T18:45', 15));
  expect(describe(moved)).toEqual([
    'welcome 05T19:00',
    'wedding 06T17:00',
    'wedding 06T18:00',
    'wedding 06T19:00',
    'wedding 07T00:45',
    'club 07T01:45',
    'brunch 07T11:00',
    'brunch 07T11:30',
  ]);
  expect(moved?.events[1]).toMatchObject({
    startsAt: '2026-06-06T17:00',
    endsAt: '2026-06-07T01:15',
  });
  expect(moved?.events[1]?.details.timeline?.[1]).toEqual({ text: 'Step 1' });
});

it('moves a whole event from its start on, without words that name the former time', () => {
  const [, wedding] = content.celebrate.events;
  if (!wedding) throw new Error('The content has two events.');
  const celebrate = { ...content.celebrate, events: [{ ...wedding, timeText: 'Half past five' }] };
  const [event] = shiftTimes(celebrate, shift('06T17:30', 30))?.events ?? [];
  expect(event).toMatchObject({ startsAt: '2026-06-06T18:00', dateText: wedding.dateText });
  expect(event).not.toHaveProperty('timeText');
  expect(event?.details.timeline?.map(({ time }) => time)).toEqual([
    '18:00',
    '18:30',
    '19:15',
    '20:45',
  ]);
});

it.each([
  ['before the step above it', shift('06T18:45', -45)],
  ['to the next morning', shift('07T00:30', 330)],
  ['before an earlier event', shift('05T19:00', 24 * 60, 'welcome')],
])('moves no time %s', (_, one) => {
  expect(shiftTimes(CELEBRATE, one)).toBeNull();
});

it('loses no step and no order, and can be taken back', () => {
  const times = listPlannedTimes(CELEBRATE);
  const anyShift = fc.record({
    time: fc.constantFrom(...times),
    minutes: fc
      .integer({ min: -24, max: 24 })
      .filter(Boolean)
      .map((steps) => steps * 5),
  });
  fc.assert(
    fc.property(anyShift, ({ minutes, time }) => {
      const one = { event: time.event, from: time.at, minutes };
      const moved = shiftTimes(CELEBRATE, one);
      if (!moved) return;
      const after = listPlannedTimes(moved);
      expect(after.map(({ text }) => text)).toEqual(times.map(({ text }) => text));
      expect(after.some(({ at }) => at === addMinutes(time.at, minutes))).toBe(true);
      expect(shiftTimes(moved, invertShift(one))).toEqual(CELEBRATE);
    }),
    { numRuns: 300 },
  );
});
