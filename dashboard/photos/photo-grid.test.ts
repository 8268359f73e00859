import { describe, expect, it } from 'vitest';
import type { HostPhoto } from '../../domain/photos/host-photos-api.ts';
import { filterPhotos, findNeighbour, layOutRows, NO_PHOTO_FILTERS } from './photo-filters.ts';
import { keepOnly, NOTHING_SELECTED, selectTo, toggle } from './photo-selection.ts';

function createPhoto(id: string, changes: Partial<HostPhoto> = {}): HostPhoto {
  return {
    ...{ id, kind: 'picture', width: 4, height: 3, bytes: 1 },
    ...{ takenAt: '2026-06-06T10:00:00.000Z', addedAt: '2026-06-06T10:00:00.000Z' },
    ...{ event: null, name: null, addedBy: 'guest', status: 'new' },
    ...{ isFavourite: false, deletedAt: null, ...changes },
  };
}

const listIds = (photos: HostPhoto[]) => photos.map(({ id }) => id).join('');

describe('the views of photographs', () => {
  const photos = [
    createPhoto('a', { status: 'shown', isFavourite: true, event: 'wedding', name: 'Anna' }),
    createPhoto('b', { status: 'hidden', addedAt: '2026-06-08T10:00:00.000Z' }),
    createPhoto('c', { addedBy: 'couple', addedAt: '2026-06-07T10:00:00.000Z' }),
    createPhoto('d', { deletedAt: '2026-06-09T10:00:00.000Z', isFavourite: true }),
  ];
  const find = (filters: Partial<typeof NO_PHOTO_FILTERS>) =>
    listIds(filterPhotos(photos, { ...NO_PHOTO_FILTERS, ...filters }));

  it.each([
    ['all', 'abc'],
    ['new', 'c'],
    ['favourites', 'a'],
    ['hidden', 'b'],
    ['bin', 'd'],
  ] as const)('%s shows deleted photographs only in the bin', (view, ids) => {
    expect(find({ view })).toBe(ids);
  });

  it('filter by event and by guest', () => {
    expect(find({ event: 'wedding' })).toBe('a');
    expect(find({ event: 'none' })).toBe('bc');
    expect(find({ from: 'name:Anna' })).toBe('a');
    expect(find({ from: 'none' })).toBe('b');
    expect(find({ from: 'couple' })).toBe('c');
  });

  it('can begin with the photographs that were added last', () => {
    expect(find({ order: 'added' })).toBe('bca');
  });
});

describe('the grid of photographs', () => {
  const photos = 'abcdefg'.split('').map((id, index) => createPhoto(id, { takenAt: `${index}` }));
  const rows = layOutRows(
    photos,
    3,
    ({ takenAt }) => takenAt,
    (at) => (Number(at) < 4 ? 'Sunday' : 'Saturday'),
  );

  it('begins each day with its name on a new line', () => {
    expect(rows).toEqual([
      { day: 'Sunday', count: 4 },
      { start: 0, end: 3 },
      { start: 3, end: 4 },
      { day: 'Saturday', count: 3 },
      { start: 4, end: 7 },
    ]);
  });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 6, 3],
    ['ArrowDown', 5, 5],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['a', 0, null],
  ])('%s leads from photograph %i to %s', (key, from, to) => {
    expect(findNeighbour(rows, from, key)).toBe(to);
  });
});

describe('selecting photographs', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];

  it('adds one and removes it again', () => {
    const one = toggle(NOTHING_SELECTED, 'b');
    expect([...one.ids]).toEqual(['b']);
    expect([...toggle(one, 'b').ids]).toEqual([]);
  });

  it('with Shift adds all from the last one, in both directions', () => {
    const one = toggle(NOTHING_SELECTED, 'c');
    expect([...selectTo(one, 'e', order).ids]).toEqual(['c', 'd', 'e']);
    expect([...selectTo(one, 'a', order).ids].sort()).toEqual(['a', 'b', 'c']);
    expect([...selectTo(NOTHING_SELECTED, 'd', order).ids]).toEqual(['d']);
  });

  it('makes a range smaller again while it is dragged', () => {
    const before = toggle(NOTHING_SELECTED, 'a');
    const start = { ids: before.ids, anchor: 'c' };
    const long = selectTo(start, 'e', order, before.ids);
    expect([...selectTo(long, 'd', order, before.ids).ids]).toEqual(['a', 'c', 'd']);
  });

  it('keeps only the photographs that are on screen', () => {
    const all = selectTo(toggle(NOTHING_SELECTED, 'a'), 'e', order);
    expect([...keepOnly(all, ['b', 'c']).ids]).toEqual(['b', 'c']);
    expect(keepOnly(all, order)).toBe(all);
  });
});
