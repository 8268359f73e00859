import { describe, expect, test } from 'vitest';
import { type CheckSection, fault, warning, well } from './check-result.ts';
import { alarmText, sectionText, verdict } from './report.ts';

const section = (...results: CheckSection['results']): CheckSection => ({
  title: 'Data folder',
  results,
});

describe('the exit code', () => {
  test('is 1 with a single fault, whatever else is well', () => {
    const sections = [section(well('a'), warning('b')), section(fault('c'))];
    expect(verdict(sections)).toEqual({ text: '1 fault to mend.\n', code: 1 });
    expect(verdict([section(fault('c'), fault('d'))]).text).toBe('2 faults to mend.\n');
  });

  test('is 0 with notes, which are counted', () => {
    expect(verdict([section(well('a'), warning('b'))])).toEqual({
      text: 'All is well; 1 note above is worth a look.\n',
      code: 0,
    });
  });

  test('is 0 when all is well', () => {
    expect(verdict([section(well('a'))])).toEqual({ text: 'All is well.\n', code: 0 });
  });
});

test('findings stand under each other, with what to do below', () => {
  const long = 'It may forget the last moments in a crash, and this line is longer than eighty.';
  const text = sectionText(
    section(well('It can be written.'), warning(long), fault('It is full.', 'Make room')),
  );
  expect(text).toBe(
    [
      'Data folder',
      '  well   It can be written.',
      '  note   It may forget the last moments in a crash, and this line is longer than',
      '         eighty.',
      '  FAULT  It is full.',
      '         → Make room',
      '',
      '',
    ].join('\n'),
  );
});

test('an alarm stands below its SQL, which is whole and may be copied with its marks', () => {
  const sql = `select ${'1, '.repeat(60)}1;`;
  const text = alarmText({
    title: 'Open',
    says: 'Anybody can',
    list: ['read'],
    how: 'Run it',
    sql,
  });
  expect(text).toMatch(/^-- FROM HERE -+\nselect (1, )+1;\n-- TO HERE -+\n\n█+\n/);
  expect(text).toMatch(/█\n\n {2}OPEN\n\n {2}Anybody can\n {2}• read\n\n {2}Run it\n\n█+\n\n$/);
});
