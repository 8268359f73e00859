import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createWorkbook } from '../fixtures/workbook.ts';
import { readListFile } from './guest-list-file.ts';
import { parseGuestList } from './guest-list-import.ts';

const LIST = [
  ['Name', 'Email', 'Guests', 'Plus one'],
  ['Anna Rossi', 'a@b.co', 2, true],
  [],
  ['Zoë & Tom <3', null, null, false],
];

describe('a workbook is rejected', () => {
  it.each([
    ['that is cut off', createWorkbook(LIST).subarray(0, 300)],
    ['that is another kind of file', zipSync({ 'a.txt': new Uint8Array(5) })],
    ['without a sheet', createWorkbook()],
    ['with a sheet that is not XML', zipSync({ 'xl/workbook.xml': new Uint8Array(9) })],
    [
      'that unpacks to more than the limit',
      zipSync({ 'xl/workbook.xml': new Uint8Array(31 * 1024 * 1024) }),
    ],
  ])('%s', async (_, bytes) => {
    await expect(readListFile(bytes)).rejects.toThrow(/workbook cannot be opened|file is empty/);
  });

  it('whose sheets are empty', async () => {
    await expect(readListFile(createWorkbook([], []))).rejects.toThrow('The file is empty.');
  });
});

describe('a workbook', () => {
  it('is read with its numbers, and the line numbers of the sheet', async () => {
    const file = await readListFile(createWorkbook(LIST));
    const { households, issues, encoding, separator } = parseGuestList(file);
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

it('a text is read as CSV', async () => {
  const { records, separator } = await readListFile(Buffer.from('Name;Email\nAnna;a@b.co'));
  expect(separator).toBe(';');
  expect(records).toHaveLength(2);
});
