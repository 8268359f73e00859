import { expect, test } from 'vitest';
import { limitWarnings } from './log.ts';

test('warnings beyond the number per minute are dropped until the minute is over', () => {
  let now = 0;
  const logged: string[] = [];
  const log = { error: () => {}, warn: (_: object, message: string) => logged.push(message) };
  const warn = limitWarnings(log, 2, () => now);
  for (const at of [0, 20_000, 59_999, 60_000, 60_001, 119_999, 120_000]) {
    now = at;
    warn({}, String(at));
  }
  expect(logged).toEqual(['0', '20000', '60000', '60001', '120000']);
});
