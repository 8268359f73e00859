import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { type CsvRecord, parseCsv } from '../../lists/csv.ts';
import { runLimitedProcess } from '../../platform/child-process.ts';
import { rejections } from '../../platform/rejections.ts';
import { countKnownHeadings } from './columns.ts';
import { decodeCsv } from './decode-csv.ts';

/** The lines of an uploaded list. */
export type ListFile = {
  records: CsvRecord[];
  encoding: string;
  /** Empty for a workbook and for a plain list of names. */
  separator: string;
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK_PROCESS = join(import.meta.dirname, 'workbook-process.ts');
const WORKBOOK_LIMITS = { timeoutMs: 20_000, nodeOptions: ['--max-old-space-size=256'] };
// An upload is complete before it is read, so that a process need not wait for it.
const readInTurn = pLimit(1);

/** The texts of the first sheet that is not empty. */
export type WorkbookResult =
  | { rows: string[][] }
  | { rejection: 'damaged' }
  | { rejection: 'far'; cell: string };

/** Reads CSV, pasted text or an Excel workbook (XLSX). Throws a Rejection. */
export async function readListFile(bytes: Uint8Array): Promise<ListFile> {
  const isWorkbook = ZIP.every((byte, index) => bytes[index] === byte);
  return isWorkbook ? readXlsx(bytes) : readCsv(bytes);
}

export function readCsv(bytes: Uint8Array): ListFile {
  const { text, encoding } = decodeCsv(bytes);
  return { ...parseCsv(text, countKnownHeadings), encoding };
}

/** Reads the first sheet that is not empty. Formulas are not computed: their stored results are read. */
async function readXlsx(bytes: Uint8Array): Promise<ListFile> {
  const output = await readInTurn(() =>
    runLimitedProcess(WORKBOOK_PROCESS, Readable.from([bytes]), WORKBOOK_LIMITS).catch(() => null),
  );
  const result: WorkbookResult = output ? JSON.parse(output.toString()) : { rejection: 'damaged' };
  if ('rejection' in result) throw rejections.unreadableFile(explain(result));
  const { rows } = result;
  if (rows.length === 0)
    throw rejections.unreadableFile(getMessages('guestListImport').files.empty);
  const records = rows.flatMap((cells, index) =>
    cells.some((cell) => cell !== '') ? [{ line: index + 1, cells, error: null }] : [],
  );
  return { records, encoding: 'Excel', separator: '' };
}

function explain(result: Exclude<WorkbookResult, { rows: string[][] }>): string {
  const { damaged, farCell, farRow } = getMessages('guestListImport').files;
  if (result.rejection === 'damaged') return damaged;
  return (/^\d/.test(result.cell) ? farRow : farCell)(result.cell);
}
