import { createApp } from './app.ts';
import { type Database, openDatabase } from './database.ts';
import { loadSettings } from './env-file.ts';
import { stopGracefully } from './graceful-stop.ts';
import { addressOf, listen } from './listen.ts';
import { logToStderr } from './log.ts';
import type { Settings } from './settings.ts';
import { readSiteFiles } from './site-files.ts';

/** Serves the site built in `dist` until a signal ends it; throws StartFailure. */
export async function serve({ dist }: { dist: string }): Promise<void> {
  const settings = loadSettings();
  const files = readSiteFiles(dist);
  const database = settings.supabase ? null : openDatabase(settings.dataDir);
  try {
    const app = createApp({ settings, database, files, log: logToStderr() });
    const server = await listen(app, settings);
    stopGracefully(server, () => database?.close());
    process.stdout.write(welcome(addressOf(server), settings, database));
  } catch (error) {
    database?.close();
    throw error;
  }
}

function welcome(address: string, { sitePassword, supabase }: Settings, database: Database | null) {
  const replies = supabase ? 'table rsvps of the Supabase project' : 'npm run replies';
  return [
    `The site   ${address}   password: ${sitePassword}`,
    `Replies    ${replies}`,
    `Data       ${database?.place ?? `${supabase?.url} (Supabase)`}`,
    '',
  ].join('\n');
}
