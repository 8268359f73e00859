import { describe, expect, it } from 'vitest';
import { composeHouseholdName, listPeople } from './guest-list-people.ts';
import { newGuestListHouseholdSchema } from './guest-list-schema.ts';

const ANNA = { first: 'Anna', last: 'Rossi' };
const MARCO = { first: 'Marco', last: 'Rossi' };
const PIA = { first: 'Pia', last: 'Neri' };
const FIRST_ANNA = { first: 'Anna', last: '' };
const GUEST = { first: '', last: '', isGuest: true as const };

describe('the people in the name of a household', () => {
  it.each([
    ['a full name', 'Anna Rossi', [ANNA]],
    ['a first name', 'Anna', [{ first: 'Anna', last: '' }]],
    ['a last name with a comma', 'Rossi, Anna', [ANNA]],
    ['several first names', 'Anna Maria Rossi', [{ first: 'Anna Maria', last: 'Rossi' }]],
    ['a couple', 'Anna Rossi & Marco Rossi', [ANNA, MARCO]],
    ['a couple with one last name', 'Anna und Marco Rossi', [{ first: 'Anna', last: '' }, MARCO]],
    ['a couple in Italian', 'Anna e Marco Rossi', [{ first: 'Anna', last: '' }, MARCO]],
    ['a couple in Italian before a vowel', 'Marco ed Anna Rossi', [{ ...MARCO, last: '' }, ANNA]],
    ['a couple in Spanish', 'Anna y Marco Rossi', [{ first: 'Anna', last: '' }, MARCO]],
    ['an initial', 'Anna E Marco Rossi', [{ first: 'Anna E Marco', last: 'Rossi' }]],
    ['a last name of two', 'José Ortega y Gasset', [{ first: 'José Ortega y', last: 'Gasset' }]],
    [
      'the last name of two first',
      'Ortega y Gasset, José',
      [{ first: 'José', last: 'Ortega y Gasset' }],
    ],
    ['a couple without a last name', 'Anna e Marco', [FIRST_ANNA, { first: 'Marco', last: '' }]],
    ['a couple with two last names', 'Anna Rossi e Marco Rossi', [ANNA, MARCO]],
    ['a couple after its last name', 'Rossi, Anna e Marco', [ANNA, { first: 'Marco', last: '' }]],
    ['a couple in short German', 'Anna u. Marco Rossi', [FIRST_ANNA, MARCO]],
    ['a family', 'Anna, Zoë & Marco Rossi', [FIRST_ANNA, { first: 'Zoë', last: '' }, MARCO]],
    ['a family in Italian', 'Anna, Pia Neri e Marco Rossi', [FIRST_ANNA, PIA, MARCO]],
    ['several unnamed guests', 'Anna Rossi +2', [ANNA, GUEST, GUEST]],
    ['an unnamed guest after a last name', 'Rossi, Anna & plus one', [ANNA, GUEST]],
    ['the name of a family', 'Famiglia Rossi', [{ first: '', last: 'Famiglia Rossi' }]],
    ['an unnamed guest', 'Anna Rossi & guest', [ANNA, GUEST]],
    ['a plus one', 'Anna Rossi +1', [ANNA, GUEST]],
    ['an unnamed guest in German', 'Anna Rossi und Begleitung', [ANNA, GUEST]],
    ['a last name of several words', 'Lorenzo da Ponte', [{ first: 'Lorenzo', last: 'da Ponte' }]],
    ['a last name with und', 'Anna von und zu Berg', [{ first: 'Anna', last: 'von und zu Berg' }]],
    ['particles', 'Anna van der Meer', [{ first: 'Anna', last: 'van der Meer' }]],
    ['a particle without a first name', 'de Boer', [{ first: 'de', last: 'Boer' }]],
    ['a mark of the writing direction at the end', 'Anna Rossi \u200f', [ANNA]],
    ['signs only', '&', [{ first: '&', last: '' }]],
  ])('are read from %s', (_, name, people) => {
    expect(listPeople(name)).toEqual(people);
  });

  it('are at most twelve', () => {
    expect(listPeople('Anna & '.repeat(30))).toHaveLength(12);
  });

  it('are valid for a name of the greatest length', () => {
    for (const name of ['x'.repeat(250), `Anna ${'x'.repeat(245)}`, '👩🏽‍🚀'.repeat(35)]) {
      const { people } = newGuestListHouseholdSchema.parse({ name });
      expect(newGuestListHouseholdSchema.parse({ name, people })).toMatchObject({ people });
    }
  });
});

describe('the name of a household', () => {
  it.each([
    ['nobody', [GUEST], ''],
    ['one person', [ANNA, GUEST], 'Anna Rossi'],
    ['a couple with one last name', [ANNA, MARCO], 'Anna & Marco Rossi'],
    [
      'people with different last names',
      [ANNA, { first: 'Pia', last: 'Neri' }],
      'Anna Rossi & Pia Neri',
    ],
    [
      'a family of three',
      [ANNA, MARCO, { first: 'Zoë', last: 'Rossi', isChild: true as const }],
      'Anna, Marco & Zoë Rossi',
    ],
  ])('is composed for %s', (_, people, name) => {
    expect(composeHouseholdName(people)).toBe(name);
  });
});

describe('a household', () => {
  it.each<[string, object]>([
    ['without a name', { name: ' ' }],
    ['with no people', { people: [] }],
    ['with thirteen people', { people: Array(13).fill(ANNA) }],
    ['with a person without a name', { people: [{ first: '', last: ' ' }] }],
    ['with a named person marked as unnamed', { people: [{ ...ANNA, isGuest: true }] }],
    [
      'with six email addresses',
      { emails: ['a', 'b', 'c', 'd', 'e', 'f'].map((a) => `${a}@b.co`) },
    ],
    ['with a language of no page', { language: 'la' }],
    ['with an empty tag', { tags: [''] }],
    ['with a tag of 41 characters', { tags: ['x'.repeat(41)] }],
    ['with a comma in a tag', { tags: ['Lido, Work'] }],
    ['with an event that cannot exist', { events: ['The Brunch'] }],
    ['with a maximum of 0 guests', { maxGuests: 0 }],
    ['with a maximum of 21 guests', { maxGuests: 21 }],
    ['with an unknown value', { table: 3 }],
  ])('is rejected %s', (_, values) => {
    expect(newGuestListHouseholdSchema.safeParse({ name: 'Rossi', ...values }).success).toBe(false);
  });
});

it('repeated addresses, tags and events of a household are stored once', () => {
  const values = {
    emails: ['A@b.co', 'z@b.co', 'a@B.co'],
    tags: ['Lido', 'lido'],
    events: ['wedding', 'wedding'],
  };
  expect(newGuestListHouseholdSchema.parse({ name: 'Anna Rossi', ...values })).toEqual({
    name: 'Anna Rossi',
    people: [ANNA],
    emails: ['A@b.co', 'z@b.co'],
    phone: null,
    address: null,
    language: null,
    tags: ['Lido'],
    note: null,
    events: ['wedding'],
    maxGuests: null,
    gift: null,
    thankedOn: null,
    messagedAt: null,
    addressGivenAt: null,
    formerAddress: null,
  });
});
