/** The store refused or failed. `sqlstate` is PostgreSQL's code for it, whichever the database. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly sqlstate: string;

  constructor(sqlstate: string, cause?: unknown) {
    super(`The store failed with SQLSTATE ${sqlstate}`, { cause });
    this.sqlstate = sqlstate;
  }
}

// SQLite's primary result codes (https://sqlite.org/rescode.html); all else is "internal error".
const SQLSTATE_OF_SQLITE = new Map([
  [5, '55P03'], // BUSY
  [6, '55P03'], // LOCKED
  [8, '25006'], // READONLY
  [10, '53100'], // IOERR
  [13, '53100'], // FULL
  [19, '23514'], // CONSTRAINT
]);

/** What node:sqlite threw, as a StorageError. */
export function storageErrorOfSqlite(error: unknown): StorageError {
  const primary = sqliteCode(error) & 0xff;
  return new StorageError(SQLSTATE_OF_SQLITE.get(primary) ?? 'XX000', error);
}

function sqliteCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0;
  return typeof error.errcode === 'number' ? error.errcode : 0;
}
