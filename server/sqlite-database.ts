import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Queries, Value } from './database.ts';
import { watchChanges } from './sqlite-changes.ts';
import { storageErrorOfSqlite } from './storage-error.ts';
import { turns } from './turns.ts';

/** An open SQLite connection as the database the rest of the server knows. */
export function sqliteDatabase(sqlite: DatabaseSync, place: string): Database {
  const statements = new Map<string, StatementSync>();
  const changes = watchChanges(sqlite);
  // There is one connection: a query of another request must not slip into an open transaction.
  const inTurn = turns();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function run<Row>(sql: string, params: readonly Value[] = []): Row[] {
    const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
    try {
      // Never .get(): on a statement that writes it stops after the first row, and a commit that
      // fails on a full disk is swallowed. .all() runs to the end and throws.
      const rows = prepared(sql).all(named);
      return rows.map((row) => ({ ...row })) as Row[];
    } catch (error) {
      throw storageErrorOfSqlite(error);
    }
  }

  async function within<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    run(begin);
    try {
      const result = await work({ query: async (sql, params) => run(sql, params) });
      run('COMMIT');
      return result;
    } catch (error) {
      if (sqlite.isTransaction) run('ROLLBACK');
      throw error;
    }
  }

  async function thenLook<T>(result: T | Promise<T>): Promise<T> {
    const done = await result;
    changes.look();
    return done;
  }

  return {
    query: (sql, params) => inTurn(() => thenLook(run(sql, params))),
    // IMMEDIATE takes the write lock first: what is read inside stays true until the commit.
    transaction: (work) => inTurn(() => thenLook(within('BEGIN IMMEDIATE', work))),
    snapshot: (work) => inTurn(() => within('BEGIN', work)),
    onChange: changes.listen,
    close() {
      changes.stop();
      sqlite.close();
    },
    place,
  };
}
