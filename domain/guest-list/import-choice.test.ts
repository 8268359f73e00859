import { expect, it } from 'vitest';
import type { ImportChoice } from './guest-list-api.ts';
import { keepChoice } from './import-choice.ts';

const LIST = 'Name,Language\nAnna,PT\nAnna R.,x\nFriends,';
const CHOICE: ImportChoice = {
  fields: ['name', 'language'],
  hasHeadings: true,
  blank: 'no',
  households: [4],
  merges: [
    { line: 3, into: { line: 2 } },
    { line: 3, into: { id: 7 } },
  ],
  repairs: [
    { column: 1, value: 'PT', text: 'pt' },
    { column: 1, value: 'x', text: 'de', line: 3 },
  ],
  separate: [2],
};

it('another list has no decisions', () => {
  expect(keepChoice(CHOICE, LIST, `Guest,Language\n${LIST}`)).toEqual({});
});

it('the same list keeps all decisions', () => {
  expect(keepChoice(CHOICE, LIST, LIST)).toBe(CHOICE);
});

it('a line that was corrected loses the decisions about it, and those that need it', () => {
  expect(keepChoice(CHOICE, LIST, LIST.replace('Anna,PT', 'Anna,pt'))).toEqual({
    ...CHOICE,
    merges: [{ line: 3, into: { id: 7 } }],
    separate: [],
  });
});

it('a line that is added moves the lines below it, so that nothing is decided about them', () => {
  const { repairs, ...others } = keepChoice(CHOICE, LIST, LIST.replace('Anna,', 'Zoë,de\nAnna,'));
  expect(repairs).toEqual([{ column: 1, value: 'PT', text: 'pt' }]);
  expect(others).toMatchObject({ households: [], merges: [], separate: [], blank: 'no' });
});
