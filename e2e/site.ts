import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { listRecords, type StoredRecord } from '../server/fixtures/records.ts';
import { getDatabaseFile } from '../server/platform/database/sqlite-connection.ts';
import { openDatabase, openDatabaseForReading } from '../server/store.ts';
import { insertVersion } from '../server/website/wedding-versions.ts';
import { findLogProblems, recordTexts } from './server-log.ts';

export const PASSWORD = 'serenissima';
export const HOST_PASSWORD = 'ponte-dei-sospiri';

const ROOT = join(import.meta.dirname, '..');

// All tests share one IP address and send more replies than the limit allows.
const SETTINGS = { PORT: '0', HOST_PASSWORD, RATE_LIMIT: 'off' };

/** A running site on a free port with its own database. */
export type Site = {
  url: string;
  dataDir: string;
  /** Reads all replies from the database, oldest first. */
  listReplies(): Promise<StoredRecord[]>;
  /** Reads the replies with this email address from the database, oldest first. */
  repliesFrom(email: string): Promise<StoredRecord[]>;
  /** Kills the server without warning and starts it again on the same data. */
  killAndRestart(): Promise<void>;
  /** Kills the server without warning. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the real server, or another program, in its own process; serves a document as its couple published it. */
export async function startSite(
  settings: NodeJS.ProcessEnv = {},
  {
    document,
    program = join(ROOT, 'server', 'main.ts'),
  }: { document?: WeddingDocument; program?: string } = {},
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenissima-e2e-'));
  if (document) await storeVersion(dataDir, document);
  let log = '';
  let running = await start();

  async function start() {
    const server = spawn(process.execPath, [program], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
    return { server, url: await readAddress(server) };
  }

  async function stop(signal: NodeJS.Signals) {
    const { server } = running;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  }

  const site: Site = {
    url: running.url,
    dataDir,
    async listReplies() {
      const databaseUrl = settings.DATABASE_URL ?? null;
      const database = await openDatabaseForReading({ dataDir, databaseUrl });
      if (!database) return [];
      try {
        return await listRecords(database);
      } finally {
        await database.close();
      }
    },
    async repliesFrom(email) {
      return (await site.listReplies()).filter((reply) => reply.email === email);
    },
    async killAndRestart() {
      await stop('SIGKILL');
      running = await start();
      site.url = running.url;
    },
    kill: () => stop('SIGKILL'),
    async close() {
      await stop('SIGTERM');
      for (const reply of await site.listReplies().catch(() => [])) recordTexts(reply);
      recordTexts([
        HOST_PASSWORD,
        settings.SITE_PASSWORD,
        settings.SUPABASE_ANON_KEY,
        settings.DATABASE_URL,
      ]);
      await rm(dataDir, { recursive: true, force: true });
      const problems = findLogProblems(log);
      if (problems.length > 0)
        throw new Error(`The server’s log contains too much.\n${problems.join('\n')}`);
    },
  };
  return site;
}

async function storeVersion(dataDir: string, document: WeddingDocument): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const version = { document: JSON.stringify(document), publishedBy: null, note: null };
  await insertVersion(database, version);
  await database.close();
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /http:\/\/\S+/.exec(output);
      if (address) resolve(address[0]);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

/** What the server keeps in its memory or in files, too. */
const SITE_TABLES = ['wedding_versions', 'pictures', 'session_generations'];

/** Deletes all rows; returns false if that would not make the site as new. */
export async function emptyDatabase(site: Site): Promise<boolean> {
  // Their texts are searched for in the log when the site is closed.
  for (const reply of await site.listReplies()) recordTexts(reply);
  const database = new DatabaseSync(getDatabaseFile(site.dataDir), {
    enableForeignKeyConstraints: false,
  });
  try {
    const hasRows = (table: string) =>
      database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
    if (SITE_TABLES.some(hasRows)) return false;
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    database.exec('BEGIN IMMEDIATE');
    for (const { name } of tables) database.exec(`DELETE FROM ${name}`);
    database.exec('COMMIT');
    return true;
  } finally {
    database.close();
  }
}
