import type { Server } from 'node:http';
import { findPassedDates, isDemoWedding } from '../domain/wedding/demo-wedding.ts';
import { expireActivity } from './accounts/activity.ts';
import {
  checkPasswords,
  formatAddresses,
  getHostAccess,
  getSessionSecret,
  type HostAccess,
} from './accounts/host-access.ts';
import { createApp } from './app.ts';
import { scheduleBackups } from './backups/schedule-backups.ts';
import { type MailService, openMailService } from './emails/setup/mail-service.ts';
import { loadSettings } from './env-file.ts';
import { createMissingCodes } from './invitations/invitation-codes.ts';
import type { SiteSource } from './pages/publisher.ts';
import { assertBuilt, openSiteFiles, type SiteFiles } from './pages/site-files.ts';
import type { PhotoLocation } from './photos/photo-files.ts';
import type { Database } from './platform/database/database.ts';
import { getDatabaseFile } from './platform/database/sqlite-connection.ts';
import { logReplacedFile } from './platform/database/sqlite-writer.ts';
import { watchEventLoop } from './platform/event-loop.ts';
import { createGracefulClose } from './platform/http/graceful-close.ts';
import { getServerUrl, listen } from './platform/http/listen.ts';
import { createLog, type Log, toLoggableError } from './platform/log.ts';
import { createPhotos, createPublishedGuestData } from './services.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';
import { readContentFiles } from './website/content-files.ts';
import { createSitePublisher, publishCurrent } from './website/site-publisher.ts';
import {
  createWebsite,
  loadPublishedContent,
  type PublishedContent,
  type Website,
} from './website/website.ts';

/** Serves the site until a signal stops it; throws CommandError. */
export async function serve(source: SiteSource, getSettings = loadSettings): Promise<void> {
  const settings = getSettings();
  assertBuilt(source.appFiles);
  const { database, secrets, createAttemptLimiters } = await openStore(settings);
  let emails: MailService | null = null;
  try {
    if (database) await createMissingCodes(database);
    const access = database && (await getHostAccess(settings, secrets));
    const hasPasswords = database !== null || settings.gate === 'server';
    const secret = hasPasswords ? await getSessionSecret(secrets) : null;
    const stopping = new AbortController();
    const log = createLog();
    checkPasswords(access, settings, log);
    // Node would print the error's message, which may contain private data.
    process.on('uncaughtException', (error) => {
      log.error(toLoggableError(error), 'the server stops after an unexpected error');
      process.exit(1);
    });
    const { files, website } = await openSite(source, { settings, database, log });
    website?.follow(stopping.signal);
    if (database && website) {
      const getDocument = () => website.current().document;
      expireActivity(database, getDocument, { log, stopping: stopping.signal });
    }
    const guestData = database && website && createPublishedGuestData(database, website);
    emails = await openMailService(settings, { database, website, guestData, secret, log });
    emails.follow(stopping.signal);
    const photoStore =
      database && website && createPhotos(settings, access, { database, website, log });
    photoStore?.follow(stopping.signal);
    const app = createApp({
      settings,
      database,
      access,
      secret,
      ...(secret !== null && { attempts: createAttemptLimiters(secret) }),
      emails,
      website,
      guestData,
      photoStore,
      files,
      log,
      isStalled: watchEventLoop(log),
      stopping: stopping.signal,
    });
    const server = await listen(app, settings, log);
    if (database && !settings.databaseUrl) {
      logReplacedFile(getDatabaseFile(settings.dataDir), log, stopping.signal);
    }
    // Runs in the background while the site answers. A PostgreSQL is backed up by its operator.
    const backups =
      database && !settings.databaseUrl
        ? scheduleBackups(settings.dataDir, {
            database,
            log,
            stopping: stopping.signal,
            remote: settings.remoteBackups,
            photosUrl: settings.photosUrl,
          })
        : null;
    stopGracefully(server, {
      begin: () => stopping.abort(),
      finish: async () => {
        await Promise.all([emails?.stop(), backups?.settled()]);
        await database?.close();
      },
    });
    process.stdout.write(toWelcome(getServerUrl(server), settings, database, access, website));
  } catch (error) {
    await emails?.stop();
    await database?.close();
    throw error;
  }
}

function toWelcome(
  url: string,
  { sitePassword, supabase }: Settings,
  database: Database | null,
  access: HostAccess | null,
  website: Website | null,
): string {
  const locations = [supabase && `${supabase.url} (Supabase)`, database?.location];
  return [
    formatAddresses(url, sitePassword, access),
    access ? '' : 'Replies     table rsvps of the Supabase project\n',
    website ? `Content     ${describeContent(website.current())}\n` : '',
    `Data        ${locations.filter(Boolean).join(', ')}\n`,
  ].join('');
}

function describeContent({ document, version }: PublishedContent): string {
  const source = version
    ? `version ${version.id}, published on ${version.publishedAt.slice(0, 10)} in the dashboard`
    : 'the files in content/';
  if (isDemoWedding(document)) return `${source}: still the demo of Portia & Bassanio`;
  return [source, ...findPassedDates(document).map(({ message }) => message)].join(
    '\n            ',
  );
}

/** Makes the pages of the published content, and opens them. */
export async function openSite(
  source: SiteSource,
  { settings, database, log }: { settings: PhotoLocation; database: Database | null; log: Log },
): Promise<{ files: SiteFiles; website: Website | null }> {
  if (!database) {
    return { files: openSiteFiles(source.appFiles, await source.publish()), website: null };
  }
  const contentFiles = readContentFiles(settings);
  const { dataDir } = settings;
  const options = { queries: database, dataDir, files: contentFiles, source };
  const start = await loadPublishedContent(database, contentFiles, (message) =>
    log.error({}, message),
  );
  const folder = await publishCurrent(start, options);
  const files = openSiteFiles(source.appFiles, folder);
  const publisher = createSitePublisher(files, folder, options);
  return { files, website: createWebsite(database, contentFiles, { start, publisher, log }) };
}

const STOP_TIMEOUT_MS = 8_000;
const CLOSE_TIMEOUT_MS = 1_500;
// Ctrl-C under npm arrives twice at once: from the terminal, and forwarded by npm.
const REPEATED_SIGNAL_MS = 500;

/**
 * On SIGTERM or SIGINT calls `begin`, lets running requests finish, calls `finish` and exits with 0.
 * After eight seconds it closes the remaining connections. A second signal exits at once.
 */
function stopGracefully(
  server: Server,
  { begin, finish }: { begin: () => void; finish: () => Promise<void> },
): void {
  const closeServer = createGracefulClose(server);
  let stoppingSince: number | undefined;

  function stop(): void {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    begin();
    // For a database that no longer answers and cannot be closed.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + CLOSE_TIMEOUT_MS);
    void closeServer(STOP_TIMEOUT_MS)
      .then(finish)
      .then(() => process.exit(0));
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
