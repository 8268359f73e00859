// The thread that commits replies, so that no request waits while the disk writes. It has a connection of
// its own, with the same guards as the server's.
import { dirname } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from './database.ts';
import { openSqlite } from './sqlite-connection.ts';

/** A row, and the statements that get its id as `$1`. */
export type Insert = { insert: Statement; further: readonly Statement[] };

/** The inserted row, or the error of SQLite. An Error loses `errcode` between threads. */
export type Outcome = { row: object | undefined } | { errcode: number; message: string };

// Long enough for the server's own short writes; another program's lock is waited for outside.
const BUSY_TIMEOUT_MS = 50;

const sqlite = openSqlite(dirname(String(workerData)));
sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
const prepared = new Map<string, StatementSync>();

parentPort?.on('message', (group: readonly Insert[] | null) => {
  if (group) return parentPort?.postMessage(commit(group));
  sqlite.close();
  parentPort?.close();
});

/** Commits all inserts at once; after an error each one alone, so that the others are stored. */
function commit(group: readonly Insert[]): Outcome[] {
  try {
    sqlite.exec('BEGIN IMMEDIATE');
  } catch (error) {
    return group.map(() => toFailure(error));
  }
  try {
    const outcomes = group.map((each) => ({ row: store(each) }));
    sqlite.exec('COMMIT');
    return outcomes;
  } catch (error) {
    // After some errors SQLite rolls the transaction back itself.
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    return group.length === 1 ? [toFailure(error)] : group.flatMap((each) => commit([each]));
  }
}

function store({ insert, further }: Insert): object | undefined {
  const [row] = run(insert.sql, insert.params);
  for (const { sql, params } of further) run(sql, [Number(row?.id), ...params]);
  return row;
}

function run(sql: string, params: readonly Value[]) {
  const statement = prepared.get(sql) ?? sqlite.prepare(sql);
  prepared.set(sql, statement);
  const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
  // Never .get(): it stops after the first row and hides a failed write.
  return statement.all(named);
}

function toFailure(error: unknown): Outcome {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return { errcode, message: String(error) };
}
