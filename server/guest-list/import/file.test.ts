import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createWorkbook } from '../../fixtures/workbook.ts';
import { Rejection } from '../../platform/rejections.ts';
import { readListFile } from './file.ts';
import { readGuestList } from './import.ts';

const LIST = [
  ['Name', 'Email', 'Guests', 'Plus one'],
  ['Anna Rossi', 'a@b.co', 2, true],
  [],
  ['Zoë & Tom <3', null, null, false],
];

describe('a workbook', () => {
  it.each([
    ['that is cut off', createWorkbook(LIST).subarray(0, 300)],
    ['that is another kind of file', zipSync({ 'a.txt': new Uint8Array(5) })],
    ['without a sheet', createWorkbook()],
    ['with a sheet that is not XML', zipSync({ 'xl/workbook.xml': new Uint8Array(9) })],
    [
      'that unpacks to more than the limit',
      zipSync({ 'xl/workbook.xml': new Uint8Array(31 * 1024 * 1024) }),
    ],
  ])('%s is rejected', async (_, bytes) => {
    await expect(readListFile(bytes)).rejects.toThrow(/workbook cannot be opened|file is empty/);
  });

  it('whose sheets are empty is rejected', async () => {
    await expect(readListFile(createWorkbook([], []))).rejects.toThrow('The file is empty.');
  });
});

describe('a workbook', () => {
  it('is read with its numbers, and the line numbers of the sheet', async () => {
    const file = await readListFile(createWorkbook(LIST));
    const { households, issues, encoding, separator } = readGuestList(file);
    expect({ encoding, separator, issues }).toEqual({
      encoding: 'Excel',
      separator: '',
      issues: [],
    });
    expect(households).toMatchObject([
      {
        lines: [2],
        entry: {
          name: 'Anna Rossi',
          emails: ['a@b.co'],
          maxGuests: 2,
          people: [{}, { isGuest: true }],
        },
      },
      { lines: [4], entry: { name: 'Zoë & Tom <3' } },
    ]);
  });

  it('is read from the first sheet that is not empty', async () => {
    const { records } = await readListFile(createWorkbook([], [['Name'], ['Anna']], [['Pia']]));
    expect(records.map(({ cells }) => cells)).toEqual([['Name'], ['Anna']]);
  });

  it('has the stored results of its formulas', async () => {
    const formula = { formula: 'HYPERLINK("http://rialto.example")', result: 'Anna' };
    const { records } = await readListFile(createWorkbook([['Name'], [formula]]));
    expect(records[1]?.cells).toEqual(['Anna']);
  });
});

it('a household in merged cells is that of each line, and their number of guests is counted once', async () => {
  const files = unzipSync(
    createWorkbook(
      [],
      [
        ['Our guests'],
        ['Household', 'Name', 'Email', 'Guests'],
        ['Rossi family', 'Anna Rossi', 'a@b.co', 3],
        [null, 'Marco Rossi'],
        [null, 'Pia Neri'],
      ],
    ),
  );
  const merges = ['A1:D1', 'A3:A4', 'D3:D4', 'A9:A1048576', 'B5:C5'];
  const cells = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const name = 'xl/worksheets/sheet2.xml';
  const sheet = strFromU8(files[name] ?? new Uint8Array());
  files[name] = strToU8(sheet.replace('</w', `<mergeCells>${cells}</mergeCells></w`));
  const { households, issues } = readGuestList(await readListFile(zipSync(files)));
  expect(issues).toEqual([]);
  expect(households).toMatchObject([
    { lines: [3, 4], entry: { name: 'Rossi family', people: [{}, {}], maxGuests: 3 } },
    { lines: [5], entry: { name: 'Pia Neri', maxGuests: null } },
  ]);
});

it('a workbook with any changed bytes is read or rejected', async () => {
  const bytes = createWorkbook(LIST);
  const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
      const damaged = bytes.slice();
      for (const [at, byte] of changes) damaged[at] = byte;
      const file = await readListFile(damaged).catch((error) => error);
      if (file instanceof Error) expect(file).toBeInstanceOf(Rejection);
      else readGuestList(file);
    }),
    { numRuns: 20 },
  );
});

/** A workbook whose sheet has this XML instead of the second row. */
function replaceSecondRow(xml: string): Uint8Array {
  const files = unzipSync(createWorkbook([['Name'], ['Anna']]));
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(files[name] ?? new Uint8Array());
  files[name] = strToU8(sheet.replace(/<row r="2">.*?<\/row>/, xml));
  return zipSync(files);
}

// Each took the server hundreds of megabytes, or the time until it was stopped.
it.each([
  [
    'the last row',
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    /in row 1048576\. Delete it/,
  ],
  ['the last column', '<row r="2"><c r="XFD2"><v>1</v></c></row>', /in cell XFD2\. Delete it/],
  [
    'a reference in another spelling',
    "<row><c x='>' r = 'XFD2'><v>1</v></c></row>",
    /in cell XFD2\. Delete it/,
  ],
  [
    'row 4,000,000,000',
    '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>',
    /in row 4000000000\./,
  ],
  ['a number in another spelling', '<row r="4e9"><c r="A3"><v>1</v></c></row>', /cannot be opened/],
  [
    'a reference with an entity',
    '<row r="2"><c r="&#88;FD2"><v>1</v></c></row>',
    /cannot be opened/,
  ],
  [
    'two million references in a cell',
    `<row r="2"><c ${' r=""'.repeat(2_000_000)}`,
    /cannot be opened/,
  ],
])(
  'a workbook with a reference far away or damaged is rejected before it is parsed: %s',
  async (_, xml, message) => {
    await expect(readListFile(replaceSecondRow(xml))).rejects.toThrow(message);
  },
);

it('a sheet that is formatted down to its last row is read', async () => {
  const cells = '<c r="A1048576" s="1"/><c r="XFD1048576" s="1"/>';
  const { records } = await readListFile(
    replaceSecondRow(
      `<row r="2"><c r="A2" s="1"/><c r="B2"><v>2</v></c></row><row r="1048576">${cells}</row>`,
    ),
  );
  expect(records.map(({ cells }) => cells.filter(Boolean))).toEqual([['Name'], ['2']]);
  expect(records[1]?.line).toBe(2);
});

it('a workbook that unpacks to more than it says is cut off there', async () => {
  const bomb = createWorkbook([['Name'], ['Anna'.repeat(1_000_000)]]).slice();
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 30; at += 1) {
    // The unpacked sizes in the directory of the file.
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000) {
      view.setUint32(at + 24, 100, true);
    }
  }
  await expect(readListFile(bomb)).rejects.toBeInstanceOf(Rejection);
});

it('a text is read as CSV', async () => {
  const { records, separator } = await readListFile(Buffer.from('Name;Email\nAnna;a@b.co'));
  expect(separator).toBe(';');
  expect(records).toHaveLength(2);
});
