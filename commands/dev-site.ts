// The site with hot reload, the real data API and database behind it.
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { loadContent } from '../build/content.ts';
import { PATHS } from '../build/paths.ts';
import { viteConfig } from '../build/vite-config.ts';
import { hostAccess } from '../server/access/host-access.ts';
import { createApp } from '../server/app.ts';
import { emailModeOf } from '../server/emails/email-mode.ts';
import { loadSettings } from '../server/env-file.ts';
import { logToStderr } from '../server/log.ts';
import { pageGlobals } from '../server/pages/page-globals.ts';
import type { Settings } from '../server/settings.ts';
import { StartFailure } from '../server/start-failure.ts';
import { openStore } from '../server/store.ts';
import { devDashboard } from './dev-dashboard.ts';
import { devLanguage } from './dev-language.ts';
import { servePage } from './dev-page.ts';
import { explainErrors } from './explain-errors.ts';

await explainErrors(async () => {
  const given = loadSettings();
  // Vite serves every source as it is: there is nothing here that a lock could keep.
  const settings: Settings = { ...given, gate: 'page' };
  if (given.gate === 'server') {
    process.stdout.write('GATE=server holds with `npm start` alone; here the page checks.\n');
  }
  const { database, secrets } = await openStore(settings);
  const access = database && (await hostAccess(settings, secrets));
  const log = logToStderr();
  const emails = await emailModeOf(settings, database, log);
  const app = createApp({ settings, database, access, emails, files: null, log });
  const answer = getRequestListener(app.fetch);

  const [english, ...others] = await loadContent(PATHS.content);
  const config = viteConfig(PATHS.content, english);
  const vite = await createServer({
    ...config,
    server: { ...config.server, host: settings.host, port: settings.port, strictPort: true },
    plugins: [...(config.plugins ?? []), { name: 'serenissima:site', configureServer }],
  });
  await vite.listen().catch((error: Error) => {
    throw new StartFailure(`${error.message}. Choose another, for example PORT=3001 npm run dev.`);
  });
  const address = `http://${settings.host}:${settings.port}`;
  process.stdout.write(`The site   ${address}   password: ${settings.sitePassword}\n`);
  if (access) process.stdout.write(`The dashboard   ${address}/host   password: ${access.shown}\n`);

  async function configureServer(server: ViteDevServer) {
    const httpServer = server.httpServer as Server;
    const dashboard = access && (await devDashboard(httpServer));
    const globals = pageGlobals(settings, 'inside');
    for (const edition of others) {
      server.middlewares.use(await devLanguage(edition, globals, httpServer));
    }
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '/';
      if (url.startsWith('/rest/') || url.startsWith('/host/api/')) answer(request, response);
      else if (dashboard && /^\/host(?:[/?]|$)/.test(url)) dashboard(request, response, next);
      else next();
    });
    return () => {
      server.middlewares.use((request, response, next) => {
        servePage(server, globals, request.url ?? '/', response).catch(next);
      });
    };
  }
});
