import { createHash } from 'node:crypto';
import type { Queries, Value } from '../platform/database/database.ts';
import { ALL_TABLES, type Row, readRows, TABLE_COLUMNS, type Table } from './queries.ts';

/** The row count of a table and the SHA-256 of its rows, comparable between SQLite and PostgreSQL. */
export type Checksum = { rows: number; sha256: string };

export type Checksums = Partial<Record<Table, Checksum>>;

/** A checksum of rows that are added in batches. */
export function createChecksum(table: Table): {
  add(rows: readonly Row[]): void;
  digest(): Checksum;
} {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows) {
      for (const row of rows) {
        const values = TABLE_COLUMNS[table].map((column) => normalize(column, row[column] ?? null));
        hash.update(`${JSON.stringify(values)}\n`);
      }
      count += rows.length;
    },
    digest: () => ({ rows: count, sha256: hash.digest('hex') }),
  };
}

/** Throws StorageError. */
export async function computeChecksums(
  queries: Queries,
  tables: readonly Table[] = ALL_TABLES,
): Promise<Checksums> {
  const checksums: Checksums = {};
  for (const table of tables) {
    const checksum = createChecksum(table);
    for await (const rows of readRows(queries, table)) checksum.add(rows);
    checksums[table] = checksum.digest();
  }
  return checksums;
}

/** The first table that differs. */
export function findDifference(
  one: Checksums,
  other: Checksums,
  tables: readonly Table[] = ALL_TABLES,
): Table | undefined {
  return tables.find((table) => one[table]?.sha256 !== other[table]?.sha256);
}

/** SQLite stores a time as it was written, with or without milliseconds. */
function normalize(column: string, value: Value): Value {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value !== 'string' || !column.endsWith('_at')) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
