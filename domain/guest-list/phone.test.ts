import { expect, it } from 'vitest';
import { normalizePhones } from './phone.ts';

it.each([
  ['0170/123 45 67', 'de-DE', '+49 170 1234567'],
  ['+39 347 123 4567', 'de-DE', '+39 347 123 4567'],
  ['0041 79 123 45 67, 0170 1234567', 'de-DE', '+41 79 123 45 67, +49 170 1234567'],
  ['912 345 678', 'pt-PT', '+351 912 345 678'],
  ['912 345 678', 'en', '912 345 678'],
  ['0170 1234567 (Anna)', 'de-DE', '0170 1234567 (Anna)'],
  ['ask her mother', 'de-DE', 'ask her mother'],
  ['12', 'de-DE', '12'],
])('%s on a website in %s is stored as %s', (text, locale, stored) => {
  expect(normalizePhones(text, locale)).toBe(stored);
  expect(normalizePhones(stored, locale)).toBe(stored);
});
