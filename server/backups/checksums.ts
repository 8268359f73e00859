import { createHash } from 'node:crypto';
import type { Queries, Value } from '../platform/database/database.ts';
import type { Table } from '../platform/database/table.ts';
import { TABLES } from '../schema.ts';
import { type Row, readRows } from './queries.ts';

/** The row count of a table and the SHA-256 of its rows, comparable between SQLite and PostgreSQL. */
export type Checksum = { rows: number; sha256: string };

/** By the name of the table. */
export type Checksums = Record<string, Checksum>;

/** A checksum of rows that are added in batches. */
export function createChecksum(table: Table): {
  add(rows: readonly Row[]): void;
  digest(): Checksum;
} {
  const hash = createHash('sha256');
  const columns = Object.keys(table.columns);
  let count = 0;
  return {
    add(rows) {
      for (const row of rows) {
        const values = columns.map((column) => normalize(column, row[column] ?? null));
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
  tables: readonly Table[] = TABLES,
): Promise<Checksums> {
  const checksums: Checksums = {};
  for (const table of tables) {
    const checksum = createChecksum(table);
    for await (const rows of readRows(queries, table)) checksum.add(rows);
    checksums[table.name] = checksum.digest();
  }
  return checksums;
}

/** The first table that differs. */
export function findDifference(
  one: Checksums,
  other: Checksums,
  tables: readonly Table[] = TABLES,
): string | undefined {
  return tables.find(({ name }) => one[name]?.sha256 !== other[name]?.sha256)?.name;
}

/** SQLite stores a time as it was written, with or without milliseconds. */
function normalize(column: string, value: Value): Value {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value !== 'string' || !column.endsWith('_at')) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
