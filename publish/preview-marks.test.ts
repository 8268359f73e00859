import { expect, it } from 'vitest';
import content from '../content/wedding.ts';
import { MARK_START, readMarkIndex, removeMarks } from '../domain/website/preview-marks.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { createMarks } from './preview-marks.ts';

function markWedding(document = content) {
  const { marks, markDates, markDocument } = createMarks();
  const wedding = markDates(localizeWedding(markDocument(document)));
  const findMark = (text = '') => marks[readMarkIndex(MARK_START.exec(text)?.[1] ?? '')];
  return { wedding, findMark };
}

it('a page with marks is the page without them, once they are removed', () => {
  const { wedding } = markWedding();
  const { title, ...shown } = JSON.parse(removeMarks(JSON.stringify(wedding)));
  const { title: _, ...expected } = JSON.parse(JSON.stringify(localizeWedding(content)));
  expect(shown).toEqual(expected);
});

it('each text, also a name and each paragraph, says which field it comes from', () => {
  const { findMark, wedding } = markWedding();
  expect(findMark(wedding.couple[1])?.path).toEqual(['couple', 1]);
  expect(findMark(wedding.celebrate.events[1]?.title)?.path.join('.')).toBe(
    'celebrate.events.1.title',
  );
  expect(findMark(wedding.stay.groups[0]?.hotels[1]?.name)?.path.join('.')).toBe(
    'stay.groups.0.hotels.1.name',
  );
  const { answer = [] } = wedding.faq.items.find((item) => item.answer.length > 1) ?? {};
  expect(answer.map((paragraph) => findMark(paragraph)?.paragraph)).toEqual([0, 1]);
});

it('a dress code keeps its full stops, and words keep their length', () => {
  const { wedding } = markWedding();
  const [, event] = wedding.celebrate.events;
  expect(removeMarks(event?.dresscode ?? '')).toBe('Black tie');
  expect(wedding.couple.map((name) => name.split(/\s/).map((word) => word.length))).toEqual([
    [1, 6, 1],
    [1, 8, 1],
  ]);
});

it('a time that is made from a date cannot be edited, and words instead of it can', () => {
  const { findMark, wedding } = markWedding();
  const [event] = wedding.celebrate.events;
  expect(findMark(event?.time)).toEqual({
    path: ['celebrate', 'events', 0, 'startsAt'],
    isDerived: true,
  });
  expect(findMark(event?.details.timeline[0]?.time)).toEqual({
    path: ['celebrate', 'events', 0, 'details', 'timeline', 0, 'time'],
    isDerived: true,
  });
  expect(findMark(event?.date)).toEqual({ path: ['celebrate', 'events', 0, 'dateText'] });
});
