import { createApp } from './app.ts';
import { type Database, openDatabase } from './database.ts';
import { loadSettings } from './env-file.ts';
import { stopGracefully } from './graceful-stop.ts';
import { type HostAccess, hostAccess, sessionSecret } from './host-access.ts';
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
    const access = database && hostAccess(settings);
    const secret = access?.secret ?? (settings.gate === 'server' ? sessionSecret(settings) : null);
    const stopping = new AbortController();
    const log = logToStderr();
    const app = createApp({
      settings,
      database,
      access,
      secret,
      files,
      log,
      stopping: stopping.signal,
    });
    const server = await listen(app, settings);
    stopGracefully(server, {
      begin: () => stopping.abort(),
      finish: () => database?.close(),
    });
    process.stdout.write(welcome(addressOf(server), settings, database, access));
  } catch (error) {
    database?.close();
    throw error;
  }
}

function welcome(
  address: string,
  { sitePassword, supabase }: Settings,
  database: Database | null,
  access: HostAccess | null,
): string {
  const desk = access
    ? `The desk   ${address}/host   password: ${access.shown}`
    : 'Replies    table rsvps of the Supabase project';
  return [
    `The site   ${address}   password: ${sitePassword}`,
    desk,
    `Data       ${database?.place ?? `${supabase?.url} (Supabase)`}`,
    '',
  ].join('\n');
}
