import { describe, expect, it } from 'vitest';
import {
  BLEED_MM,
  createCards,
  createOwnLabels,
  createPoster,
  listCuts,
  listPages,
  listTiles,
  OWN_LABELS,
  PAPERS,
  type Paper,
  POSTER_SHEETS,
  SHEETS,
  type Sheet,
} from './papers.ts';

const get = (id: string) => PAPERS.find((paper) => paper.id === id) as Paper;

describe.each(PAPERS)('the paper $name', (paper) => {
  it('has its labels on the page, none over another', () => {
    const { columns, height, label, rows, width } = paper;
    const [page = []] = listPages(Array(columns * rows).fill(null), paper, 0);
    expect(page).toHaveLength(columns * rows);
    const [last] = page.slice(-1);
    expect((last?.left ?? 0) + label.width).toBeLessThanOrEqual(width + 0.01);
    expect((last?.top ?? 0) + label.height).toBeLessThanOrEqual(height + 0.01);
    if (columns > 1) expect(paper.stepX).toBeGreaterThanOrEqual(label.width);
    if (rows > 1) expect(paper.stepY).toBeGreaterThanOrEqual(label.height);
  });
});

it('the labels of a sheet in use begin after those that are gone', () => {
  const pages = listPages(['Ada', 'Pia', 'Zoë'], get('Avery L7160'), 20);
  expect(pages.map((page) => page.map(({ item }) => item))).toEqual([['Ada'], ['Pia', 'Zoë']]);
  expect(pages[0]?.[0]).toMatchObject({
    left: expect.closeTo(139.28),
    top: expect.closeTo(243.75),
  });
  expect(pages[1]?.[0]).toMatchObject({ left: 7.2, top: 15.15 });
});

const getSheet = (name: string) => POSTER_SHEETS.find((sheet) => sheet.name === name) as Sheet;
const CARDS = [
  { width: 85, height: 55 },
  { width: 90, height: 86 },
  { width: 92, height: 260 },
  { width: 184, height: 130 },
  { width: 120, height: 170 },
];

it('cards stand in the middle of a sheet, with room for the printer’s margins and the marks', () => {
  const edges = SHEETS.flatMap((sheet) =>
    CARDS.flatMap((card) =>
      [false, true].map((hasBleed) => {
        const paper = createCards(sheet, card, hasBleed);
        const right = paper.left + (paper.columns - 1) * paper.stepX + card.width;
        const bottom = paper.top + (paper.rows - 1) * paper.stepY + card.height;
        expect(paper.columns * paper.rows).toBeGreaterThan(0);
        expect(paper.width - right).toBeCloseTo(paper.left);
        expect(paper.height - bottom).toBeCloseTo(paper.top);
        if (hasBleed) expect(paper.stepX - card.width).toBe(2 * BLEED_MM);
        return Math.min(paper.left, paper.top);
      }),
    ),
  );
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(8);
});

it('ten place cards fit A4, and nine fit Letter, which is turned for them', () => {
  const count = (name: string) => {
    const { columns, rows, width } = createCards(getSheet(name), { width: 85, height: 55 }, false);
    return [columns * rows, width];
  };
  expect([count('A4'), count('Letter')]).toEqual([
    [10, 210],
    [9, 279.4],
  ]);
});

it('labels with sizes of their own begin where the couple measured, and there is at least one', () => {
  const own = createOwnLabels(getSheet('A4'), { ...OWN_LABELS, columns: 0, left: 5, gapY: 2 });
  expect(own).toMatchObject({ columns: 1, rows: 8, left: 5, stepX: 70, stepY: 38, width: 210 });
});

it('neighbors share a cut, and with bleed each has its own', () => {
  const count = (hasBleed: boolean) =>
    listCuts(createCards(getSheet('A4'), { width: 85, height: 55 }, hasBleed)).x.length;
  expect([count(false), count(true)]).toEqual([3, 6]);
});

it('a poster with bleed is printed on a larger sheet', () => {
  expect(createPoster(getSheet('A2'), false)).toMatchObject({ width: 420, height: 594, left: 0 });
  expect(createPoster(getSheet('A2'), true)).toMatchObject({ width: 440, height: 614, left: 10 });
});

it.each(POSTER_SHEETS)('the parts of a poster of $name cover it and overlap by 10 mm', (poster) => {
  for (const sheet of SHEETS) {
    const tiles = listTiles(poster, sheet);
    const last = tiles.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(poster.width);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(poster.height);
    for (const { width, height } of tiles) {
      expect(width).toBeLessThanOrEqual(sheet.width - 16 + 0.01);
      expect(height).toBeLessThanOrEqual(sheet.height - 16 + 0.01);
    }
    const [first, second] = tiles.filter(({ y }) => y === 0);
    if (first && second) expect(first.x + first.width - second.x).toBeCloseTo(10);
  }
});
