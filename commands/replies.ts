// `npm run replies`: prints all replies as a table or as CSV.
import { chmodSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoredRsvp } from '../domain/replies/rsvp.ts';
import { CommandError, runCommand } from '../server/command-error.ts';
import { getDatabaseFile } from '../server/database/sqlite-connection.ts';
import { loadSettings } from '../server/env-file.ts';
import { formatRepliesAsCsv, formatRepliesAsTable } from '../server/replies.ts';
import type { Settings } from '../server/settings.ts';
import { openDatabaseForReading } from '../server/store.ts';
import { listRsvps } from '../server/tables/rsvps.ts';

const USAGE = `How to read the replies:
  npm run replies                    as a table
  npm run replies -- --csv           as CSV, for a spreadsheet
  npm run replies -- --csv FILE      as CSV, into a file`;

await runCommand(async () => {
  const { csv, file } = parseArguments();
  const replies = await loadReplies(loadSettings());
  if (!csv) print(formatRepliesAsTable(replies));
  else if (!file) print(formatRepliesAsCsv(replies));
  else save(resolve(file), replies);
});

function parseArguments(): { csv: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { csv: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > (values.csv ? 1 : 0)) throw new Error('Too many arguments');
    return { csv: values.csv, file: positionals[0] };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function loadReplies(settings: Settings): Promise<StoredRsvp[]> {
  const { dataDir, databaseUrl, supabase } = settings;
  if (supabase && !databaseUrl) {
    throw new CommandError(
      `The replies are in the table rsvps of ${supabase.url}; read them in the Supabase dashboard.`,
    );
  }
  const database = await openDatabaseForReading(settings);
  if (!database) {
    throw new CommandError(
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
  // `npm run replies | head` closes the pipe early, which is not an error.
  process.stdout.on('error', () => {});
  process.stdout.write(text);
}

function save(file: string, replies: StoredRsvp[]): void {
  try {
    writeFileSync(file, formatRepliesAsCsv(replies), { mode: 0o600 });
    // An existing file keeps its mode otherwise.
    chmodSync(file, 0o600);
  } catch (error) {
    throw new CommandError(`${file} cannot be written. Choose another file.`, { cause: error });
  }
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  process.stderr.write(`${count} written to ${file}\n`);
}
