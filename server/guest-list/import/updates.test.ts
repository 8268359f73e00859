import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../../../domain/fixtures/guest-list.ts';
import type { GuestListHousehold, NewPerson } from '../../../domain/guest-list/guest-list.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import { createGuestListTable } from '../../../domain/guest-list/guest-list-table.ts';
import { runAtOnce } from '../../../domain/pausable.ts';
import { LANGUAGES } from '../../../domain/wedding/languages.ts';
import { formatCsv, type Separator } from '../../lists/csv.ts';
import { runInLanguage } from '../../platform/language.ts';
import { readCsv } from './file.ts';
import { readGuestList } from './import.ts';
import { findUpdates } from './updates.ts';

const EVENTS = [
  { id: 'welcome_party', title: 'Welcome Party' },
  { id: 'wedding', title: 'The Wedding, at last' },
  { id: 'brunch', title: 'Alle' },
];

function createEntries(...all: object[]): GuestListHousehold[] {
  return all.map((values, at) => createGuestListHousehold(values, { id: at + 1 }));
}

function preview(csv: string, entries: readonly GuestListHousehold[]) {
  const { households } = readGuestList(readCsv(Buffer.from(csv)), { events: EVENTS });
  return findUpdates(households, entries, EVENTS);
}

describe('a household of a file', () => {
  it.each([
    ['with the same id, whatever its name', 'ID,Name\n1,Carla Neri', 1, 'update'],
    ['with another email address of the entry', 'Name,Email\nAnna R.,ANNA2@b.co', 1, 'update'],
    ['with an address in ASCII', 'Name,Email\nAnna R.,anna@xn--mnchen-3ya.de', 1, 'update'],
    ['with the same name and no address', 'Name\nANNA ROSSI', 1, 'same'],
    ['with the same name and a first address', 'Name,Email\nPia Neri,pia@b.co', 2, 'update'],
    ['with the same name and another address', 'Name,Email\nAnna Rossi,x@b.co', null, 'new'],
    ['with an id that is not on the list', 'ID,Name\n9,Carla Neri', null, 'new'],
  ])('is the same, an update or new: %s', (_, csv, id, status) => {
    const emails = ['anna@b.co', 'anna2@b.co', 'anna@münchen.de'];
    const entries = createEntries({ name: 'Anna Rossi', emails }, { name: 'Pia Neri' });
    const entry = entries.find((one) => one.id === id);
    expect(preview(csv, entries)).toMatchObject([
      { id, status, version: entry ? entry.version : null },
    ]);
  });

  it('updates no entry that belongs to another one', () => {
    const emails = ['both@b.co'];
    const entries = createEntries({ name: 'Anna', emails }, { name: 'Marco', emails });
    const csv = 'Name,Email\nMarco,both@b.co\nAnna,both@b.co\nZoë,both@b.co';
    expect(preview(csv, entries).map(({ id }) => id)).toEqual([2, 1, null]);
  });

  it('adds values and people, and removes none', () => {
    const entries = createEntries({
      name: 'Anna Rossi',
      people: [
        { first: 'Anna', last: 'Rossi' },
        { first: 'Luca', last: 'Neri' },
      ],
      emails: ['a@b.co'],
      phone: '1',
      note: 'Aunt',
      tags: ['Lido'],
      events: ['wedding', 'picnic'],
    });
    const csv =
      'Name,Plus one,Email,Phone,Note,Tags,Events,Gift\nAnna Rossi,yes,c@b.co a@b.co,,Sister,Work,Welcome Party,A vase';
    expect(preview(csv, entries)).toMatchObject([
      {
        status: 'update',
        // The plus one has a name by now.
        people: [{ first: 'Anna' }, { first: 'Luca' }],
        emails: ['a@b.co', 'c@b.co'],
        ...{ phone: '1', note: 'Sister', tags: ['Lido', 'Work'], gift: 'A vase' },
        events: ['welcome_party', 'picnic'],
      },
    ]);
  });

  it('in our own file keeps the person in a place with a new name, and a guest without a name gets one', () => {
    const entries = createEntries({
      name: 'Rossi',
      people: [
        { first: 'Anna', last: 'Rossi' },
        { isGuest: true },
        { first: 'Mia', isChild: true },
      ],
    });
    const csv =
      'Guest list ID,Household,First name,Last name\n1,Rossi,Anna,Neri\n1,Rossi,Luca,Bo\n1,Rossi,Mia,';
    expect(preview(csv, entries).map(({ people }) => people)).toEqual([
      [
        { id: 100, first: 'Anna', last: 'Neri' },
        { id: 101, first: 'Luca', last: 'Bo' },
        { id: 102, first: 'Mia', last: '', isChild: true },
      ],
    ]);
    // Two people changed places, and Zoë and Ugo are new.
    const swapped = 'Guest list ID,First name,Last name\n1,Mia,\n1,Zoë,\n1,Anna,Rossi\n1,Ugo,';
    expect(preview(swapped, entries)[0]?.people.map(({ id, first }) => [id, first])).toEqual([
      ...[
        [100, 'Anna'],
        [101, ''],
        [102, 'Mia'],
        [undefined, 'Zoë'],
        [undefined, 'Ugo'],
      ],
    ]);
  });

  it('completes a last name that the file has, and the other spelling of a name', () => {
    const entries = createEntries({
      name: 'Anna & Stefan Mueller',
      people: [{ first: 'Anna' }, { first: 'Stefan', last: 'Mueller' }, { isGuest: true }],
      emails: ['a@b.co'],
    });
    const [row] = preview('Name,Email\nAnna & Stephan Müller,a@b.co', entries);
    expect(row?.people).toEqual([
      { id: 100, first: 'Anna', last: 'Müller' },
      { id: 101, first: 'Stephan', last: 'Müller' },
      { id: 102, first: '', last: '', isGuest: true },
    ]);
  });

  it('completes nobody’s last name twice, and nobody with another one', () => {
    const entries = createEntries({
      name: 'Anna',
      people: [{ first: 'Anna' }, { first: 'Anna' }, { first: 'Anna', last: 'Neri' }],
      emails: ['a@b.co'],
    });
    const [row] = preview('Name,Email\nAnna Rossi,a@b.co', entries);
    expect(row?.people.map(({ id, last }) => [id, last])).toEqual([
      [100, 'Rossi'],
      [101, ''],
      [102, 'Neri'],
    ]);
  });

  it('keeps the name of a household when a line names one of its people', () => {
    const entries = createEntries({
      name: 'The Ferri family',
      people: [
        { first: 'Ada', last: 'Ferri' },
        { first: 'Luca', last: 'Ferri' },
      ],
      emails: ['a@b.co'],
    });
    expect(preview('Name,Email\nLuca Ferri,a@b.co', entries)).toMatchObject([
      { name: 'The Ferri family', status: 'same' },
    ]);
    expect(preview('Household,Name,Email\nFerri,Luca Ferri,a@b.co', entries)).toMatchObject([
      { name: 'Ferri', status: 'update' },
    ]);
    expect(preview('Name,Email\nAda Neri,a@b.co', entries)).toMatchObject([
      { name: 'Ada Neri', status: 'update' },
    ]);
  });
});

describe('an event for some guests only', () => {
  const events = [EVENTS[1], { id: 'dinner', title: 'Dinner', guests: 'invited' as const }].flatMap(
    (event) => event ?? [],
  );
  const read = (csv: string, entries: GuestListHousehold[], blank?: 'yes' | 'no' | 'keep') => {
    const { households, blanks } = readGuestList(readCsv(Buffer.from(csv)), {
      events,
      ...(blank && { blank }),
    });
    return { blanks, rows: findUpdates(households, entries, events) };
  };
  const invitedTo = (csv: string, entries: GuestListHousehold[], blank?: 'yes' | 'no' | 'keep') =>
    read(csv, entries, blank).rows.map((row) => row.events);

  it('has no new household that is not chosen', () => {
    expect(invitedTo('Name,Events\nAnna,\nPia,all\nZoë,Dinner', [])).toEqual([
      ...[null, null, ['dinner']],
    ]);
    expect(invitedTo('Name,Dinner\nAnna,yes\nPia,no', [])).toEqual([['wedding', 'dinner'], null]);
  });

  it('changes for nobody if its column is left out the second time', () => {
    const entries = createEntries({ name: 'Anna', events: ['dinner'] }, { name: 'Pia' });
    expect(invitedTo('Name,"The Wedding, at last"\nAnna,yes\nPia,no', entries)).toEqual([
      ['wedding', 'dinner'],
      [],
    ]);
    expect(invitedTo('Name\nAnna\nPia', entries)).toEqual([['dinner'], null]);
  });

  it('asks once about blank cells, and by default invites nobody', () => {
    const entries = createEntries({ name: 'Pia', events: ['dinner'] });
    const csv = 'Name,Dinner\nAnna,\nPia,\nZoë,no';
    expect(read(csv, entries).blanks).toEqual({
      choice: 'keep',
      events: [{ id: 'dinner', households: 2 }],
    });
    expect(invitedTo(csv, entries)).toEqual([null, ['dinner'], null]);
    expect(invitedTo(csv, entries, 'no')).toEqual([null, [], null]);
    expect(invitedTo(csv, entries, 'yes')).toEqual([['wedding', 'dinner'], ['dinner'], null]);
  });
});

const word = fc.constantFrom(
  'Anna',
  'Zoë',
  '=1+1',
  '+39',
  '@x',
  'de la Cruz',
  "O'Neill",
  'a"b;c,d',
);
const person: fc.Arbitrary<NewPerson> = fc.oneof(
  fc.record({ first: word, last: fc.oneof(word, fc.constant('')) }),
  fc.record({ first: word, last: word, isChild: fc.constant(true as const), age: fc.nat(99) }),
  fc.constant({ first: '', last: '', isGuest: true as const }),
  fc.constant({ first: '', last: '', isChild: true as const, isGuest: true as const, age: 4 }),
);
const entry = fc.record({
  name: fc.oneof(word, fc.constant('12'), fc.constant('Anna Rossi & guest')),
  people: fc.array(person, { minLength: 1, maxLength: 12 }),
  emails: fc.uniqueArray(fc.constantFrom('a@b.co', 'c@b.co', '=d@b.co'), { maxLength: 3 }),
  phone: fc.option(fc.constantFrom('+39 041', '041 / 12, 13')),
  address: fc.option(fc.constantFrom('Zattere 12\n30123 Venezia', '- , ;')),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
  tags: fc.uniqueArray(fc.constantFrom('Lido', '5', '=x', 'Work & fun'), { maxLength: 4 }),
  note: fc.option(fc.constantFrom('one\ntwo; "three"', '=1', "it's")),
  gift: fc.option(fc.constantFrom('A vase', '=1', 'two, or three')),
  events: fc.option(fc.subarray([...EVENTS.map(({ id }) => id), 'picnic'])),
  maxGuests: fc.option(fc.integer({ min: 1, max: 20 })),
});

it.each(LANGUAGES)(
  'a guest list exported in %s that is imported again changes nothing',
  async (language) => {
    const separators = fc.constantFrom<Separator>(',', ';');
    await runInLanguage(language, () =>
      fc.assert(
        fc.property(
          fc.array(entry, { minLength: 1, maxLength: 8 }),
          separators,
          (all, separator) => {
            const entries = createEntries(...all);
            const guestList = entries.map((one) => ({
              ...{ entry: one, household: null, matchedBy: null, suggestions: [] },
            }));
            const { headings, rows } = runAtOnce(createGuestListTable(guestList, EVENTS, 'file'));
            const csv = formatCsv(
              headings,
              rows.map(({ cells }) => cells),
              separator,
            );
            const again = preview(csv, entries);
            expect(again.map(({ id, status }) => [id, status])).toEqual(
              entries.map(({ id }) => [id, 'same']),
            );
            // Into an empty list.
            const { households, issues } = readGuestList(readCsv(Buffer.from(csv)), {
              events: EVENTS,
            });
            expect(issues).toEqual([]);
            expect(households.map((one) => one.entry)).toEqual(
              all.map((one) => ({
                ...newGuestListHouseholdSchema.parse(one),
                events: one.events?.filter((id) => id !== 'picnic') ?? null,
              })),
            );
          },
        ),
        // In each of six languages.
        { numRuns: 15 },
      ),
    );
  },
);

it('a file that is imported twice changes nothing the second time', () => {
  const row = fc.tuple(
    fc.constantFrom('', '1', '2', 'Rossi family'),
    fc.constantFrom('Anna Rossi', 'Marco & Pia Neri', 'Zoë +1', 'Anna', ''),
    fc.constantFrom('', 'a@b.co', 'b@b.co; a@b.co', 'not an address'),
    fc.constantFrom('', '1', 'yes', 'Luca'),
    fc.constantFrom('', 'x', '2', 'Mia'),
    fc.constantFrom('', '5', 'Lido, Work'),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const csv = formatCsv(['Household', 'Name', 'Email', 'Plus one', 'Children', 'Table'], rows);
      const { households } = readGuestList(readCsv(Buffer.from(csv)), { events: EVENTS });
      const entries = createEntries(...households.map((one) => one.entry));
      expect(preview(csv, entries).map(({ status }) => status)).toEqual(entries.map(() => 'same'));
    }),
    { numRuns: 100 },
  );
});
