import { expect, it } from 'vitest';
import { formatMessage } from './format.ts';

it('leaves a placeholder without a value as it is', () => {
  expect(formatMessage('{index} of {count}', { index: 2 }, 'en')).toBe('2 of {count}');
});

it('inserts values unchanged, even those that look like placeholders or patterns', () => {
  const values = { name: '{count} $&', count: 0 };
  expect(formatMessage('{name}: {count}', values, 'en')).toBe('{count} $&: 0');
});

it('chooses the plural form by the rules of the language', () => {
  const forms = { one: '{count} one', other: '{count} other' };
  const format = (count: number, language: string) => formatMessage(forms, { count }, language);
  expect([0, 1, 2].map((count) => format(count, 'en'))).toEqual(['0 other', '1 one', '2 other']);
  expect(format(0, 'fr')).toBe('0 one');
});

it('falls back to the general form where a language has a form without a text', () => {
  expect(formatMessage({ other: '{count} secondi' }, { count: 1_000_000 }, 'it')).toBe(
    '1000000 secondi',
  );
});
