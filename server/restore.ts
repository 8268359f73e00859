import { resolve } from 'node:path';
import { TABLE_NAMES } from './backups/backup.ts';
import { rowsOfBackup } from './backups/backup-file.ts';
import { listBackups } from './backups/backup-files.ts';
import { backupsTable } from './backups/backups-table.ts';
import { restoreRows } from './backups/restore-rows.ts';
import { loadSettings } from './env-file.ts';
import { runCommand, StartFailure } from './start-failure.ts';
import { openDatabase } from './store.ts';

const USAGE = `How to restore a backup:
  npm run restore                    lists the backups that the site has made
  npm run restore -- NAME            one of those, into an empty installation
  npm run restore -- FILE            a .db or .json from the dashboard`;

await runCommand(async () => {
  const [given, ...others] = process.argv.slice(2);
  if (given?.startsWith('-') || others.length > 0) throw new StartFailure(USAGE);
  const settings = loadSettings();
  if (!given) return void process.stdout.write(`${backupsTable(settings.dataDir)}\n`);
  const { supabase, databaseUrl } = settings;
  if (supabase && !databaseUrl) {
    throw new StartFailure(
      `The replies are kept in ${supabase.url}; name its database in DATABASE_URL to restore into it.`,
    );
  }
  const own = listBackups(settings.dataDir).find(({ name }) => name === given);
  const file = own?.path ?? resolve(given);
  const rows = await rowsOfBackup(file);
  const database = await openDatabase(settings);
  try {
    await restoreRows(database, rows);
  } finally {
    await database.close();
  }
  const counts = TABLE_NAMES.slice(0, 3).map((table) => rows[table].length);
  const [replies, entries, invited] = counts;
  process.stdout.write(
    `Restored from ${file} into ${database.location}:\n` +
      `replies ${replies}, entries by hand ${entries}, invited ${invited}\n`,
  );
});
