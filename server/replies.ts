import { chmodSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { getDatabaseFile } from './database/sqlite-connection.ts';
import { loadSettings } from './env-file.ts';
import { repliesAsCsv } from './replies-csv.ts';
import { repliesAsTable } from './replies-table.ts';
import type { Settings } from './settings.ts';
import { runCommand, StartFailure } from './start-failure.ts';
import { openDatabaseForReading } from './store.ts';
import { listRsvps } from './tables/rsvps.ts';

const USAGE = `How to read the replies:
  npm run replies                    as a table
  npm run replies -- --csv           as CSV, for a spreadsheet
  npm run replies -- --csv FILE      as CSV, into a file`;

await runCommand(async () => {
  const { csv, file } = wish();
  const replies = await storedReplies(loadSettings());
  if (!csv) print(repliesAsTable(replies));
  else if (!file) print(repliesAsCsv(replies));
  else save(resolve(file), replies);
});

function wish(): { csv: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { csv: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > (values.csv ? 1 : 0)) throw new Error('Too many words');
    return { csv: values.csv, file: positionals[0] };
  } catch {
    throw new StartFailure(USAGE);
  }
}

async function storedReplies(settings: Settings): Promise<StoredRsvp[]> {
  const { dataDir, databaseUrl, supabase } = settings;
  if (supabase && !databaseUrl) {
    throw new StartFailure(
      `The replies are in the table rsvps of ${supabase.url}; read them in the Supabase dashboard.`,
    );
  }
  const database = await openDatabaseForReading(settings);
  if (!database) {
    throw new StartFailure(
      `There are no replies: ${getDatabaseFile(dataDir)} does not exist. Start the site once (npm start) or set DATA_DIR.`,
    );
  }
  try {
    return await listRsvps(database);
  } finally {
    await database.close();
  }
}

function print(text: string): void {
  // `npm run replies | head` closes the pipe early, and that is no error.
  process.stdout.on('error', () => {});
  process.stdout.write(text);
}

function save(file: string, replies: StoredRsvp[]): void {
  try {
    writeFileSync(file, repliesAsCsv(replies), { mode: 0o600 });
    // A file that was there before keeps its old mode otherwise.
    chmodSync(file, 0o600);
  } catch (error) {
    throw new StartFailure(`${file} cannot be written. Choose another place.`, { cause: error });
  }
  process.stderr.write(`${counted(replies.length)} written to ${file}\n`);
}

function counted(replies: number): string {
  return replies === 1 ? '1 reply' : `${replies} replies`;
}
