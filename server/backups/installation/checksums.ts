import { createHash } from 'node:crypto';
import { CommandError } from '../../platform/command-error.ts';
import type { Queries, Value } from '../../platform/database/database.ts';
import type { Table } from '../../platform/database/table.ts';
import { BACKUP_TABLES, TABLES } from '../../schema.ts';
import type { Installation } from './installation.ts';
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

/**
 * Throws CommandError when the source has changed since it was read. A target without the latest
 * replies would look complete, and a second move would reject it as filled.
 */
export async function assertUnchanged(
  source: Installation,
  copied: Checksums,
  tables: readonly Table[],
): Promise<void> {
  const change = await describeChange(source, copied, tables);
  if (!change) return;
  throw new CommandError(
    `${change} during the copy. Nothing was copied, so that nothing is missing in it. ` +
      `Stop the site on ${source.name}, then run the same command again.`,
  );
}

/**
 * Checks the source once more after the commit: a copy without the latest replies must not be used.
 * Sessions are ignored, because the couple may look at the dashboard at that moment.
 */
export async function assertNoLateChange(
  source: Installation,
  target: Installation,
  copied: Checksums,
): Promise<void> {
  const change = await describeChange(source, copied, BACKUP_TABLES).catch((error) => {
    throw new CommandError(
      `Everything was copied to ${target.name}, but ${source.name} could not be read again to check ` +
        'for new replies. Run the same command again: it compares the two.',
      { cause: error },
    );
  });
  if (!change) return;
  throw new CommandError(
    `${change} in the last moment of the copy, and ${target.name} does not contain it. Do not use ` +
      `that copy: stop the site on ${source.name}, then copy into a new folder, database or file.`,
  );
}

async function describeChange(
  source: Installation,
  copied: Checksums,
  tables: readonly Table[],
): Promise<string | undefined> {
  const current = await source.database.snapshot((queries) => computeChecksums(queries, tables));
  const table = findDifference(copied, current, tables);
  if (!table) return undefined;
  const replies = (current.rsvps?.rows ?? 0) - (copied.rsvps?.rows ?? 0);
  if (replies === 1) return `1 reply arrived in ${source.name}`;
  if (replies > 1) return `${replies} replies arrived in ${source.name}`;
  if (table === 'desk_sessions') return `Someone opened the dashboard of ${source.name}`;
  return `${source.name} was changed`;
}
