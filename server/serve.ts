import { type HostAccess, hostAccess, sessionSecret } from './access/host-access.ts';
import { createApp } from './app.ts';
import { keepBackups } from './backups/keep-backups.ts';
import type { Database } from './database/database.ts';
import { loadSettings } from './env-file.ts';
import { watchEventLoop } from './event-loop.ts';
import { faultOf } from './fault.ts';
import { stopGracefully } from './graceful-stop.ts';
import { addressOf, listen } from './http/listen.ts';
import type { Letters } from './letters/letters.ts';
import { lettersOf } from './letters/letters-of.ts';
import { logToStderr } from './log.ts';
import { openSiteFiles } from './pages/site-files.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';

/** Serves the site built in `dist` until a signal ends it; throws StartFailure. */
export async function serve({ dist }: { dist: string }): Promise<void> {
  const settings = loadSettings();
  const files = openSiteFiles(dist);
  const { database, secrets, triesWith } = await openStore(settings);
  let letters: Letters | null = null;
  try {
    const access = database && (await hostAccess(settings, secrets));
    const isAsked = database !== null || settings.gate === 'server';
    const secret = isAsked ? await sessionSecret(secrets) : null;
    const stopping = new AbortController();
    const log = logToStderr();
    // Without this the runtime prints the error's message, and whose words may stand in it.
    process.on('uncaughtException', (error) => {
      log.error(faultOf(error), 'the server ends: an error nobody expected');
      process.exit(1);
    });
    letters = await lettersOf(settings, database, log);
    const app = createApp({
      settings,
      database,
      access,
      secret,
      ...(secret !== null && { tries: triesWith(secret) }),
      letters,
      files,
      log,
      isStalled: watchEventLoop(log),
      stopping: stopping.signal,
    });
    const server = await listen(app, settings);
    // Not waited for here: the site answers meanwhile. Of a PostgreSQL its keeper makes the backups.
    const backups =
      database && !settings.databaseUrl
        ? keepBackups(settings.dataDir, { log, stopping: stopping.signal })
        : null;
    stopGracefully(server, {
      begin: () => stopping.abort(),
      finish: async () => {
        await Promise.all([letters?.stop(), backups?.settled()]);
        await database?.close();
      },
    });
    process.stdout.write(welcome(addressOf(server), settings, database, access));
  } catch (error) {
    await letters?.stop();
    await database?.close();
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
  const places = [supabase && `${supabase.url} (Supabase)`, database?.place].filter(Boolean);
  return [
    `The site   ${address}   password: ${sitePassword}`,
    desk,
    `Data       ${places.join(', ')}`,
    '',
  ].join('\n');
}
