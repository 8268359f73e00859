import { unzipSync, zipSync } from 'fflate';
import { GUEST_LIST_LIMITS } from '../../domain/guest-list.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { type CsvRecord, parseCsv } from './csv.ts';
import { decodeCsv } from './decode-csv.ts';
import { countKnownHeadings } from './guest-list-columns.ts';

/** The lines of an uploaded list. */
export type ListFile = {
  records: CsvRecord[];
  encoding: string;
  /** Empty for a workbook. */
  separator: string;
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
// A list of 5,000 households is far below; more is a zip bomb.
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
const MAX_COLUMNS = 100;
const UNREADABLE = 'This workbook cannot be opened. Save the sheet as CSV, then choose that file.';

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
  const zip = repack(bytes);
  // Loaded here, because most servers never read a workbook.
  const { default: readWorkbook } = await import('read-excel-file/node');
  const sheets = await readWorkbook(Buffer.from(zip)).catch(() => {
    throw dashboardErrors.unreadableFile(UNREADABLE);
  });
  const rows = sheets.map(({ data }) => data).find((data) => data.length > 0) ?? [];
  if (rows.length === 0) throw dashboardErrors.unreadableFile('The file is empty.');
  const records = rows.slice(0, GUEST_LIST_LIMITS.rows + 2).flatMap((row, index) => {
    const cells = row.slice(0, MAX_COLUMNS).map(toText);
    return cells.some((cell) => cell !== '') ? [{ line: index + 1, cells, error: null }] : [];
  });
  return { records, encoding: 'Excel', separator: '' };
}

/** Unpacks no more than the limit, whatever the sizes in the file say, and leaves pictures out. */
function repack(bytes: Uint8Array): Uint8Array {
  let unpackedBytes = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        unpackedBytes += originalSize;
        if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('Too large');
        return true;
      },
    });
    return zipSync(files, { level: 0 });
  } catch {
    throw dashboardErrors.unreadableFile(UNREADABLE);
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replaceAll(/\r\n?/g, '\n').trim();
}
