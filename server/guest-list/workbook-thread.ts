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

const { bytes, maxRows } = workerData as { bytes: Uint8Array; maxRows: number };
const sheets = await readWorkbook(Buffer.from(repack(bytes)));
const rows = sheets.map(({ data }) => data).find((data) => data.length > 0) ?? [];
parentPort?.postMessage(rows.slice(0, maxRows));

/** Unpacks no more than the limit, whatever the sizes in the file say, and leaves pictures out. */
function repack(zip: Uint8Array): Uint8Array {
  let unpackedBytes = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      unpackedBytes += originalSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large');
      return true;
    },
  });
  for (const [name, content] of Object.entries(files)) {
    if (!name.includes('worksheets/')) continue;
    files[name] = strToU8(strFromU8(content).replaceAll(EMPTY_CELL, ''));
  }
  return zipSync(files, { level: 0 });
}
