// Reads a WorkbookList from stdin and writes it to a pipe as an Excel workbook (XLSX).
import { createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import writeWorkbook, { type Cell } from 'write-excel-file/node';
import type { WorkbookList } from './send-list.ts';

// Excel cannot open a workbook with more.
const MAX_NAME_CHARACTERS = 31;
const MAX_CELL_CHARACTERS = 32_767;

// In characters. A longer text is wrapped.
const MIN_WIDTH = 8;
const MAX_WIDTH = 50;
const PADDING = 2;

const { title, headings, rows }: WorkbookList = JSON.parse(await text(process.stdin));
const workbook = writeWorkbook([headings.map(toHeading), ...rows.map((row) => row.map(toCell))], {
  sheet: toSheetName(title),
  columns: headings.map((heading, column) => ({ width: measureColumn(heading, column) })),
  stickyRowsCount: 1,
});
await workbook.toStream(createWriteStream('', { fd: Number(process.argv[2]) }));

function toSheetName(name: string): string {
  return name
    .replaceAll(/[[\]/\\:*?\s]+/g, ' ')
    .replaceAll(/^[\s']+/g, '')
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/[\s'\uD800-\uDBFF]+$/, '');
}

function toHeading(heading: string): Cell {
  return { value: toText(heading), fontWeight: 'bold', alignVertical: 'top', wrap: true };
}

function toCell(cell: WorkbookList['rows'][0][0]): Cell {
  if (typeof cell !== 'string') return cell === null ? null : { value: cell, alignVertical: 'top' };
  return {
    value: toText(cell),
    alignVertical: 'top',
    wrap: cell.length > MAX_WIDTH || cell.includes('\n'),
    // Stays a text when somebody edits the cell: it is no formula and no number, as a telephone number with +39.
    ...(/^[=+\-@]/.test(cell) && { format: '@' }),
  };
}

/** The library looks texts up in an object: one such as 'constructor' would damage the workbook. */
function toText(value: string): string {
  return value in Object.prototype ? `${value} ` : value.slice(0, MAX_CELL_CHARACTERS);
}

function measureColumn(heading: string, column: number): number {
  let width = Math.max(MIN_WIDTH, heading.length);
  for (const row of rows) {
    for (const line of String(row[column] ?? '').split('\n')) width = Math.max(width, line.length);
  }
  return Math.min(width, MAX_WIDTH) + PADDING;
}
