import { parentPort, workerData } from 'node:worker_threads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

// Reads an Excel workbook in a thread of its own: a damaged file, or a sheet with one cell in its last
// row, costs the memory and the time of the thread only.

// A list of 5,000 households is far below; more is a zip bomb.
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
// Cells with a colour only. Excel stores them down to the last row when a whole column is formatted.
const EMPTY_CELL =
  /<(?:\w+:)?(?:c|row)\s(?:[^<>]*\s)?r="[^"]*"[^<>]*\/>|<(?:\w+:)?dimension\s[^<>]*\/>/g;

/** Cells of one column. */
const MERGED_DOWN = /<(?:\w+:)?mergeCell\s[^<>]*ref="([A-Z]{1,3})(\d+):\1(\d+)"/g;

const { bytes, maxRows } = workerData as { bytes: Uint8Array; maxRows: number };
const files = unpack(bytes);
const sheets = await readWorkbook(Buffer.from(zipSync(files, { level: 0 })));
const position = sheets.findIndex(({ data }) => data.length > 0);
const rows = (sheets[position]?.data ?? []).slice(0, maxRows);
fillMergedCells(rows, findSheet(position));
parentPort?.postMessage(rows);

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
  for (const [name, content] of Object.entries(unpacked)) {
    if (!name.includes('worksheets/')) continue;
    unpacked[name] = strToU8(strFromU8(content).replaceAll(EMPTY_CELL, ''));
  }
  return unpacked;
}

/** The XML of a sheet, by its position in the workbook. */
function findSheet(at: number): string {
  const [sheet = ''] =
    [...readXml('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)][at] ?? [];
  const [, id] = /\s\w+:id="([^"]*)"/.exec(sheet) ?? [];
  const relations = readXml('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g);
  const relation = relations?.find((tag) => / Id="([^"]*)"/.exec(tag)?.[1] === id) ?? '';
  const [, target = ''] = / Target="([^"]*)"/.exec(relation) ?? [];
  return readXml(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

function readXml(name: string): string {
  return strFromU8(files[name] ?? new Uint8Array());
}

/** A text over several lines, such as a household, is that of each. A number is counted once. */
function fillMergedCells(lines: unknown[][], xml: string): void {
  for (const [, column = '', from, to] of xml.matchAll(MERGED_DOWN)) {
    const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const text = lines[Number(from) - 1]?.[at];
    if (typeof text !== 'string') continue;
    for (const line of lines.slice(Number(from), Number(to))) line[at] ??= text;
  }
}
