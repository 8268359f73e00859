import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readGuestListCsv } from './guest-list-csv.ts';

const LIST = 'Name,E-mail,Party size,Note\n';

function read(text: string) {
  return readGuestListCsv(Buffer.from(text));
}

/** UTF-16 as a spreadsheet saves "Unicode text". */
function utf16(text: string, bigEndian = false): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

describe('what is no list is refused in words', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'The file is empty.'],
    ['blanks', Buffer.from(' \n\t\n'), 'The file is empty.'],
    ['a mark and no more', Buffer.from('\uFEFF'), 'The file is empty.'],
    ['an Excel workbook', Buffer.from('PK\u0003\u0004...'), 'This is a workbook.'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'This is a workbook.'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74]), 'This is not a list'],
    ['UTF-16 without its mark', utf16('Name\nAnna').subarray(2), 'This is not a list'],
  ])('%s', (_, bytes, message) => {
    expect(() => readGuestListCsv(bytes)).toThrow(message);
  });
});

describe('a list with issues tells them by the line in the file', () => {
  it.each([
    ['no names', 'E-mail\na@b.co', 1, /^No column holds names\./],
    ['no headings', 'Anna Rossi,anna@b.co', 1, /^No column holds names\./],
    ['nobody', 'Name,E-mail\n\n', 1, 'There is nobody below the headings.'],
    ['a missing name', `${LIST},a@b.co,,`, 2, 'A name is missing.'],
    [
      'a wrong address',
      `${LIST}Anna,anna@b,,`,
      2,
      /^Please enter a valid email address instead of “anna@b”\.$/,
    ],
    ['words for a number', `${LIST}Anna,,two,`, 2, /whole number from 1 to 20 instead of “two”\.$/],
    ['nobody in a party', `${LIST}Anna,,0,`, 2, /instead of “0”\.$/],
    ['a crowd', `${LIST}Anna,,21,`, 2, /instead of “21”\.$/],
    ['half a guest', `${LIST}Anna,,1.5,`, 2, /instead of “1\.5”\.$/],
    ['half a guest in Italy', `${LIST}Anna,,"1,5",`, 2, /instead of “1,5”\.$/],
    ['a long name', `${LIST}${'x'.repeat(251)},,,`, 2, /at most 250/],
    ['a long note', `${LIST}Anna,,,${'x'.repeat(2001)}`, 2, /at most 2000/],
    ['a control character', `${LIST}An\u0085na Ros\u007fsi,,,`, 2, /control characters/],
    [
      'a separator in a name',
      `${LIST}Rossi, Anna,a@b.co,2,x`,
      2,
      /^There are more cells than head/,
    ],
    ['a quotation mark left open', `${LIST}"Anna,,,\nMarco,,,`, 2, /opened and never closed/],
    ['a quotation mark within', `${LIST}"Anna" Rossi,,,\nMarco,,,`, 2, /stands in the middle/],
    ['one line twice', `${LIST}Anna,A@b.co,,\nMarco,,,\nANNA,a@B.co,2,`, 4, 'The same as line 2.'],
    ['a fault after notes of two lines', `${LIST}A,,,"one\r\ntwo"\r\n\r\nB,b,,`, 5, /valid email/],
    ['a fault below sep=', `sep=;\r\nName;E-mail\r\nA;a`, 3, /valid email/],
  ])('%s', (_, text, line, message) => {
    const { issues } = read(text);
    expect(issues[0]).toEqual({ line, message: expect.stringMatching(message) });
  });

  it('all of them, and the good lines beside them', () => {
    const { rows, issues } = read(`${LIST}Anna,anna@b.co,2,x\nMarco,marco,,\n,,3,\nPia,,,`);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Anna'],
      [5, 'Pia'],
    ]);
    expect(issues.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('more than 5,000 lines at once', () => {
    const { rows, issues } = read(`Name\n${'Anna\n'.repeat(5001)}`);
    expect(rows).toEqual([]);
    expect(issues).toEqual([{ line: 1, message: expect.stringMatching(/more than 5000 lines/) }]);
  });
});

describe('headings are known in five languages', () => {
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
  ])('%s', (headings, [name, email, partySize, note]) => {
    const { columns } = read(`${headings}\nx`);
    expect(columns).toEqual({ name, email, partySize, note });
  });

  it('what is not known is left out and named; so is a second of a kind', () => {
    const { columns, ignored } = read('Table,Name,E-mail,E-mail 2, ,Address\n1,Anna,,,,');
    expect(columns).toEqual({ name: 'Name', email: 'E-mail', partySize: null, note: null });
    expect(ignored).toEqual(['Table', 'E-mail 2', 'Address']);
  });

  it('a first and a last name are joined, and one of them is enough', () => {
    const { rows } = read('Last name,First name\nRossi,Anna\n,Zio Beppe\nBianchi,');
    expect(rows.map(({ name }) => name)).toEqual(['Anna Rossi', 'Zio Beppe', 'Bianchi']);
  });
});

describe('a list is read as spreadsheets save it', () => {
  const people =
    'Name;E-mail;Party size;Note\r\nSofía Müller;sofia@b.co;2;"one\r\ntwo; ""three"""\r\n';
  const row = {
    line: 2,
    name: 'Sofía Müller',
    email: 'sofia@b.co',
    party_size: 2,
    note: 'one\ntwo; "three"',
  };

  it.each([
    ['UTF-8', Buffer.from(people), 'UTF-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`), 'UTF-8'],
    ['UTF-16, as "Unicode text"', utf16(people), 'UTF-16LE'],
    ['UTF-16 the other way round', utf16(people, true), 'UTF-16BE'],
    ['Windows-1252', Buffer.from(people, 'latin1'), 'Windows-1252'],
    ['one that ends without a line break', Buffer.from(people.trimEnd()), 'UTF-8'],
    ['one of an old Mac', Buffer.from(people.replaceAll('\r\n', '\r')), 'UTF-8'],
    ['one with empty lines and cells', Buffer.from(`${people};;;\r\n\r\n ;;; \r\n`), 'UTF-8'],
  ])('%s', (_, bytes, encoding) => {
    const preview = readGuestListCsv(bytes);
    expect(preview).toMatchObject({ rows: [row], issues: [], encoding, separator: ';' });
  });

  it.each([',', ';', '\t', '|'])('separated by %j, with the others in a name', (separator) => {
    const name = 'Rossi, Anna; Pia | Zoë';
    const text = ['Name', 'Note'].join(separator);
    const { rows, ...preview } = read(`${text}\n"${name}"${separator}x`);
    expect(preview.separator).toBe(separator);
    expect(rows).toEqual([{ line: 2, name, email: null, party_size: null, note: 'x' }]);
  });

  it('of names alone', () => {
    const { rows } = read('Name\nAnna Rossi\nMarco Bianchi');
    expect(rows).toHaveLength(2);
  });

  it('with the euro and the quotation marks of Windows', () => {
    const bytes = Buffer.from('Name,Note\nAnna,\x93\x80 50\x94', 'latin1');
    expect(readGuestListCsv(bytes).rows[0]?.note).toBe('“€ 50”');
  });

  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['2.0', 2],
    ['"2,00"', 2],
    ['', null],
  ])('with %s guests', (cell, party_size) => {
    expect(read(`Name,Guests\nAnna,${cell}`).rows[0]?.party_size).toBe(party_size);
  });

  it('whatever people write in it', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replaceAll(/\p{Cc}/gu, '').trim());
    const person = fc.record({ Name: text.filter(Boolean), Note: text });
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
        // Names that differ in capitals or accents alone are one.
        fc.pre(issues.length === 0);
        expect(rows.map(({ name, note }) => ({ Name: name, Note: note ?? '' }))).toEqual(
          written.map(({ Name, Note }) => ({ Name: Name.replaceAll(/\s+/g, ' '), Note })),
        );
      }),
    );
  });
});
