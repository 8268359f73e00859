import { expect, it } from 'vitest';
import { createGuestListHousehold } from '../../../domain/fixtures/guest-list.ts';
import type { ImportChoice } from '../../../domain/guest-list/guest-list-api.ts';
import { createGermanList, SMALL_LISTS } from '../../fixtures/messy-lists.ts';
import { createWorkbook } from '../../fixtures/workbook.ts';
import { formatCsv } from '../../lists/csv.ts';
import { findPossibleDuplicates } from './duplicates.ts';
import { type ListFile, readCsv, readListFile } from './file.ts';
import { type ImportOptions, readGuestList } from './import.ts';
import { findUpdates } from './updates.ts';

const EVENTS = [
  { id: 'welcome', title: 'Welcome Party', weekday: 5 },
  { id: 'wedding', title: 'The Wedding', weekday: 6 },
  { id: 'brunch', title: 'Brunch', weekday: 7 },
];

function read(file: ListFile, options: ImportOptions = {}) {
  const { households, ...list } = readGuestList(file, {
    ...{ events: EVENTS, locale: 'de-DE' },
    ...options,
  });
  const rows = findUpdates(households, [], EVENTS);
  return { ...list, rows, duplicates: findPossibleDuplicates(rows, [], options) };
}

const [, ...CSV_LINES] = createGermanList();
const FILES: [string, () => Promise<ListFile>][] = [
  ['a workbook', () => readListFile(createWorkbook(createGermanList()))],
  [
    'a CSV file of Excel',
    async () => readCsv(Buffer.from(formatCsv(['Gästeliste'], CSV_LINES, ';').slice(1), 'latin1')),
  ],
];

it.each(FILES)(
  'the German list of 150 households arrives from %s with four decisions',
  async (_, open) => {
    const file = await open();
    const first = read(file);
    expect(first.issues).toEqual([]);
    expect(first.fileColumns.map(({ field }) => field)).toEqual([
      ...[null, 'name', 'plusOne', 'children', 'email', 'address', 'language'],
      ...['householdSize', 'event:welcome', 'event:brunch', 'tags', 'note'],
    ]);
    expect(first.skipped.map(({ reason }) => reason)).toEqual([
      ...['the headings again', 'a total', 'a total'],
    ]);
    // The decisions: two texts, a household that is there twice, and the blank cells.
    expect(first.problems).toMatchObject([
      { value: '?', field: 'event:welcome', lines: expect.objectContaining({ length: 30 }) },
      { value: 'lena.sonnenmann@web', field: 'email', lines: [24] },
    ]);
    expect(first.duplicates).toMatchObject([{ reason: 'a similar name', isMerged: false }]);
    expect(first.blanks).toMatchObject({ events: [{ id: 'welcome', households: 60 }] });

    const { rows, problems } = read(file, {
      blank: 'no',
      repairs: first.problems.map(({ column, value }) => ({
        ...{ column, value },
        text: value === '?' ? 'nein' : 'lena@sonnenmann.example',
      })),
      merges: first.duplicates.map(({ line, into }) => ({ line, into })),
    });
    expect(problems.every(({ message }) => message === '')).toBe(true);
    expect(rows).toHaveLength(150);
    expect(rows.every(({ status }) => status === 'new')).toBe(true);
    const people = rows.flatMap((row) => row.people);
    const countBy = (values: unknown[]) =>
      Object.fromEntries(
        Map.groupBy(values, String)
          .entries()
          .map(([key, all]) => [key, all.length]),
      );
    expect(people).toHaveLength(300);
    expect(people.filter(({ isGuest, isChild }) => isGuest && !isChild)).toHaveLength(45);
    expect(countBy(people.filter(({ isChild }) => isChild).map(({ age }) => age))).toEqual({
      ...{ 2: 15, 4: 15, undefined: 30 },
    });
    expect(countBy(rows.map(({ language }) => language))).toEqual({
      de: 60,
      en: 15,
      pt: 15,
      null: 60,
    });
    expect(countBy(rows.map(({ maxGuests }) => maxGuests))).toEqual({
      1: 15,
      3: 15,
      4: 15,
      null: 105,
    });
    const invitedTo = (id: string) =>
      rows.filter(({ events }) => events === null || events.includes(id));
    expect(EVENTS.map(({ id }) => invitedTo(id).length)).toEqual([61, 150, 75]);
    expect(rows.flatMap(({ emails }) => emails)).toHaveLength(75);
    const phones = rows.flatMap(({ phone }) => phone ?? []);
    expect(phones).toHaveLength(46);
    expect(phones.every((phone) => phone.startsWith('+49 '))).toBe(true);
    expect(rows.filter(({ address }) => address?.endsWith('78462 Konstanz'))).toHaveLength(15);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(150);
  },
);

it.each([
  ['Sonntag Brunch', 'event:brunch'],
  ['Brunch?', 'event:brunch'],
  ['Freitag?', 'event:welcome'],
  ['vendredi', 'event:welcome'],
  ['sexta-feira', 'event:welcome'],
  ['Wedding', 'event:wedding'],
  ['Invited to the brunch', 'event:brunch'],
  ['Wedding guests', 'householdSize'],
  ['Montag', null],
])('the heading %s is read as %s', (heading, field) => {
  const { fileColumns } = read(readCsv(Buffer.from(`Name;${heading}\nAnna;1`)));
  expect(fileColumns[1]?.field).toBe(field);
});

it('a household of the file that may be one of the list is named, and updates it when the couple says so', () => {
  const people = [{ first: 'Stefan', last: 'Müller' }];
  const entry = createGuestListHousehold({ name: 'Stefan Müller', people, emails: ['s@b.co'] });
  const file = readCsv(Buffer.from('Name;Telefon;Kinder\nStephan Mueller;0170 1234567;Mia (4)'));
  const preview = (choice: ImportChoice) => {
    const { households } = readGuestList(file, { locale: 'de-DE', ...choice });
    const rows = findUpdates(households, [entry], EVENTS, choice.merges);
    return { rows, duplicates: findPossibleDuplicates(rows, [entry], choice) };
  };
  const first = preview({});
  expect(first.rows).toMatchObject([{ status: 'new', id: null }]);
  expect(first.duplicates).toMatchObject([
    { line: 2, into: { id: 1 }, otherName: 'Stefan Müller', reason: 'a similar name' },
  ]);
  expect(preview({ separate: [2] }).duplicates).toEqual([]);
  const merged = preview({ merges: [{ line: 2, into: { id: 1 } }] });
  expect(merged.rows).toMatchObject([
    {
      ...{ status: 'update', id: 1, name: 'Stefan Müller', phone: '+49 170 1234567' },
      emails: ['s@b.co'],
      people: [{ id: 100 }, { first: 'Mia', age: 4 }],
    },
  ]);
  expect(merged.duplicates).toMatchObject([{ line: 2, isMerged: true }]);
});

it.each<[keyof typeof SMALL_LISTS, string, object[]]>([
  [
    'en',
    'en-GB',
    [
      {
        name: 'Mr. & Mrs. Smith',
        people: [
          { first: 'Mr.', last: 'Smith' },
          { first: 'Mrs.', last: 'Smith' },
          { first: 'Tom', isChild: true, age: 6 },
        ],
        emails: ['smith@example.com'],
      },
      {
        people: [{ first: 'Jane', last: 'Doe' }, { isGuest: true }],
        ...{ phone: '+44 7400 123456', events: ['welcome', 'wedding'], tags: ['Table 2'] },
      },
      { people: [{ first: 'Liam', last: 'O’Neill' }, { isGuest: true }], emails: [] },
    ],
  ],
  [
    'it',
    'it-IT',
    [
      {
        people: [
          { first: 'Sig.ra', last: 'Bianchi' },
          { isGuest: true },
          { first: 'Zoe', age: 3 },
          { first: 'Ugo', age: 0 },
        ],
        language: 'it',
      },
      { people: [{ first: 'Marco', last: 'De Luca' }], language: 'en' },
      {
        people: [
          { first: 'Anna', last: 'Ricci Conti' },
          { first: 'Luca', last: 'Ricci Conti' },
        ],
      },
    ],
  ],
  [
    'fr',
    'fr-FR',
    [
      { people: [{ first: 'Yann', last: 'Le Goff' }, { isGuest: true }], events: null },
      {
        people: [
          { first: 'Marie', last: 'Dupont' },
          { first: 'Paul', last: 'Dupont' },
          { first: 'Léa', age: 8 },
        ],
        ...{ emails: [], events: ['welcome', 'wedding'] },
      },
    ],
  ],
  [
    'es',
    'es-ES',
    [
      { people: [{ first: 'Ana', last: 'García Márquez' }, { isGuest: true }], language: 'es' },
      {
        people: [
          { first: 'Sr.', last: 'Pérez López' },
          { first: 'Sra.', last: 'Pérez López' },
          { isGuest: true, isChild: true, age: 4 },
          { isGuest: true, isChild: true, age: 6 },
        ],
      },
    ],
  ],
  [
    'pt',
    'pt-PT',
    [
      {
        people: [{ first: 'João', last: 'Pereira da Silva' }, { isGuest: true }, { age: 5 }],
        ...{ phone: '+351 912 345 678', language: 'pt' },
      },
      {
        people: [
          { first: 'Sr.', last: 'Costa Santos' },
          { first: 'Sra.', last: 'Costa Santos' },
        ],
        ...{ phone: null, language: 'pt' },
      },
      { people: [{ first: '', last: 'Família Almeida' }] },
    ],
  ],
])('a messy list in %s arrives without its title and totals', (language, locale, expected) => {
  const { rows, issues } = read(readCsv(Buffer.from(SMALL_LISTS[language])), { locale });
  expect(issues).toEqual([]);
  expect(rows).toMatchObject(expected);
  expect(rows.map(({ people }) => people.length)).toEqual(
    expected.map((one) => (one as { people: object[] }).people.length),
  );
});

it.each([
  ...['Freunde', 'Familie Braut', 'Familie der Braut', 'Freunde von Lukas', 'Uni-Freunde'],
  ...[
    'FREUNDE',
    'Gäste des Bräutigams',
    'Tisch 5',
    'Chor:',
    'Bride’s family',
    'Friends of the groom',
  ],
  ...[
    'Amici',
    'Famiglia dello sposo',
    'Famille de la mariée',
    'Amis',
    'Amigos',
    'Familia del novio',
  ],
  ...['Família da noiva', 'Colegas', 'Neighbours', 'Nachbarn'],
])('%s between the households is the tag of those below it', (group) => {
  const list = `Name;E-Mail\nAnna Rossi;anna@b.co\n${group};\nBen Wolf;ben@b.co\nPia Neri;pia@b.co`;
  const { rows, tagLines, skipped } = read(readCsv(Buffer.from(list)));
  const tag = group.replace(':', '');
  expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
    ['Anna Rossi', []],
    ['Ben Wolf', [tag]],
    ['Pia Neri', [tag]],
  ]);
  expect(tagLines).toEqual([{ line: 3, tag, count: 2, isHousehold: false }]);
  expect(skipped).toEqual([]);
});

it.each(['Familie Rossi', 'Famille de Paul', 'Anna Freund', 'Friends, Ross', 'Anna & Freunde'])(
  '%s without other values is a household',
  (name) => {
    const { rows, tagLines } = read(readCsv(Buffer.from(`Name;E-Mail\n${name};\nPia;p@b.co`)));
    expect(tagLines).toEqual([]);
    expect(rows).toMatchObject([{ tags: [] }, { name: 'Pia', tags: [] }]);
  },
);

it('a group with another value is a household, and one that the couple chooses to be', () => {
  const list = readCsv(Buffer.from('Name;E-Mail\nFriends;all@b.co\nWork;\nOthers;\nPia;p@b.co'));
  const { rows, tagLines } = read(list, { households: [4] });
  expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
    ['Friends', []],
    ['Others', ['Work']],
    ['Pia', ['Work']],
  ]);
  expect(tagLines).toMatchObject([
    { line: 3, tag: 'Work', count: 2, isHousehold: false },
    { line: 4, tag: 'Others', isHousehold: true },
  ]);
});
