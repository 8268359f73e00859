import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GUEST_LIST_LIMITS } from '../../domain/guest-list/guest-list.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { countKnownHeadings } from './columns.ts';
import { type CsvRecord, parseCsv } from './csv.ts';
import { decodeCsv } from './decode-csv.ts';

/** The lines of an uploaded list. */
export type ListFile = {
  records: CsvRecord[];
  encoding: string;
  /** Empty for a workbook and for a plain list of names. */
  separator: string;
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const MAX_COLUMNS = 100;
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256 };
const THREAD_TIMEOUT_MS = 20_000;

/** Reads CSV, pasted text or an Excel workbook (XLSX). Throws a DashboardError. */
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
  const rows = await readRows(bytes).catch(() => {
    throw dashboardErrors.unreadableFile(
      'This workbook cannot be opened. Save the sheet as CSV, then choose that file.',
    );
  });
  if (rows.length === 0) throw dashboardErrors.unreadableFile('The file is empty.');
  const records = rows.flatMap((row, index) => {
    const cells = row.slice(0, MAX_COLUMNS).map(toText);
    return cells.some((cell) => cell !== '') ? [{ line: index + 1, cells, error: null }] : [];
  });
  return { records, encoding: 'Excel', separator: '' };
}

/** Ends a thread that needs too much memory or time. */
async function readRows(bytes: Uint8Array): Promise<unknown[][]> {
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    // One more than the limit and the headings, so that the import reports a longer list.
    workerData: { bytes, maxRows: GUEST_LIST_LIMITS.rows + 2 },
    // The server may be started with flags that only apply to its own module.
    execArgv: [],
    resourceLimits: THREAD_LIMITS,
  });
  const signal = AbortSignal.timeout(THREAD_TIMEOUT_MS);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread ended without a result');
  });
  try {
    const [rows]: unknown[][][] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return rows ?? [];
  } finally {
    // It always fails, with the thread or later.
    ended.catch(() => {});
    await worker.terminate();
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replaceAll(/\r\n?/g, '\n').trim();
}
