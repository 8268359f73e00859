import pg from 'pg';

/** The store refused or failed. `sqlstate` is PostgreSQL's code for it, whichever the database. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly sqlstate: string;

  constructor(sqlstate: string, cause?: unknown) {
    super(`The store failed with SQLSTATE ${sqlstate}`, { cause });
    this.sqlstate = sqlstate;
  }
}

/** Another process holds the lock. */
export const LOCKED = '55P03';

// SQLite's result codes (https://sqlite.org/rescode.html): the extended one where it says more.
const SQLSTATE_OF_SQLITE = new Map([
  [5, LOCKED], // BUSY
  [6, LOCKED], // LOCKED
  [8, '25006'], // READONLY
  [10, '53100'], // IOERR
  [13, '53100'], // FULL
  [19, '23514'], // CONSTRAINT
  [787, '23503'], // CONSTRAINT_FOREIGNKEY
  [1299, '23502'], // CONSTRAINT_NOTNULL
  [1555, '23505'], // CONSTRAINT_PRIMARYKEY
  [2067, '23505'], // CONSTRAINT_UNIQUE
  [3091, '22P02'], // CONSTRAINT_DATATYPE
]);

/** What node:sqlite threw, as a StorageError; what is not defined there is "internal error". */
export function storageErrorOfSqlite(error: unknown): StorageError {
  const code = sqliteCode(error);
  const sqlstate = SQLSTATE_OF_SQLITE.get(code) ?? SQLSTATE_OF_SQLITE.get(code & 0xff);
  return new StorageError(sqlstate ?? 'XX000', error);
}

function sqliteCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0;
  return typeof error.errcode === 'number' ? error.errcode : 0;
}

const LOST = '08006';
// A NUL in a text, which PostgreSQL finds before any check of the table does.
const UNTRANSLATABLE = new Set(['22021', '22P05']);

/** What pg threw, as a StorageError: all that is not the server's own word is a lost connection. */
export function storageErrorOfPostgres(error: unknown): StorageError {
  if (!(error instanceof pg.DatabaseError)) return new StorageError(LOST, error);
  const { code = 'XX000' } = error;
  return new StorageError(UNTRANSLATABLE.has(code) ? '23514' : code, error);
}

/** Whether the connection can no longer be trusted: cut, ended by the server, or left unanswered. */
export function isLost(error: unknown): boolean {
  return error instanceof StorageError && /^(08|57P0|25P0[34])/.test(error.sqlstate);
}

// SQLSTATE classes and codes of what is over in a moment: connections, locks, resources, restarts.
const PASSING = /^(08|40|53|55P03|25006|25P0[34]|57P0[1235]|57014|58030)/;

/** Whether the same may well succeed in a moment. */
export function isPassing({ sqlstate }: StorageError): boolean {
  return PASSING.test(sqlstate);
}

// What the table's own checks refuse: another try would not help.
const REFUSED = new Set(['22P02', '22001', '22003', '23502', '23514']);

/** Whether the values themselves were refused. */
export function isRefused({ sqlstate }: StorageError): boolean {
  return REFUSED.has(sqlstate);
}
