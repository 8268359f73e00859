// Reads an Excel workbook from stdin and writes a WorkbookResult to a pipe. A process of its own: a small
// file can ask for much memory and time.
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { GUEST_LIST_LIMITS } from '../../../domain/guest-list/guest-list.ts';
import type { WorkbookResult } from './file.ts';

// A list of 5,000 households is far below; more is a zip bomb.
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
// One more than the limit and the headings, so that the import reports a longer list.
const MAX_READ_ROWS = GUEST_LIST_LIMITS.rows + 2;
const MAX_READ_COLUMNS = 100;
// The reader fills the sheet with empty cells up to the last row and column.
const MAX_ROW = 10_000;
const MAX_COLUMN = 256;
const MAX_CELLS = 3_000_000;

// Each pattern begins at a character that it does not repeat: searching takes linear time.
/** Cells with a colour only. Excel stores them down to the last row when a whole column is formatted. */
const EMPTY_CELL = /<((?:\w+:)?(?:c|row|dimension))\s[^<>]*(?:\/>|>\s*<\/\1>)/g;
/** The place of a row or a cell, in any spelling that a parser of XML could accept; Excel also names a namespace r. */
const PLACE = /(?<!xmlns:|[\w.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Cells of one column. */
const MERGED_DOWN = /<(?:\w+:)?mergeCell\s[^<>]*ref="([A-Z]{1,3})(\d+):\1(\d+)"/g;

class FarCell extends Error {}

const result = await read(await buffer(process.stdin)).catch(
  (error): WorkbookResult =>
    error instanceof FarCell ? { rejection: 'far', cell: error.message } : { rejection: 'damaged' },
);
createWriteStream('', { fd: Number(process.argv[2]) }).end(JSON.stringify(result));

async function read(bytes: Uint8Array): Promise<WorkbookResult> {
  const files = unpack(bytes);
  const packed = zipSync(files, { level: 0 });
  const sheets = await readWorkbook(packed.buffer as ArrayBuffer);
  const position = sheets.findIndex(({ data }) => data.length > 0);
  const rows: unknown[][] = (sheets[position]?.data ?? []).slice(0, MAX_READ_ROWS);
  fillMergedCells(rows, findSheet(files, position));
  return { rows: rows.map((row) => row.slice(0, MAX_READ_COLUMNS).map(toText)) };
}

/** Unpacks no more than the limit, whatever the sizes in the file say, and leaves pictures out. */
function unpack(zip: Uint8Array): Record<string, Uint8Array> {
  let unpackedBytes = 0;
  const unpacked = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      unpackedBytes += originalSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large');
      return true;
    },
  });
  let cells = 0;
  for (const [name, content] of Object.entries(unpacked)) {
    const xml = strFromU8(content);
    if (xml.includes('<!DOCTYPE')) throw new Error('A workbook defines no entities');
    if (!xml.includes('sheetData')) continue;
    // Without their cells, more rows are empty.
    const sheet = xml.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_CELL, '');
    cells += countCells(sheet);
    if (cells > MAX_CELLS) throw new Error('The workbook has too many cells');
    unpacked[name] = strToU8(sheet);
  }
  return unpacked;
}

/** The cells up to the last row and column. Throws if a reference is damaged or too far from the first cell. */
function countCells(sheet: string): number {
  let [lastRow, lastColumn] = [0, 0];
  for (const [, double, single] of sheet.matchAll(PLACE)) {
    const place = double ?? single ?? '';
    const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,10})$/.exec(place) ?? [];
    if (!row) throw new Error('A reference is damaged');
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, toColumn(letters));
    if (lastRow > MAX_ROW || lastColumn > MAX_COLUMN) throw new FarCell(place);
  }
  return lastRow * lastColumn;
}

function toColumn(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The XML of a sheet, by its position in the workbook. */
function findSheet(files: Record<string, Uint8Array>, at: number): string {
  const readXml = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const [sheet = ''] =
    [...readXml('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)][at] ?? [];
  const [, id] = /\s\w+:id="([^"]*)"/.exec(sheet) ?? [];
  const relations = readXml('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^<>]*>/g);
  const relation = relations?.find((tag) => / Id="([^"]*)"/.exec(tag)?.[1] === id) ?? '';
  const [, target = ''] = / Target="([^"]*)"/.exec(relation) ?? [];
  return readXml(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** A text over several lines, such as a household, is that of each. A number is counted once. */
function fillMergedCells(lines: unknown[][], xml: string): void {
  for (const [, column = '', from, to] of xml.matchAll(MERGED_DOWN).take(MAX_ROW)) {
    const at = toColumn(column) - 1;
    const text = lines[Number(from) - 1]?.[at];
    if (typeof text !== 'string') continue;
    for (const line of lines.slice(Number(from), Number(to))) line[at] ??= text;
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replaceAll(/\r\n?/g, '\n').trim();
}
