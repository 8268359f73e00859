/** An error of the database. `sqlstate` is PostgreSQL's code, for SQLite too. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly sqlstate: string;

  constructor(sqlstate: string, cause?: unknown) {
    super(`The database failed with SQLSTATE ${sqlstate}`, { cause });
    this.sqlstate = sqlstate;
  }
}

/** Another process holds the lock. */
export const LOCKED = '55P03';
/** io_error, which clients see as "try again in a moment". */
export const IO_ERROR = '58030';
/** Also every error of pg that the server did not send. */
export const CONNECTION_LOST = '08006';

// Codes of conditions that end by themselves: connections, locks, resources, restarts.
const TRANSIENT = /^(08|40|53|55P03|25006|25P0[34]|57P0[1235]|57014|58030)/;

/** Whether a retry may succeed in a moment. */
export function isTransient({ sqlstate }: StorageError): boolean {
  return TRANSIENT.test(sqlstate);
}

/** Whether the database accepts no writes at all: a replica, or `default_transaction_read_only`. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof StorageError && error.sqlstate === '25006';
}

// Constraints of the table.
const REJECTED = new Set(['22P02', '22001', '22003', '23502', '23514']);

/** Whether the table rejected the values, so that a retry would fail again. */
export function isRejected({ sqlstate }: StorageError): boolean {
  return REJECTED.has(sqlstate);
}

/** Whether the connection is unusable: cut, ended by the server, or without an answer. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof StorageError && /^(08|57P0|25P0[34])/.test(error.sqlstate);
}

// SQLite's result codes (https://sqlite.org/rescode.html): the extended code where it is more precise.
const SQLSTATE_BY_SQLITE_CODE = new Map([
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

/** Converts an error of node:sqlite; an unlisted code becomes "internal error". */
export function sqliteToStorageError(error: unknown): StorageError {
  const code = getSqliteCode(error);
  const sqlstate = SQLSTATE_BY_SQLITE_CODE.get(code) ?? SQLSTATE_BY_SQLITE_CODE.get(code & 0xff);
  return new StorageError(sqlstate ?? 'XX000', error);
}

function getSqliteCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0;
  return typeof error.errcode === 'number' ? error.errcode : 0;
}
