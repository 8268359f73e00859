import { expect, it, test } from 'vitest';
import { createGuestListHousehold } from '../../domain/fixtures/guest-list.ts';
import { LANGUAGES } from '../../domain/wedding/languages.ts';
import { composeMessage, getCardText } from './invitation-texts.ts';

const WEDDING = { couple: ['Portia', 'Bassanio'] as [string, string], locale: 'it-IT' };
const ENTRY = createGuestListHousehold({
  name: 'Famiglia Rossi',
  people: [
    { first: 'Ada', last: 'Rossi' },
    { first: '', last: 'Neri' },
    { first: '', last: '', isGuest: true },
    { first: 'Mia', last: 'Rossi', isChild: true },
  ],
});
const LINK = 'https://our-wedding.example/i/KFM-7QT-R2W';

it.each(LANGUAGES)('a message and a card in %s have the link and the address', (language) => {
  for (const kind of ['message', 'reminder'] as const) {
    const message = composeMessage({ ...ENTRY, language }, LINK, WEDDING, kind);
    expect(message).toContain(`\n${LINK}\n`);
    expect(message).toMatch(/Ada .{1,3} Mia[,:!]\n/);
    expect(message).toMatch(/\nPortia & Bassanio$/);
  }
  expect(getCardText({ ...ENTRY, language }, 'our-wedding.example', WEDDING)).toContain(
    'our-wedding.example',
  );
});

test('a household without a language is written to in the language of the wedding', () => {
  expect(composeMessage(ENTRY, LINK, WEDDING)).toMatch(/^Ciao Ada e Mia,/);
  expect(composeMessage(ENTRY, LINK, { ...WEDDING, locale: 'sv-SE' })).toMatch(
    /^Dear Ada and Mia,/,
  );
});

test('a household without first names is greeted by its name', () => {
  const people = [{ id: 1, first: '', last: 'Rossi' }];
  expect(composeMessage({ ...ENTRY, people }, LINK, WEDDING)).toMatch(/^Ciao Famiglia Rossi,/);
});
