import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { List } from '../../domain/lists/lists.ts';
import { runLimitedProcess } from '../platform/child-process.ts';
import { runInSlices } from '../platform/event-loop.ts';
import { streamTexts, stringifyInSteps } from '../platform/http/text-stream.ts';
import { formatCsvInSteps, type Separator } from './csv.ts';

const WORKBOOK_PROCESS = join(import.meta.dirname, 'write-workbook.ts');
const WORKBOOK_TIMEOUT_MS = 60_000;
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** A list as `write-workbook.ts` reads it. */
export type WorkbookList = Pick<List, 'title' | 'headings'> & { rows: List['rows'][0]['cells'][] };

/** The name of the list in the name of a CSV or XLSX file; empty for another file. */
export function getListName(file: string): string {
  return /^(.+)\.(?:csv|xlsx)$/.exec(file)?.[1] ?? '';
}

/** Sends a list in the format of the file's name: CSV, or XLSX for Excel. */
export async function sendList(c: Context, file: string, list: List): Promise<Response> {
  const send = (content: ReadableStream | Uint8Array<ArrayBuffer>, type: string) =>
    c.body(content, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${file}"`,
    });
  if (file.endsWith('.xlsx')) return send(await createWorkbook(list), WORKBOOK_TYPE);
  const separator = chooseSeparator(c.req.header('Accept-Language'));
  const cells = list.rows.map((row) => row.cells);
  const texts = await runInSlices(formatCsvInSteps(list.headings, cells, separator));
  return send(streamTexts(texts), CSV_TYPE);
}

/** In another process: the library cannot pause, and 100,000 replies take it seconds. */
async function createWorkbook(list: List): Promise<Uint8Array<ArrayBuffer>> {
  const { headings, title } = list;
  const rows = list.rows.map(({ cells }) => cells);
  const content: WorkbookList = { title, headings, rows };
  const json = streamTexts(await runInSlices(stringifyInSteps(content)));
  const input = Readable.fromWeb(json as NodeStream<Uint8Array>);
  const limits = { timeoutMs: WORKBOOK_TIMEOUT_MS };
  const workbook = await runLimitedProcess(WORKBOOK_PROCESS, input, limits);
  if (!workbook) throw new Error(`The list ${title} could not be written as XLSX.`);
  return new Uint8Array(workbook);
}

/** Where numbers have a decimal comma, Excel separates cells by semicolons: it shows a line with commas as one cell. */
function chooseSeparator(acceptLanguage: string | undefined): Separator {
  const [language = ''] = (acceptLanguage ?? '').split(/[,;]/);
  if (/-CH$/i.test(language)) return ';';
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
  } catch {
    return ',';
  }
}
