import { expect, it } from 'vitest';
import { completeTimeZone } from './complete-input.ts';

it('a time zone is found by its name and by its town, in small letters and with spaces', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(completeTimeZone('europe/lisbon', zones)).toBe('Europe/Lisbon');
  expect(completeTimeZone('New York', zones)).toBe('America/New_York');
  expect(completeTimeZone('rome ', zones)).toBe('Europe/Rome');
  expect(completeTimeZone('America/Dawson Creek', zones)).toBe('America/Dawson_Creek');
  expect(completeTimeZone('Nowhere', zones)).toBe('Nowhere');
});
