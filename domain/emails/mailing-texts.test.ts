import { expect, test } from 'vitest';
import { describeUnknownPlaceholders, listTextIssues } from './mailing-texts.ts';

const TEXT = { subject: 'Come to {couple}', body: 'Dear {names},\n\n{link}' };

test('a mailing needs a subject and a text in the first language only', () => {
  expect(listTextIssues({ texts: { en: TEXT } }, ['en', 'it'])).toEqual([]);
  expect(listTextIssues({ texts: { en: { subject: ' ', body: '\n' } } }, ['en', 'it'])).toEqual([
    { language: 'en', field: 'subject', message: 'The email needs a subject.' },
    { language: 'en', field: 'body', message: 'The email needs a text.' },
  ]);
  expect(listTextIssues({ texts: { en: TEXT } }, ['it'])).toHaveLength(2);
});

test('a line to replace and {names} in a subject are issues in every language of the website', () => {
  const texts = { en: TEXT, it: { subject: 'Per {names}', body: 'Ciao,\n …\n{link}' } };
  expect(listTextIssues({ texts }, ['en', 'it'])).toEqual([
    {
      language: 'it',
      field: 'subject',
      message: 'The subject cannot contain {names}. Use {names} in the text.',
    },
    {
      language: 'it',
      field: 'body',
      message: 'Replace the line “…” with your news.',
    },
  ]);
  expect(listTextIssues({ texts }, ['en'])).toEqual([]);
});

test('an ellipsis inside a sentence is no line to replace', () => {
  expect(listTextIssues({ texts: { en: { ...TEXT, body: 'And then … dinner' } } }, ['en'])).toEqual(
    [],
  );
});

test('words in braces that are no placeholders are named once each', () => {
  expect(describeUnknownPlaceholders('Dear {names}, come to {place} on {date}.')).toBeUndefined();
  expect(describeUnknownPlaceholders('Ciao {nome}, {nome}!')).toBe(
    '{nome} is no placeholder. Guests would read it as it is.',
  );
  expect(describeUnknownPlaceholders('{Events}, { link } and {toString}')).toBe(
    '{Events}, { link }, and {toString} are no placeholders. Guests would read them as they are.',
  );
  expect(describeUnknownPlaceholders('A brace { alone, and {}')).toBeUndefined();
});
