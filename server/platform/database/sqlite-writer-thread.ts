// The thread that commits replies, so that no request waits while the disk writes. It has a connection of
// its own, with the same guards as the server's.
import { dirname } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { FIRST_ID, Statement, Value } from './database.ts';
import { openSqlite } from './sqlite-connection.ts';

export type Batch = readonly Statement[];

/** The rows of each statement, or the error of SQLite. An Error loses `errcode` between threads. */
export type Outcome = { rows: object[][] } | { errcode: number; message: string };

// Long enough for the server's own short writes; another program's lock is waited for outside.
const BUSY_TIMEOUT_MS = 50;

const sqlite = openSqlite(dirname(String(workerData)));
sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
const prepared = new Map<string, StatementSync>();

parentPort?.on('message', (group: readonly Batch[] | null) => {
  if (group) return parentPort?.postMessage(commit(group));
  sqlite.close();
  parentPort?.close();
});

/** Commits all batches at once; those that fail leave the others untouched. */
function commit(group: readonly Batch[]): Outcome[] {
  try {
    sqlite.exec('BEGIN IMMEDIATE');
  } catch (error) {
    return group.map(() => toFailure(error));
  }
  try {
    const outcomes = group.map(runInSavepoint);
    sqlite.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    if (group.length === 1) return [toFailure(error)];
    // On a full disk a smaller transaction may still succeed.
    return group.flatMap((batch) => commit([batch]));
  }
}

function runInSavepoint(batch: Batch): Outcome {
  sqlite.exec('SAVEPOINT batch');
  try {
    const rows = runAll(batch);
    sqlite.exec('RELEASE batch');
    return { rows };
  } catch (error) {
    // After some errors SQLite rolls the whole transaction back itself.
    if (!sqlite.isTransaction) throw error;
    sqlite.exec('ROLLBACK TO batch');
    sqlite.exec('RELEASE batch');
    return toFailure(error);
  }
}

function runAll(batch: Batch): object[][] {
  const results: Record<string, unknown>[][] = [];
  for (const { sql, params } of batch) {
    const firstId = Number(results[0]?.[0]?.id);
    const named = Object.fromEntries(
      params.map((value, index) => [`$${index + 1}`, isFirstIdMark(value) ? firstId : value]),
    );
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, statement);
    // Never .get(): it stops after the first row and hides a failed write.
    results.push(statement.all(named));
  }
  return results;
}

/** FIRST_ID is another object in this thread. */
function isFirstIdMark(value: Value | typeof FIRST_ID): value is typeof FIRST_ID {
  return typeof value === 'object' && value !== null && 'isFirstId' in value;
}

function toFailure(error: unknown): Outcome {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return { errcode, message: String(error) };
}
