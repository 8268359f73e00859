// `npm run bench:server`: durable replies a second beside what the engine does without a server, on
// SQLite and on PostgreSQL, pages a second, and what the process costs; in turns in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfOutdated } from '../build/main.ts';
import { staticGlobals } from '../commands/static-globals.ts';
import { connectPostgres } from '../server/database/postgres.ts';
import { openSqlite } from '../server/database/sqlite.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { insertIntoPostgres, insertIntoSqlite } from './bare-inserts.ts';
import { loadWithPages, loadWithReplies } from './http-load.ts';
import { measure, table } from './measures.ts';
import { keepResults } from './results.ts';
import { type RunningServer, startSite } from './running-server.ts';

const CONNECTIONS = [1, 16, 64];
const SECONDS = 4;
const TURNS = 3;
const STARTS = 7;

type Figure = { perSecond: number; p50ms: number; p99ms: number; errors?: number };

await buildIfOutdated(staticGlobals());
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.create('wedding');
const figures = new Map<string, Figure[]>();
const settings = { RATE_LIMIT: 'off', DATA_DIR: join(folder, 'data') };

const starts = await measureStarts();
const onSqlite = await startSite(settings);
const onPostgres = await startSite({ ...settings, DATABASE_URL: databaseUrl });
const sqlite = openSqlite(settings.DATA_DIR);
const { pool } = await connectPostgres(databaseUrl);
try {
  for (let turn = 0; turn < TURNS; turn += 1) {
    note('SQLite, the bare statement', insertIntoSqlite(sqlite, SECONDS));
    await measureReplies('SQLite', onSqlite);
    note('the gate’s page, 64 connections', await loadWithPages(onSqlite.address, 64, SECONDS));
    note('PostgreSQL, the bare statement', await insertIntoPostgres(pool, SECONDS));
    await measureReplies('PostgreSQL', onPostgres);
  }
  report();
} finally {
  sqlite.close();
  await pool.end();
  await Promise.all([onSqlite.stop(), onPostgres.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureStarts() {
  const runs: { firstAnswer: number; idle: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startSite(settings);
    await pause(1500);
    runs.push({ firstAnswer: server.firstAnswer, idle: server.memory().now });
    await server.stop();
  }
  return {
    firstAnswerMs: measure(runs.map(({ firstAnswer }) => Math.round(firstAnswer))),
    idleMemoryMB: measure(runs.map(({ idle }) => idle)),
  };
}

async function measureReplies(engine: string, { address }: RunningServer): Promise<void> {
  for (const connections of CONNECTIONS) {
    const load = await loadWithReplies([address], connections, SECONDS);
    note(`${engine}, replies over ${connections} connections`, load);
  }
}

function note(what: string, figure: Figure): void {
  figures.set(what, [...(figures.get(what) ?? []), figure]);
}

function report(): void {
  const found = [...figures].map(([what, all]) => ({
    what,
    perSecond: measure(all.map(({ perSecond }) => Math.round(perSecond))),
    p50ms: measure(all.map(({ p50ms }) => p50ms)),
    p99ms: measure(all.map(({ p99ms }) => p99ms)),
    errors: all.reduce((sum, { errors = 0 }) => sum + errors, 0),
  }));
  const peakMemoryMB = {
    sqlite: onSqlite.memory().peak,
    postgres: onPostgres.memory().peak,
  };
  keepResults('server', { seconds: SECONDS, createMutex: TURNS, starts, peakMemoryMB, found });
  const rows = found.map(({ what, perSecond: { median, min, max }, p50ms, p99ms, errors }) => [
    what,
    ...[median, min, max].map(String),
    ...[p50ms, p99ms].map((time) => time.median.toFixed(1)),
    String(errors),
  ]);
  const { firstAnswerMs, idleMemoryMB } = starts;
  process.stdout.write(
    `${table([['', 'a second', 'from', 'to', 'p50 ms', 'p99 ms', 'errors'], ...rows])}\n\n` +
      `first answer after ${firstAnswerMs.median} ms (${firstAnswerMs.min} to ${firstAnswerMs.max}), ` +
      `idle ${idleMemoryMB.median} MB; the most under load: ` +
      `${peakMemoryMB.sqlite} MB on SQLite, ${peakMemoryMB.postgres} MB on PostgreSQL\n`,
  );
}
