import { DatabaseSync } from 'node:sqlite';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { databaseFile } from '../server/database/sqlite.ts';
import { openSqliteDatabase } from '../server/database/sqlite-database.ts';
import { listRsvps } from '../server/tables/rsvps.ts';
import { type Answer, REPLY } from './replies-load.ts';

/** What became of the replies that were acknowledged. */
export type Verdict = {
  acknowledged: number;
  lost: number;
  /** Stored with another content than was sent, or half. */
  changed: number;
  storedUnacknowledged: number;
  refused: number;
  refusedUnclearly: number;
  unreachable: number;
};

/** Of the replies that were acknowledged: how many are not there, and how many are not as sent. */
export function missedIn(
  rows: readonly StoredRsvp[],
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

/** Compares what guests were told with what is in the store, whose file must be whole. */
export async function verdictOn(
  answers: readonly Answer[],
  dataDir: string,
  marker: string,
): Promise<Verdict> {
  const rows = await rowsIn(dataDir, marker);
  const stored = answers.filter((answer) => answer.kind === 'stored');
  const refused = answers.filter((answer) => answer.kind === 'refused');
  return {
    acknowledged: stored.length,
    ...missedIn(rows, stored),
    storedUnacknowledged: rows.length - stored.length,
    refused: refused.length,
    refusedUnclearly: refused.filter(({ isClear }) => !isClear).length,
    unreachable: answers.length - stored.length - refused.length,
  };
}

export function addVerdicts(a: Verdict | undefined, b: Verdict): Verdict {
  if (!a) return b;
  const names = Object.keys(b) as (keyof Verdict)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as Verdict;
}

async function rowsIn(dataDir: string, marker: string): Promise<StoredRsvp[]> {
  const database = openSqliteDatabase(dataDir);
  const rows = await listRsvps(database);
  await database.close();
  const sqlite = new DatabaseSync(databaseFile(dataDir));
  const [found] = sqlite.prepare('PRAGMA integrity_check').all();
  sqlite.close();
  if (found?.integrity_check !== 'ok') throw new Error('The database is not whole.');
  return rows.filter(({ email }) => email.startsWith(`${marker}-`));
}

function isAsSent({ id, created_at, ...row }: StoredRsvp, email: string): boolean {
  return id > 0 && created_at !== '' && JSON.stringify(row) === JSON.stringify({ ...REPLY, email });
}
