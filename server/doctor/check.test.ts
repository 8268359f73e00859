import { expect, test } from 'vitest';
import { error, formatResults, ok, summarize, warning } from './check.ts';

test('the exit code is 1 after an error, and 0 after warnings or none', () => {
  expect(summarize([ok('a'), warning('b'), error('c')])).toEqual({
    text: '1 error to fix.\n',
    code: 1,
  });
  expect(summarize([ok('a'), warning('b'), warning('c')])).toEqual({
    text: 'No errors, 2 warnings.\n',
    code: 0,
  });
  expect(summarize([ok('a')])).toEqual({ text: 'No problems found.\n', code: 0 });
});

test('results are listed below each other, each with its fix', () => {
  const long = 'It can lose the last writes in a crash, and this line is longer than eighty.';
  const results = [ok('It is writable.'), warning(long), error('It is full.', 'Free some space')];
  expect(formatResults('Data folder', results)).toBe(
    [
      'Data folder',
      '  ok       It is writable.',
      '  warning  It can lose the last writes in a crash, and this line is longer than',
      '           eighty.',
      '  ERROR    It is full.',
      '           → Free some space',
      '',
      '',
    ].join('\n'),
  );
});
