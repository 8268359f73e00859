import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListPreview, ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { LANGUAGES } from '../../../domain/wedding/languages.ts';
import { formatCsv } from '../../lists/csv.ts';
import { runInLanguage } from '../../platform/language.ts';
import { readCsv } from './file.ts';
import { type ImportOptions, readGuestList } from './import.ts';

const HEADINGS = 'Name,E-mail,Party size,Note\n';

const EVENTS = [
  { id: 'welcome_party', title: 'Welcome Party' },
  { id: 'wedding', title: 'The Wedding' },
];

function readGuestListCsv(bytes: Uint8Array, options: ImportOptions = {}) {
  const { households, ...list } = readGuestList(readCsv(bytes), { events: EVENTS, ...options });
  return {
    ...list,
    rows: households.map(({ entry, lines }) => ({ ...entry, line: lines[0], lines })),
    columns: nameColumns(list),
  };
}

/** The headings of the columns that some values come from. */
function nameColumns({ fileColumns }: Pick<GuestListPreview, 'fileColumns'>) {
  const join = (...wanted: ImportField[]) =>
    wanted
      .map((field) => fileColumns.findIndex((one) => one.field === field))
      .filter((at) => at >= 0)
      .map((at) => fileColumns[at]?.heading || `Column ${at + 1}`)
      .join(' + ') || null;
  return {
    name: join('name') ?? join('first', 'last') ?? join('household'),
    email: join('email'),
    householdSize: join('householdSize'),
    note: join('note'),
  };
}

function read(text: string, options?: ImportOptions) {
  return readGuestListCsv(Buffer.from(text), options);
}

/** UTF-16 as a spreadsheet saves "Unicode text". */
function utf16(text: string, bigEndian = false): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

describe('the import', () => {
  it.each(LANGUAGES)('reads the example of its form in %s', async (language) => {
    const { rows } = await runInLanguage(language, () =>
      read(getMessages('guestListImport').example),
    );
    expect(rows).toMatchObject([
      { name: 'Zoë Álvarez', emails: ['zoe@example.com'], maxGuests: 2, note: expect.any(String) },
    ]);
  });

  it('says in the language of the request why a cell has no meaning', async () => {
    const preview = await runInLanguage('de', () => read('Name,Sprache\nAnna,Latein'));
    expect(preview.problems).toMatchObject([
      {
        message:
          'Die Website gibt es auf Englisch, Italienisch, Deutsch, Französisch, Spanisch und Portugiesisch',
      },
    ]);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
    ['a file of spaces', Buffer.from(' \n\t\n'), 'The file is empty.'],
    ['a file that has only a byte order mark', Buffer.from('\uFEFF'), 'The file is empty.'],
    ['an Excel workbook', Buffer.from('PK\u0003\u0004...'), 'This is a workbook of an old kind.'],
    [
      'an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'This is a workbook of an old kind.',
    ],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74]), 'This file is not a list'],
    [
      'UTF-16 without a byte order mark',
      utf16('Name\nAnna').subarray(2),
      'This file is not a list',
    ],
  ])('rejects %s', (_, bytes, message) => {
    expect(() => readGuestListCsv(bytes)).toThrow(message);
  });
});

describe('the import', () => {
  it.each([
    ['a list without names', 'E-mail\na@b.co', 1, /^No column contains names\./],
    ['a list of numbers', '12,14', 1, /^No column contains names\./],
    ['a list without guests', 'Name,E-mail\n\n', 1, 'There are no guests below the headings.'],
    ['a missing name', `${HEADINGS},a@b.co,,`, 2, 'A name is missing.'],
    ['a long name', `${HEADINGS}${'x'.repeat(251)},,,`, 2, /at most 250/],
    ['a control character', `${HEADINGS}An\u0085na Ros\u007fsi,,,`, 2, /control characters/],
    [
      'a separator in a name',
      `${HEADINGS}Rossi, Anna,a@b.co,2,x`,
      2,
      /^There are more cells than head/,
    ],
    [
      'a quotation mark that is not closed',
      `${HEADINGS}"Anna,,,\nMarco,,,`,
      2,
      /opened but never closed/,
    ],
    [
      'a quotation mark in the middle of a cell',
      `${HEADINGS}"Anna" Rossi,,,\nMarco,,,`,
      2,
      /in the middle of a cell/,
    ],
    [
      'no name below a note of two lines',
      `${HEADINGS}A,,,"one\r\ntwo"\r\n\r\n,b@c.co,,`,
      5,
      /name is missing/,
    ],
    ['no name below the line sep=', `sep=;\r\nName;E-mail\r\n;a@b.co`, 3, /name is missing/],
  ])('reports %s with its line', (_, text, line, message) => {
    const { issues } = read(text);
    expect(issues[0]).toMatchObject({ line, message: expect.stringMatching(message) });
  });

  it('leaves an invalid line out, and reads the others', () => {
    const { rows, issues } = read(`${HEADINGS}Anna,anna@b.co,2,x\n,,3,x\nPia,,,`);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Anna'],
      [4, 'Pia'],
    ]);
    expect(issues).toEqual([{ line: 3, message: 'A name is missing.', cells: ['', '', '3', 'x'] }]);
  });

  it('skips a line that is the same as another one', () => {
    const { rows, skipped } = read(`${HEADINGS}Anna,A@b.co,,\nMarco,,,\nANNA,a@B.co,2,`);
    expect(rows).toHaveLength(2);
    expect(skipped).toEqual([{ line: 4, text: 'ANNA', reason: 'the same as line 2' }]);
  });

  it('reports more than 5,000 lines at once', () => {
    const { rows, issues } = read(`Name\n${'Anna\n'.repeat(5001)}`);
    expect(rows).toEqual([]);
    expect(issues).toMatchObject([{ line: 1, message: expect.stringMatching(/more than 5,000/) }]);
  });
});

describe('the import', () => {
  it.each([
    ['Name,Email,Guests,Notes', ['Name', 'Email', 'Guests', 'Notes']],
    [
      'Full Name,E-Mail Address,Party size,Comments',
      ['Full Name', 'E-Mail Address', 'Party size', 'Comments'],
    ],
    [
      'First name,Last name,E-mail,Number of guests',
      ['First name + Last name', 'E-mail', 'Number of guests', null],
    ],
    ['Guest,Your e-mail,How many?', ['Guest', 'Your e-mail', 'How many?', null]],
    [
      'Nome e cognome;Indirizzo e-mail;Persone;Note',
      ['Nome e cognome', 'Indirizzo e-mail', 'Persone', 'Note'],
    ],
    [
      'Cognome;Nome;Posta elettronica;N. invitati',
      ['Nome + Cognome', 'Posta elettronica', 'N. invitati', null],
    ],
    [
      'Nom;Prénom;Courriel;Nombre de personnes;Remarques',
      ['Prénom + Nom', 'Courriel', 'Nombre de personnes', 'Remarques'],
    ],
    ['Invité;Adresse mail;Combien', ['Invité', 'Adresse mail', 'Combien', null]],
    [
      'Vor- und Nachname;E-Mail-Adresse;Anzahl Gäste;Bemerkung',
      ['Vor- und Nachname', 'E-Mail-Adresse', 'Anzahl Gäste', 'Bemerkung'],
    ],
    ['Vorname;Name;E-Mail', ['Vorname + Name', 'E-Mail', null, null]],
    [
      'Nombre y apellidos;Correo electrónico;Nº de personas;Observaciones',
      ['Nombre y apellidos', 'Correo electrónico', 'Nº de personas', 'Observaciones'],
    ],
    ['Nombre;Apellidos;Correo', ['Nombre + Apellidos', 'Correo', null, null]],
    ['NAME\tE_MAIL', ['NAME', 'E_MAIL', null, null]],
  ])('recognizes the headings %s', (headings, [name, email, householdSize, note]) => {
    const { columns } = read(`${headings}\nx`);
    expect(columns).toEqual({ name, email, householdSize, note });
  });

  it.each([
    ['Gast;Begleitung;Kinder;Tisch;Adresse', ['name', 'plusOne', 'children', 'tags', 'address']],
    ['Nom;Nb pers.;Adresse postale;Langue', ['name', 'householdSize', 'address', 'language']],
    ['Group/Party,First,Last,Is Plus One', ['household', 'first', 'last', null]],
    ['Household,First,Last,Plus One?,+1', ['household', 'first', 'last', 'plusOne', 'plusOne']],
    [
      'First,Last,Partner Title,Partner First Name,Partner Last Name,Child 1 First Name',
      ['first', 'last', null, 'plusOne', 'plusOne', 'children'],
    ],
    ['Name,Additional Guest 1,Additional Guest 2', ['name', 'plusOne', 'plusOne']],
    ['Invitato;Accompagnatore;Bambini;Telefono', ['name', 'plusOne', 'children', 'phone']],
    ['Nombre;Acompañante;Niños;Mesa;Idioma', ['name', 'plusOne', 'children', 'tags', 'language']],
    ['Familie;E-Mail;Handynummer;Eingeladen zu', ['name', 'email', 'phone', 'events']],
    ['Name;The Wedding;Welcome party', ['name', 'event:wedding', 'event:welcome_party']],
    ['ID,Name,Email,Email 2,Street,City', ['id', 'name', 'email', 'email', 'address', 'address']],
  ])('recognizes the headings %s', (headings, fields) => {
    const { fileColumns, hasHeadings } = read(`${headings}\n1,x`);
    expect(fileColumns.map(({ field }) => field)).toEqual(fields);
    expect(hasHeadings).toBe(true);
  });

  it('recognizes the headings and leaves unknown columns out', () => {
    const { columns, fileColumns } = read('Shoes,Name,E-mail,Hat, \n1,Anna,,,');
    expect(columns).toEqual({ name: 'Name', email: 'E-mail', householdSize: null, note: null });
    const ignored = fileColumns.filter(({ field, heading }) => heading && !field);
    expect(ignored.map(({ heading }) => heading)).toEqual(['Shoes', 'Hat']);
  });

  it('recognizes the headings of a first and a last name, joins them and accepts one of them', () => {
    const { rows } = read('Last name,First name\nRossi,Anna\n,Zio Beppe\nBianchi,');
    expect(rows.map(({ name }) => name)).toEqual(['Anna Rossi', 'Zio Beppe', 'Bianchi']);
  });
});

describe('the import', () => {
  const people =
    'Name;E-mail;Party size;Note\r\nSofía Müller;sofia@b.co;2;"one\r\ntwo; ""three"""\r\n';
  const row = {
    line: 2,
    name: 'Sofía Müller',
    emails: ['sofia@b.co'],
    maxGuests: 2,
    note: 'one\ntwo; "three"',
  };

  it.each([
    ['in UTF-8', Buffer.from(people), 'UTF-8'],
    ['in UTF-8 with a byte order mark', Buffer.from(`\uFEFF${people}`), 'UTF-8'],
    ['in UTF-16, Excel’s "Unicode text"', utf16(people), 'UTF-16LE'],
    ['in big-endian UTF-16', utf16(people, true), 'UTF-16BE'],
    ['in Windows-1252', Buffer.from(people, 'latin1'), 'Windows-1252'],
    ['that ends without a line break', Buffer.from(people.trimEnd()), 'UTF-8'],
    ['with the line breaks of an old Mac', Buffer.from(people.replaceAll('\r\n', '\r')), 'UTF-8'],
    ['with empty lines and cells', Buffer.from(`${people};;;\r\n\r\n ;;; \r\n`), 'UTF-8'],
  ])('reads a list %s', (_, bytes, encoding) => {
    const preview = readGuestListCsv(bytes);
    expect(preview).toMatchObject({ rows: [row], issues: [], encoding, separator: ';' });
  });

  it.each([',', ';', '\t', '|'])(
    'reads a list separated by %j, with other separators in a name',
    (separator) => {
      const name = 'Rossi, Anna; Pia | Zoë';
      const text = ['Name', 'Note'].join(separator);
      const { rows, ...preview } = read(`${text}\n"${name}"${separator}x`);
      expect(preview.separator).toBe(separator);
      expect(rows).toMatchObject([{ line: 2, name, emails: [], maxGuests: null, note: 'x' }]);
    },
  );

  it('reads a list that has only names', () => {
    const { rows } = read('Name\nAnna Rossi\nMarco Bianchi');
    expect(rows).toHaveLength(2);
  });

  it('reads a list with the euro sign and quotation marks of Windows', () => {
    const bytes = Buffer.from('Name,Note\nAnna,\x93\x80 50\x94', 'latin1');
    expect(readGuestListCsv(bytes).rows[0]?.note).toBe('“€ 50”');
  });

  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['2.0', 2],
    ['"2,00"', 2],
    ['', null],
  ])('reads a list with %j as the household size', (cell, maxGuests) => {
    expect(read(`Name,Guests\nAnna,${cell}`).rows[0]?.maxGuests).toBe(maxGuests);
  });

  // In quadratic time, each takes minutes.
  it.each([' ', '\n'])('reads and writes a cell with 200,000 times %j', (text) => {
    const cell = `a${text.repeat(200_000)}b`;
    for (const heading of ['Note', 'Plus one', 'Tags', 'Events']) {
      const csv = formatCsv(['Name', heading], [['Anna', cell]]);
      expect(read(csv).fileColumns).toMatchObject([{ heading: 'Name' }, { heading }]);
    }
  });

  it('reads a long heading', () => {
    const { fileColumns } = read(`Name,${'first '.repeat(30_000)}\nAnna,`);
    expect(fileColumns).toMatchObject([{ field: 'last' }, { field: 'first' }]);
  });

  it('reads a list with any text', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replaceAll(/\p{Cc}/gu, '').trim())
      // Dashes alone are no value, and a name needs one.
      .filter((value) => value === '' || /\p{L}/u.test(value))
      // The apostrophe that exports put before a formula is removed.
      .filter((value) => !/(^|[;|][\s"]*)'[=+\-@＝＋－＠]/.test(value));
    // A line 'Friends:' names a group.
    const name = text.filter((value) => value !== '' && !value.endsWith(':'));
    const person = fc.record({ Name: name, Note: text });
    const people = fc.uniqueArray(person, {
      minLength: 1,
      maxLength: 6,
      selector: ({ Name }) => Name,
    });
    const style = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      newline: fc.constantFrom('\n', '\r\n'),
      quotes: fc.boolean(),
    });
    fc.assert(
      fc.property(people, style, (written, config) => {
        const { rows, issues } = read(Papa.unparse(written, config));
        // Names that differ only in capitals or accents are reported as duplicates.
        fc.pre(issues.length === 0);
        expect(rows.map(({ name, note }) => ({ Name: name, Note: note ?? '' }))).toEqual(
          written.map(({ Name, Note }) => ({ Name: Name.replaceAll(/\s+/g, ' '), Note })),
        );
      }),
    );
  });
});

describe('the import', () => {
  it.each([
    ['an unknown language', 'Language', 'Latin', /can be in English, Italian/],
    ['an unknown event', 'Events', 'Picnic', /no event with this name/],
    ['a third answer for an event', 'The Wedding', 'maybe', /yes or no/],
    ['too many children', 'Children', '40', /a name or a number of people/],
    ['a long phone number', 'Phone', '1'.repeat(61), /at most 60/],
    ['an invalid email address', 'E-mail', 'anna@b', /valid email address/],
    ['an email address without an @', 'E-mail', 'anna', /valid email address/],
    ['a household size in words', 'Guests', 'two', /whole number from 1 to 20/],
    ['a household of 0', 'Guests', '0', /whole number from 1 to 20/],
    ['a household of 21', 'Guests', '21', /whole number from 1 to 20/],
    ['half a guest', 'Guests', '1.5', /whole number from 1 to 20/],
    ['half a guest with a decimal comma', 'Guests', '"1,5"', /whole number from 1 to 20/],
    ['a long note', 'Note', 'x'.repeat(2001), /at most 2000/],
    ['a tag of 41 characters', 'Tags', 'x'.repeat(41), /at most 40/],
  ])(
    'leaves a cell empty that has %s, and repairs it everywhere at once',
    (_, heading, cell, message) => {
      const text = `Name,${heading},Table\nAnna,${cell},1\nMarco,${cell},2\nPia Neri,,3`;
      const { issues, problems, rows } = read(text);
      const value = cell.replaceAll('"', '');
      expect(issues).toEqual([]);
      expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
        ['Anna', ['Table 1']],
        ['Marco', ['Table 2']],
        ['Pia Neri', ['Table 3']],
      ]);
      expect(problems).toMatchObject([
        { column: 1, value, message: expect.stringMatching(message), lines: [2, 3], repair: null },
      ]);
      const repaired = read(text, { repairs: [{ column: 1, value, text: '' }] });
      expect(repaired.problems).toMatchObject([{ message: '', lines: [2, 3], repair: '' }]);
    },
  );

  it('repairs a text wherever the column has it, and one line by itself', () => {
    const text = 'Name;Language;Email\nAnna;Klingon;\nMarco;Klingon;x\n;Klingon;p@b.co';
    const repairs = [
      { column: 1, value: 'Klingon', text: 'it' },
      { column: 1, value: 'Klingon', text: 'de', line: 3 },
      { column: 0, value: '', text: 'Pia', line: 4 },
    ];
    const { issues, problems, rows } = read(text, { repairs });
    expect(issues).toEqual([]);
    expect(rows.map(({ name, language }) => [name, language])).toEqual([
      ['Anna', 'it'],
      ['Marco', 'de'],
      ['Pia', 'it'],
    ]);
    expect(problems).toMatchObject([
      { value: 'Klingon', lines: [2, 3, 4] },
      { value: 'x', repair: null },
    ]);
  });

  it('keeps the first twelve people of a household', () => {
    const { rows, issues } = read('Name,Children\nAnna,12\nPia Neri,');
    expect(issues).toEqual([]);
    expect(rows.map(({ people }) => people.length)).toEqual([12, 1]);
  });
});

describe('the import', () => {
  it('reads a plain list of names', () => {
    const { columns, rows, hasHeadings } = read('Anna Rossi\nMarco & Pia Neri\n\nZoë');
    expect(hasHeadings).toBe(false);
    expect(columns).toMatchObject({ name: 'Column 1', email: null });
    expect(rows.map(({ name, line }) => [name, line])).toEqual([
      ['Anna Rossi', 1],
      ['Marco & Pia Neri', 2],
      ['Zoë', 4],
    ]);
    expect(rows[1]?.people).toHaveLength(2);
  });

  it('reads a plain list of names with commas', () => {
    const { rows } = read('Rossi, Anna\nNeri, Pia & Luca\nAnna, Marco und Zoë Verdi\nEva');
    expect(rows.map(({ name, people }) => [name, people.length, people[0]?.first])).toEqual([
      ['Rossi, Anna', 1, 'Anna'],
      ['Neri, Pia & Luca', 2, 'Pia'],
      ['Anna, Marco und Zoë Verdi', 3, 'Anna'],
      ['Eva', 1, 'Eva'],
    ]);
  });

  it('reads names, addresses and numbers without headings', () => {
    const { rows } = read('Anna Rossi,2,anna@b.co\nPia Neri,,pia@b.co');
    expect(rows).toMatchObject([
      { name: 'Anna Rossi', emails: ['anna@b.co'], maxGuests: 2 },
      { name: 'Pia Neri', emails: ['pia@b.co'], maxGuests: null },
    ]);
    expect(read('Anna,Rossi\nPia,Neri').rows[1]).toMatchObject({ name: 'Pia Neri' });
    expect(read('First, Last\nAnna, Rossi').rows).toMatchObject([{ name: 'Anna Rossi' }]);
    // A line with an address is a guest, also with a word that could be a heading.
    expect(read('The Rossi family,anna@b.co\nPia Neri,pia@b.co').rows).toHaveLength(2);
  });

  it('reads columns that the couple chooses', () => {
    const fields: (ImportField | null)[] = [null, 'name', 'note'];
    const { rows } = read('A,B,C\nx,Anna Rossi,Aunt', { fields });
    expect(rows).toMatchObject([{ name: 'Anna Rossi', note: 'Aunt', line: 2 }]);
    const options = { fields: ['name' as const], hasHeadings: false };
    expect(read('Guest\nAnna', options).rows).toHaveLength(2);
  });

  it('reads several addresses in a cell and in several columns', () => {
    const { rows } = read('Name;Email;Email 2\nAnna;Anna <a@b.co>, mailto:c@b.co;A@b.co d@b.co');
    expect(rows[0]?.emails).toEqual(['a@b.co', 'c@b.co', 'd@b.co']);
  });

  it('reads names and addresses without the invisible marks of a text from right to left', () => {
    const { rows, issues } = read(
      'Name,Email,Phone\nדוד כהן \u200F,\u200Edavid@b.co,\u202A+972 3 555\u202C\n\u200FAnna Rossi,a\u200Bnna@b.co,\u200E',
    );
    expect(issues).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ name: 'דוד כהן', people: [{ first: 'דוד', last: 'כהן' }] },
        ...{ emails: ['david@b.co'], phone: '+972 3 555' },
      },
      { name: 'Anna Rossi', emails: ['anna@b.co'], phone: null },
    ]);
  });

  it('reads a plus one and children by name, by number, and as yes', () => {
    const list =
      'Name;Begleitung;Kinder\nAnna;ja;2\nPia;Luca Neri;Mia, Tom\nZoë;nein;nein\nEva;+2;\nTim;;x';
    const people = read(list).rows.map((row) => row.people);
    const guest = { first: '', last: '', isGuest: true };
    expect(people).toEqual([
      [{ first: 'Anna', last: '' }, guest, ...Array(2).fill({ ...guest, isChild: true })],
      [
        { first: 'Pia', last: '' },
        { first: 'Luca', last: 'Neri' },
        { first: 'Mia', last: '', isChild: true },
        { first: 'Tom', last: '', isChild: true },
      ],
      [{ first: 'Zoë', last: '' }],
      [{ first: 'Eva', last: '' }, guest, guest],
      [{ first: 'Tim', last: '', isChild: true }],
    ]);
  });

  it('reads a plus one and children in several columns', () => {
    const list =
      'First Name,Last Name,Partner First Name,Partner Last Name,Child 1 First Name,Child 1 Last Name,Child 2 First Name,Plus One?\n' +
      'John,Smith,Jane,Miller,Tim,Smith,Zoë,yes\nPia,Neri,,,,,,yes';
    expect(read(list).rows).toMatchObject([
      {
        name: 'John Smith & Jane Miller',
        people: [
          { first: 'John', last: 'Smith' },
          { first: 'Jane', last: 'Miller' },
          { first: 'Tim', last: 'Smith', isChild: true },
          { first: 'Zoë', last: '', isChild: true },
        ],
      },
      { people: [{ first: 'Pia', last: 'Neri' }, { isGuest: true }] },
    ]);
  });

  it('reads additional guests beside a plus one, and leaves out other names', () => {
    const { rows } = read(
      'First Name,Middle Name,Last Name,Companion,Additional Guest 1\nAnna,Maria,Rossi,yes,Zoë Rossi',
    );
    const people = [{ first: 'Anna' }, { isGuest: true }, { first: 'Zoë', last: 'Rossi' }];
    expect(rows).toMatchObject([{ name: 'Anna & Zoë Rossi', people }]);
  });

  it.each([
    ['Name,Age Group\nZoë Rossi,Child\nAnna Rossi,Adult', [true, undefined]],
    ['Nome;Adulto/Bambino\nZoë Rossi;Bambino\nAnna Rossi;Adulto', [true, undefined]],
  ])('reads the age of a person in %j', (text, isChild) => {
    const { rows } = read(text);
    expect(rows.map(({ people }) => people.map((person) => person.isChild))).toEqual(
      isChild.map((one) => [one]),
    );
  });

  it('reads a couple in the cell of a first name', () => {
    const { rows } = read(
      'Nome;Cognome\nAnna e Marco;Rossi\nPia & Luca;Neri & Bianchi\nEva +1;Verdi',
    );
    expect(rows.map(({ people }) => people)).toEqual([
      [
        { first: 'Anna', last: 'Rossi' },
        { first: 'Marco', last: 'Rossi' },
      ],
      [
        { first: 'Pia', last: 'Neri' },
        { first: 'Luca', last: 'Bianchi' },
      ],
      [
        { first: 'Eva', last: 'Verdi' },
        { first: '', last: '', isGuest: true },
      ],
    ]);
  });

  it('reads a plus one with a name in the name of the household, without the children', () => {
    const { rows } = read(
      'Name,Plus one,Children\nMax Müller,Anna Müller,Mia\nPia Neri,Luca,\n"Rossi, Zoë",yes,Tom',
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'Max & Anna Müller',
      'Pia Neri & Luca',
      'Rossi, Zoë',
    ]);
  });

  it('reads several lines of one household', () => {
    const { rows } = read(
      'Household,First,Last,Child,Email,Table\nRossi family,Anna,Rossi,,a@b.co,5\n' +
        'Rossi Family,Zoë,Rossi,yes,,5\n7,Pia,Neri,,,\n7,Luca,Neri,,,',
    );
    expect(rows).toMatchObject([
      {
        name: 'Rossi family',
        lines: [2, 3],
        people: [
          { first: 'Anna', last: 'Rossi' },
          { first: 'Zoë', last: 'Rossi', isChild: true },
        ],
        emails: ['a@b.co'],
        tags: ['Table 5'],
      },
      { name: 'Pia & Luca Neri', lines: [4, 5] },
    ]);
  });

  it('reads an address in several columns, the language, tags and events', () => {
    const { rows } = read(
      'Name;Street;City;Language;Tags;Events\nAnna;Zattere 12;Venezia;Deutsch;Work, Lido;the wedding',
    );
    expect(rows).toMatchObject([
      {
        ...{ address: 'Zattere 12\nVenezia', language: 'de', tags: ['Work', 'Lido'] },
        events: ['wedding'],
      },
    ]);
  });

  it.each<[string, string, (string[] | null)[]]>([
    [
      'crosses, where an empty cell means not invited',
      'Name;The Wedding;Welcome Party\nAnna;x;\nPia;x;x\nZoë;;',
      [['wedding'], null, []],
    ],
    ['crosses for one of the events', 'Name;Welcome Party\nAnna;x\nPia;', [null, ['wedding']]],
    [
      'yes and no, where an empty cell means nothing',
      'Name;The Wedding;Welcome Party\nAnna;yes;\nPia;no;x\nZoë;;no',
      [null, ['welcome_party'], ['wedding']],
    ],
    [
      'the answers of another site',
      'Name,The Wedding,Welcome Party\nAnna,No Response,Not Invited\nPia,Attending,Declined',
      [['wedding'], null],
    ],
    [
      'different invitations in one household',
      'Household,Name,The Wedding,Welcome Party\n7,Anna,no,x\n7,Marco,yes,no',
      [null],
    ],
  ])('reads columns of events with %s', (_, text, events) => {
    const { rows, issues } = read(text);
    expect(issues).toEqual([]);
    expect(rows.map((row) => row.events)).toEqual(events);
  });

  it.each([
    ['a title', 'Our guest list – June 2026,,,\n\nName,Email,Guests\nAnna Rossi,a@b.co,2'],
    ['a title of one cell', 'Guest list of the wedding\nName;Email\n"Anna Rossi";a@b.co'],
    ['a title that is a heading', 'Wedding guests;;\nName;Email;Table\nAnna Rossi;a@b.co;'],
    ['two lines', 'Hochzeit Anna & Marco,,\nStand: Mai,,\nVorname,Name,E-Mail\nAnna,Rossi,a@b.co'],
  ])('leaves out %s above the headings', (_, text) => {
    const { rows, issues, hasHeadings } = read(text);
    expect(issues).toEqual([]);
    expect(hasHeadings).toBe(true);
    expect(rows).toMatchObject([{ name: 'Anna Rossi', emails: ['a@b.co'] }]);
  });

  it('reads the first line as a household if the couple says so', () => {
    const options = { fields: ['name' as const, 'email' as const], hasHeadings: false };
    expect(read('Zoë,\nName,Email\n', options).rows[0]).toMatchObject({ name: 'Zoë', line: 1 });
  });

  it.each(['Guests', 'Invitati', 'Gäste'])('reads names below the heading %s', (heading) => {
    expect(read(`${heading};Tisch\nAnna Rossi;2`).rows).toMatchObject([{ name: 'Anna Rossi' }]);
  });
});
