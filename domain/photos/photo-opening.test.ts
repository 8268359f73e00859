import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { isPhotosLinkShown } from './photo-opening.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = content.celebrate.events.map(({ startsAt }) => startsAt.slice(0, 10)).sort();
const first = Date.parse(days[0] ?? '');
const last = Date.parse(days.at(-1) ?? '');

it.each([
  ['a day before the first event', first - DAY_MS, false],
  ['on the day after the first event', first + DAY_MS, true],
  ['a month after the last event', last + 30 * DAY_MS, true],
  ['a year after the last event', last + 365 * DAY_MS, false],
])(
  'the wedding page links to the photographs from the first event until two months after the last: %s',
  (_, now, expected) => {
    expect(isPhotosLinkShown({ opens: 'first-event' }, content, now)).toBe(expected);
    expect(isPhotosLinkShown({ opens: 'now' }, content, now)).toBe(true);
    expect(isPhotosLinkShown({ opens: 'never' }, content, now)).toBe(false);
  },
);
