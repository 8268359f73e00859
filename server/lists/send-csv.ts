import type { Context } from 'hono';
import { type Cell, formatCsv, type Separator } from './csv.ts';

type List = { headings: readonly string[]; rows: readonly { cells: readonly Cell[] }[] };

/** Sends a list as a CSV file. */
export function sendCsv(c: Context, file: string, { headings, rows }: List): Response {
  const separator = chooseSeparator(c.req.header('Accept-Language'));
  const cells = rows.map((row) => row.cells);
  return c.body(formatCsv(headings, cells, separator), 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${file}"`,
  });
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
