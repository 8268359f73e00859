import { expect, test } from 'vitest';
import { runInLanguage } from '../platform/language.ts';
import { FAILURES, translateFailure } from './failures.ts';

test('a stored failure is read in the language of the request, followed by the words of the mail server', async () => {
  const stored = `${FAILURES.answered} 550 No such user`;
  expect(translateFailure(stored)).toBe(stored);
  expect(await runInLanguage('de', () => translateFailure(stored))).toBe(
    'Der Mailserver hat geantwortet: 550 No such user',
  );
  expect(await runInLanguage('fr', () => translateFailure(FAILURES.openReceipts))).toContain(
    '100 confirmations par heure et 400 par jour',
  );
});

test('every failure is known by its English words, and others stay as they are', async () => {
  const translated = await runInLanguage('it', () => Object.values(FAILURES).map(translateFailure));
  expect(new Set(translated).size).toBe(Object.keys(FAILURES).length);
  for (const text of translated) expect(Object.values(FAILURES)).not.toContain(text);
  expect(await runInLanguage('it', () => translateFailure('Too full'))).toBe('Too full');
});
