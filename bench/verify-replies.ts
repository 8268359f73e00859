import { DatabaseSync } from 'node:sqlite';
import { listRecords, type StoredRecord } from '../server/fixtures/records.ts';
import { getDatabaseFile } from '../server/platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../server/platform/database/sqlite-database.ts';
import { type Answer, REPLY } from './reply-load.ts';

/** The comparison of the server's answers with the stored replies. */
export type Verification = {
  acknowledged: number;
  lost: number;
  /** Stored with other content than was sent, or only partly. */
  changed: number;
  storedUnacknowledged: number;
  rejected: number;
  /** Rejected without a proper error message or Retry-After. */
  rejectedUnclearly: number;
  unreachable: number;
};

/** Counts the acknowledged replies that are missing, and those that differ from the sent ones. */
export function countDamage(
  rows: readonly StoredRecord[],
  acknowledged: readonly Extract<Answer, { kind: 'stored' }>[],
): { lost: number; changed: number } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    lost: acknowledged.filter(({ id }) => !byId.has(id)).length,
    changed: acknowledged.filter(({ id, email }) => {
      const row = byId.get(id);
      return row && !isAsSent(row, email);
    }).length,
  };
}

/** Compares the answers with the stored replies, and throws when the database file is damaged. */
export async function verifyReplies(
  answers: readonly Answer[],
  dataDir: string,
  marker: string,
): Promise<Verification> {
  const rows = await loadRows(dataDir, marker);
  const stored = answers.filter((answer) => answer.kind === 'stored');
  const rejected = answers.filter((answer) => answer.kind === 'rejected');
  return {
    acknowledged: stored.length,
    ...countDamage(rows, stored),
    storedUnacknowledged: rows.length - stored.length,
    rejected: rejected.length,
    rejectedUnclearly: rejected.filter(({ isClear }) => !isClear).length,
    unreachable: answers.length - stored.length - rejected.length,
  };
}

export function addVerifications(a: Verification | undefined, b: Verification): Verification {
  if (!a) return b;
  const names = Object.keys(b) as (keyof Verification)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as Verification;
}

async function loadRows(dataDir: string, marker: string): Promise<StoredRecord[]> {
  const database = openSqliteDatabase(dataDir);
  const rows = await listRecords(database);
  await database.close();
  const sqlite = new DatabaseSync(getDatabaseFile(dataDir));
  const [row] = sqlite.prepare('PRAGMA integrity_check').all();
  sqlite.close();
  if (row?.integrity_check !== 'ok') throw new Error('The database file is damaged.');
  return rows.filter(({ email }) => email.startsWith(`${marker}-`));
}

function isAsSent({ id, created_at, ...row }: StoredRecord, email: string): boolean {
  return id > 0 && created_at !== '' && JSON.stringify(row) === JSON.stringify({ ...REPLY, email });
}
