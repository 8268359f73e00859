import { type HostAccess, hostAccess, sessionSecret } from './access/host-access.ts';
import { createApp } from './app.ts';
import { keepBackups } from './backups/keep-backups.ts';
import type { Database } from './database/database.ts';
import type { Emails } from './emails/emails.ts';
import { loadEmails } from './emails/load-emails.ts';
import { loadSettings } from './env-file.ts';
import { watchEventLoop } from './event-loop.ts';
import { stopGracefully } from './graceful-stop.ts';
import { addressOf, listen } from './http/listen.ts';
import { logToStderr } from './log.ts';
import { toLoggableError } from './loggable-error.ts';
import { openSiteFiles } from './pages/site-files.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';

/** Serves the site built in `dist` until a signal ends it; throws StartFailure. */
export async function serve({ dist }: { dist: string }): Promise<void> {
  const settings = loadSettings();
  const files = openSiteFiles(dist);
  const { database, secrets, attemptLimiters } = await openStore(settings);
  let emails: Emails | null = null;
  try {
    const access = database && (await hostAccess(settings, secrets));
    const isAsked = database !== null || settings.gate === 'server';
    const secret = isAsked ? await sessionSecret(secrets) : null;
    const stopping = new AbortController();
    const log = logToStderr();
    // Without this the runtime prints the error's message, and whose words may stand in it.
    process.on('uncaughtException', (error) => {
      log.error(toLoggableError(error), 'the server ends: an error nobody expected');
      process.exit(1);
    });
    emails = await loadEmails(settings, database, log);
    const app = createApp({
      settings,
      database,
      access,
      secret,
      ...(secret !== null && { attempts: attemptLimiters(secret) }),
      emails,
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
        await Promise.all([emails?.stop(), backups?.settled()]);
        await database?.close();
      },
    });
    process.stdout.write(welcome(addressOf(server), settings, database, access));
  } catch (error) {
    await emails?.stop();
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
  const dashboard = access
    ? `The dashboard   ${address}/host   password: ${access.shown}`
    : 'Replies    table rsvps of the Supabase project';
  const places = [supabase && `${supabase.url} (Supabase)`, database?.place].filter(Boolean);
  return [
    `The site   ${address}   password: ${sitePassword}`,
    dashboard,
    `Data       ${places.join(', ')}`,
    '',
  ].join('\n');
}
