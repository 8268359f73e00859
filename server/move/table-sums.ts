import { createHash } from 'node:crypto';
import type { Queries, Value } from '../database/database.ts';
import { MOVED_NAMES, MOVED_TABLES, type MovedTable } from './moved-tables.ts';
import { type Row, rowsOf } from './table-rows.ts';

/** What a table holds, to be compared across engines: how many rows, and SHA-256 of them all. */
export type TableSum = { rows: number; sha256: string };

export type TableSums = Record<MovedTable, TableSum>;

/** Adds up rows as they pass by. */
export function tallyOf(table: MovedTable): { add(rows: readonly Row[]): void; sum(): TableSum } {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows) {
      for (const row of rows) {
        const values = MOVED_TABLES[table].map((column) => canonical(column, row[column] ?? null));
        hash.update(`${JSON.stringify(values)}\n`);
      }
      count += rows.length;
    },
    sum: () => ({ rows: count, sha256: hash.digest('hex') }),
  };
}

/** The sums of all tables that move. Throws StorageError. */
export async function sumsOf(queries: Queries): Promise<TableSums> {
  const sums: [MovedTable, TableSum][] = [];
  for (const table of MOVED_NAMES) {
    const tally = tallyOf(table);
    for await (const rows of rowsOf(queries, table)) tally.add(rows);
    sums.push([table, tally.sum()]);
  }
  return Object.fromEntries(sums) as TableSums;
}

/** The first of the tables in which the two are not equal. */
export function differenceOf(
  one: TableSums,
  other: TableSums,
  tables: readonly MovedTable[] = MOVED_NAMES,
): MovedTable | undefined {
  return tables.find((table) => one[table].sha256 !== other[table].sha256);
}

/** An instant is the same with and without its milliseconds; SQLite keeps it as it was written. */
function canonical(column: string, value: Value): Value {
  if (typeof value !== 'string' || !column.endsWith('_at')) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? value : instant.toISOString();
}
