import { statSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import { getDatabaseFile } from '../database/sqlite-connection.ts';

type Where = { dataDir: string; databaseUrl: string | null };

/**
 * Looks, before it is opened, for signs of a site that works on the data; gives how to go on looking
 * once it is open. No sign does not mean that there is none.
 */
export function mayBeInUse({
  dataDir,
  databaseUrl,
}: Where): (database: Database) => Promise<boolean> {
  if (databaseUrl) return isInUse;
  // SQLite empties its log when the last one who writes has closed the database in order.
  const log = statSync(`${getDatabaseFile(dataDir)}-wal`, { throwIfNoEntry: false });
  const found = log !== undefined && log.size > 0;
  return async () => found;
}

async function isInUse(database: Database): Promise<boolean> {
  const others = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'serenissima'" +
      ' AND datname = current_database() AND pid <> pg_backend_pid()',
  );
  return others.length > 0;
}
