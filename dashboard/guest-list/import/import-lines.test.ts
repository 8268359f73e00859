import { expect, it } from 'vitest';
import type { GuestListPreview } from '../../../domain/guest-list/guest-list-api.ts';
import { formatLines, listLinesToFix } from './import-lines.ts';

it('an issue of the whole file or of an entry is no line to fix', () => {
  const issues = [
    { line: 1, message: 'No column contains names.', cells: [] },
    { line: 2, message: 'A name is missing.', cells: ['', ' '] },
    { line: 3, message: 'A name is missing.', cells: ['', 'x@example.com'] },
  ];
  expect(listLinesToFix({ issues } as unknown as GuestListPreview)).toEqual([issues[2]]);
});

it('lines with separators, quotes, line breaks and formulas are written as CSV', () => {
  const { csv, startLines } = formatLines({
    headings: ['Name', 'Note'],
    hasHeadings: true,
    lines: [
      ['Zoë; "Zo"', 'one\r\ntwo'],
      ['=1+1', '-'],
    ],
  });
  expect(csv).toBe('"Name","Note"\n"Zoë; ""Zo""","one\ntwo"\n"\'=1+1","\'-"\n');
  expect(startLines).toEqual([2, 4]);
});

it('a list without headings gets none', () => {
  const lines = [['Zoë'], ['Tom']];
  expect(formatLines({ headings: [''], hasHeadings: false, lines })).toEqual({
    csv: '"Zoë"\n"Tom"\n',
    startLines: [1, 2],
  });
});
