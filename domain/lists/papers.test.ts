import { describe, expect, it } from 'vitest';
import { fitText, listPages, PAPERS, type Paper } from './papers.ts';

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

it('a longer address is printed smaller', () => {
  const short = 'Ada Rossi\nLido 1\nVenezia';
  const long = `The whole Rossi family with all its children\n${Array(7).fill('A line of a very long address').join('\n')}`;
  for (const paper of PAPERS) {
    const [large, small] = [fitText(short, paper), fitText(long, paper)];
    expect(large).toBeGreaterThanOrEqual(small);
    expect(small).toBeGreaterThan(2);
  }
  expect(fitText(short, get('Avery L7160'))).toBeCloseTo(3.88, 2);
  expect(fitText(long, get('Avery 5160'))).toBeCloseTo(2.12, 2);
});
