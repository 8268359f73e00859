import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPLY_COLUMNS } from '../domain/replies/rsvp-schema.ts';
import { openSqliteDatabase } from './platform/database/sqlite-database.ts';
import { TABLES } from './schema.ts';

type Column = { name: string; type: string; notnull: number; pk: number };

/** Each backup, move and erasure goes by the descriptions, so a column that is not described would be lost. */
test('every table and column of the database is described, with its type', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-'));
  const database = openSqliteDatabase(folder);
  const names = await database.query<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const tables: Record<string, object> = {};
  for (const { name } of names) {
    const columns = await database.query<Column>(`PRAGMA table_info(${name})`);
    tables[name] = Object.fromEntries(columns.map((column) => [column.name, toType(name, column)]));
  }
  await database.close();
  rmSync(folder, { recursive: true });
  expect(Object.fromEntries(TABLES.map(({ name, columns }) => [name, columns]))).toEqual(tables);
});

function toType(table: string, { name, type, notnull, pk }: Column): string {
  const isReply = table === 'rsvps' || table === 'reply_changes';
  if (isReply && REPLY_COLUMNS.some((column) => column === name)) return 'encoded';
  if (pk && type === 'INTEGER') return 'id';
  const plain = { INTEGER: 'integer', TEXT: 'text', BLOB: 'bytes' }[type];
  return notnull || pk ? String(plain) : `${plain}?`;
}
