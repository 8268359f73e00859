import { expect, it } from 'vitest';
import type { NewPerson } from '../../../domain/guest-list/guest-list.ts';
import { formatMessage } from '../../../domain/messages/format.ts';
import {
  LANGUAGE_DETAILS,
  type LanguageCode,
  MESSAGES,
} from '../../../domain/wedding/languages.ts';
import type { Edition } from '../../edition.tsx';
import { type Context, composeGreeting, nameGuest } from './names.ts';

const ADA = { first: 'Ada', last: 'Rossi' };
const LUCA = { first: 'Luca', last: 'Rossi' };
const UNNAMED = { first: '', last: '', isGuest: true } as const;

function createContext(language: LanguageCode): Context {
  const edition = { language, wedding: { locale: LANGUAGE_DETAILS[language].locale } } as Edition;
  return { edition, messages: MESSAGES[language].personal, tools: { formatMessage } };
}

function greet(language: LanguageCode, people: NewPerson[], name = 'Family Rossi'): string {
  return composeGreeting({ name, people }, createContext(language));
}

it('greets a couple in each language', () => {
  const greetings = (['en', 'it', 'de', 'fr', 'es'] as const).map((code) =>
    greet(code, [ADA, LUCA]),
  );
  expect(greetings).toEqual([
    'Dear Ada and Luca',
    'Per Ada e Luca',
    'Für Ada und Luca',
    'Pour Ada et Luca',
    'Para Ada y Luca',
  ]);
});

it('greets children by name, and guests whose names are not known yet', () => {
  const people: NewPerson[] = [ADA, { first: 'Mia', last: '', isChild: true }, UNNAMED];
  expect(greet('de', people)).toBe('Für Ada, Mia und Begleitung');
  expect(greet('en', [ADA, UNNAMED, UNNAMED])).toBe('Dear Ada and guests');
});

it('greets as on the envelope if first names are missing or may be titles', () => {
  expect(greet('en', [{ first: '', last: 'Rossi' }])).toBe('Dear Family Rossi');
  expect(greet('en', [UNNAMED], 'The neighbours')).toBe('Dear The neighbours');
  const thornes = [
    { first: 'Mr', last: '' },
    { first: 'Mrs', last: 'Thorne' },
  ];
  expect(greet('en', thornes, 'Mr & Mrs Thorne')).toBe('Dear Mr & Mrs Thorne');
});

it('calls guests without a name guests of the first person, and tells several apart', () => {
  const household = { name: 'Rossi', people: [ADA, LUCA, UNNAMED, UNNAMED] };
  expect(nameGuest(household, createContext('en'))).toBe('Guest of Ada');
  expect(nameGuest(household, createContext('en'), 2)).toBe('Guest of Ada (2)');
});
