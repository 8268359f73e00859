import { expect, it } from 'vitest';
import type { GuestPhoto } from '../../../domain/photos/photos-api.ts';
import { createSlideQueue, type SlideQueue } from './slide-queue.ts';

function createPhoto(
  id: string,
  width: number | null = 1600,
  height: number | null = 1000,
): GuestPhoto {
  const times = { takenAt: '2026-06-06T20:00', day: 'Saturday, June 6', time: '8:00 PM' };
  const facts = { ...times, event: null, isOwn: false };
  return { id, kind: 'picture', width, height, ...facts };
}

function createPortrait(id: string): GuestPhoto {
  return createPhoto(id, 1000, 1600);
}

/** The ids on the next slides of a wide screen. */
function listSlides(queue: SlideQueue, count: number): string[] {
  return Array.from({ length: count }, () =>
    queue
      .next(true)
      .map(({ id }) => id)
      .join('+'),
  );
}

it('shows the newest first, and starts again after the oldest', () => {
  const queue = createSlideQueue();
  queue.update(['c', 'b', 'a'].map((id) => createPhoto(id)));
  expect(listSlides(queue, 4)).toEqual(['c', 'b', 'a', 'c']);
});

it('shows added pictures next, in the order in which they were taken, and goes on where it was', () => {
  const queue = createSlideQueue();
  const first = ['c', 'b', 'a'].map((id) => createPhoto(id));
  expect(queue.update(first)).toBe(false);
  listSlides(queue, 1);
  expect(queue.update(first)).toBe(false);
  expect(queue.update([createPhoto('e'), createPhoto('d'), ...first])).toBe(true);
  expect(listSlides(queue, 5)).toEqual(['d', 'e', 'b', 'a', 'e']);
});

it('shows no picture that the couple has hidden, and none after the last one was hidden', () => {
  const queue = createSlideQueue();
  queue.update(['c', 'b', 'a'].map((id) => createPhoto(id)));
  queue.remove('b');
  queue.update(['c', 'a'].map((id) => createPhoto(id)));
  expect(listSlides(queue, 3)).toEqual(['c', 'a', 'c']);
  expect(queue.has('b')).toBe(false);
  queue.update([]);
  expect(queue.isEmpty()).toBe(true);
  expect(queue.next(true)).toEqual([]);
});

it('waits for the sizes of a picture, and leaves out videos', () => {
  const queue = createSlideQueue();
  const video: GuestPhoto = { ...createPhoto('video', null, null), kind: 'video' };
  queue.update([video, createPhoto('later', null, null), createPhoto('a')]);
  expect(listSlides(queue, 2)).toEqual(['a', 'a']);
  queue.update([video, createPhoto('later'), createPhoto('a')]);
  expect(listSlides(queue, 1)).toEqual(['later']);
});

it('two portraits share a wide screen and two landscapes a tall one, if they are not far apart', () => {
  const queue = createSlideQueue();
  queue.update([createPortrait('p'), createPhoto('a'), createPortrait('q'), createPortrait('r')]);
  expect(listSlides(queue, 3)).toEqual(['p+q', 'a', 'r']);
  expect(queue.next(false).map(({ id }) => id)).toEqual(['p']);
  expect(queue.next(false).map(({ id }) => id)).toEqual(['a']);
});
