// The site with hot reload, in front of the real data API and database.
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { createSiteConfig } from '../build/vite-config.ts';
import { checkPasswords, formatAddresses, getHostAccess } from '../server/accounts/host-access.ts';
import { createApp } from '../server/app.ts';
import { openMailService } from '../server/emails/setup/mail-service.ts';
import { loadSettings } from '../server/env-file.ts';
import { createPageGlobals } from '../server/pages/page-globals.ts';
import { CommandError, runCommand } from '../server/platform/command-error.ts';
import { createLog } from '../server/platform/log.ts';
import { createFileWebsite, createPhotos, createPublishedGuestData } from '../server/services.ts';
import type { Settings } from '../server/settings.ts';
import { openStore } from '../server/store.ts';
import { republishOnChange } from './dev-content.ts';
import { createDashboardMiddleware, sendPublished } from './dev-pages.ts';

/** The paths that the server answers, not Vite. Photographs have ids of 22 characters. */
const SERVER_PATHS =
  /^\/(?:rest|host\/api|shared|private\/announcement|unsubscribe|i|invitation|p|photos\/(?:enter|files|list|state|uploads|[\w-]{22}))(?:[/?]|$)/;

await runCommand(async () => {
  const loaded = loadSettings();
  // Vite serves every source file as it is, so a lock could protect nothing here.
  const settings: Settings = { ...loaded, gate: 'page' };
  if (loaded.gate === 'server') {
    process.stdout.write('GATE=server works with `npm start` only; here the page checks.\n');
  }
  const { database, secrets } = await openStore(settings);
  const access = database && (await getHostAccess(settings, secrets));
  const log = createLog();
  checkPasswords(access, settings, log);
  const website = database && createFileWebsite(database, log);
  const guestData = database && website && createPublishedGuestData(database, website);
  const emails = await openMailService(settings, {
    ...{ database, website, guestData, log },
    secret: access?.secret ?? null,
  });
  const photoStore =
    database && website && createPhotos(settings, access, { database, website, log });
  // It ends with the process.
  photoStore?.follow(new AbortController().signal);
  const site = { settings, database, access, website, guestData, emails, photoStore };
  const app = createApp({ ...site, files: null, log });
  const handleApiRequest = getRequestListener(app.fetch);

  const config = createSiteConfig();
  const vite = await createServer({
    ...config,
    server: { ...config.server, host: settings.host, port: settings.port, strictPort: true },
    plugins: [...(config.plugins ?? []), { name: 'serenissima:site', configureServer }],
  });
  await vite.listen().catch((error: Error) => {
    throw new CommandError(
      `${error.message}. Choose another port, for example PORT=3001 npm run dev.`,
    );
  });
  const address = `http://${settings.host}:${settings.port}`;
  process.stdout.write(formatAddresses(address, settings.sitePassword, access));

  async function configureServer(server: ViteDevServer) {
    const httpServer = server.httpServer as Server;
    const dashboard = access && (await createDashboardMiddleware(httpServer));
    const globals = createPageGlobals(settings, 'open');
    republishOnChange(server);
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '/';
      if (SERVER_PATHS.test(url) && !isSourceFile(url)) {
        handleApiRequest(request, response);
      } else if (dashboard && /^\/host(?:[/?]|$)/.test(url)) dashboard(request, response, next);
      else next();
    });
    return () => {
      server.middlewares.use((request, response, next) => {
        sendPublished(server, globals, request.url ?? '/', response).catch(next);
      });
    };
  }
});

/** The files of dashboard/api/ have addresses that begin like those of the API. */
function isSourceFile(url: string): boolean {
  return /\.tsx?(?:\?|$)/.test(url);
}
