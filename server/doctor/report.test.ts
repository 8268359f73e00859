import { describe, expect, test } from 'vitest';
import {
  type CheckSection,
  error,
  formatAlarm,
  formatSection,
  ok,
  summarize,
  warning,
} from './report.ts';

const section = (...results: CheckSection['results']): CheckSection => ({
  title: 'Data folder',
  results,
});

describe('the exit code of the doctor', () => {
  test('is 1 after a single error, whatever the other results', () => {
    const sections = [section(ok('a'), warning('b')), section(error('c'))];
    expect(summarize(sections)).toEqual({ text: '1 error to fix.\n', code: 1 });
    expect(summarize([section(error('c'), error('d'))]).text).toBe('2 errors to fix.\n');
  });

  test('is 0 after warnings, which are counted', () => {
    expect(summarize([section(ok('a'), warning('b'))])).toEqual({
      text: 'No errors, 1 warning.\n',
      code: 0,
    });
  });

  test('is 0 when all results are ok', () => {
    expect(summarize([section(ok('a'))])).toEqual({ text: 'No problems found.\n', code: 0 });
  });
});

test('results are listed below each other, each with its fix', () => {
  const long = 'It can lose the last writes in a crash, and this line is longer than eighty.';
  const text = formatSection(
    section(ok('It is writable.'), warning(long), error('It is full.', 'Free some space')),
  );
  expect(text).toBe(
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

test('an alarm follows its SQL, which is complete and can be copied with its marks', () => {
  const sql = `select ${'1, '.repeat(60)}1;`;
  const text = formatAlarm({
    title: 'Open',
    message: 'Anybody can',
    list: ['read'],
    instructions: 'Run it',
    sql,
  });
  expect(text).toMatch(/^-- FROM HERE -+\nselect (1, )+1;\n-- TO HERE -+\n\n█+\n/);
  expect(text).toMatch(/█\n\n {2}OPEN\n\n {2}Anybody can\n {2}• read\n\n {2}Run it\n\n█+\n\n$/);
});
