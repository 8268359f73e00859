import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { openDatabaseForReading } from '../server/store.ts';
import { listRsvps } from '../server/tables/rsvps.ts';
import { faultsInLog, remember } from './server-log.ts';

export const PASSWORD = 'serenissima';
export const HOST_PASSWORD = 'ponte-dei-sospiri';

const ROOT = join(import.meta.dirname, '..');

// All tests reply from one address, and more than a hotel's guests do.
const SETTINGS = { PORT: '0', HOST_PASSWORD, RATE_LIMIT: 'off' };

/** A running site on a free port, with a database of its own. */
export type Site = {
  url: string;
  dataDir: string;
  /** What stands in the database, oldest first. */
  replies(): Promise<StoredRsvp[]>;
  /** What stands in the database under an e-mail address, oldest first. */
  repliesOf(email: string): Promise<StoredRsvp[]>;
  /** Ends the server as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the real server as a process of its own; `env` are further settings. */
export async function startSite(
  env: NodeJS.ProcessEnv = {},
  program = join(ROOT, 'server', 'main.ts'),
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenissima-e2e-'));
  let log = '';
  let running = await start();

  async function start() {
    const server = spawn(process.execPath, [program], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
    return { server, url: await addressIn(server) };
  }

  async function end(signal: NodeJS.Signals) {
    const { server } = running;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  const site: Site = {
    url: running.url,
    dataDir,
    async replies() {
      const databaseUrl = env.DATABASE_URL ?? null;
      const database = await openDatabaseForReading({ dataDir, databaseUrl });
      if (!database) return [];
      try {
        return await listRsvps(database);
      } finally {
        await database.close();
      }
    },
    async repliesOf(email) {
      return (await site.replies()).filter((reply) => reply.email === email);
    },
    async killAndRestart() {
      await end('SIGKILL');
      running = await start();
      site.url = running.url;
    },
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM');
      for (const reply of await site.replies().catch(() => [])) remember(reply);
      remember([HOST_PASSWORD, env.SITE_PASSWORD, env.SUPABASE_ANON_KEY, env.DATABASE_URL]);
      await rm(dataDir, { recursive: true, force: true });
      const faults = faultsInLog(log);
      if (faults.length > 0)
        throw new Error(`The server’s log tells too much.\n${faults.join('\n')}`);
    },
  };
  return site;
}

function addressIn(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said);
      if (address) resolve(address[0]);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
