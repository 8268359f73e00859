// `npm run bench:server`: measures replies and pages per second, on SQLite and on PostgreSQL, beside plain
// inserts into the same database, and the server's start time and memory. The parts run in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAppIfOutdated } from '../build/main.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { connectPostgres } from '../server/platform/database/postgres-connection.ts';
import { openSqlite } from '../server/platform/database/sqlite-connection.ts';
import { insertIntoPostgres, insertIntoSqlite } from './baseline-inserts.ts';
import { loadWithPages, loadWithReplies } from './http-load.ts';
import { formatTable, saveResults } from './results.ts';
import { type RunningServer, startSite } from './running-server.ts';
import { summarize } from './statistics.ts';

const CONNECTIONS = [1, 16, 64];
const SECONDS = 4;
const ROUNDS = 3;
const STARTS = 7;

type Speed = { perSecond: number; p50ms: number; p99ms: number; errors?: number };

await buildAppIfOutdated();
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.create('wedding');
const speeds = new Map<string, Speed[]>();
const settings = { RATE_LIMIT: 'off', DATA_DIR: join(folder, 'data') };

const starts = await measureStarts();
const onSqlite = await startSite(settings);
const onPostgres = await startSite({ ...settings, DATABASE_URL: databaseUrl });
const sqlite = openSqlite(settings.DATA_DIR);
const { pool } = await connectPostgres(databaseUrl);
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    record('SQLite, plain inserts', insertIntoSqlite(sqlite, SECONDS));
    await measureReplies('SQLite', onSqlite);
    record('gate page, 64 connections', await loadWithPages(onSqlite.address, 64, SECONDS));
    record('PostgreSQL, plain inserts', await insertIntoPostgres(pool, SECONDS));
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
  const runs: { firstAnswerMs: number; idleMB: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startSite(settings);
    await pause(1500);
    runs.push({ firstAnswerMs: server.firstAnswerMs, idleMB: server.memory().now });
    await server.stop();
  }
  return {
    firstAnswerMs: summarize(runs.map(({ firstAnswerMs }) => Math.round(firstAnswerMs))),
    idleMemoryMB: summarize(runs.map(({ idleMB }) => idleMB)),
  };
}

async function measureReplies(engine: string, { address }: RunningServer): Promise<void> {
  for (const connections of CONNECTIONS) {
    const load = await loadWithReplies([address], connections, SECONDS);
    record(`${engine}, replies over ${connections} connections`, load);
  }
}

function record(name: string, speed: Speed): void {
  speeds.set(name, [...(speeds.get(name) ?? []), speed]);
}

function report(): void {
  const results = [...speeds].map(([name, all]) => ({
    name,
    perSecond: summarize(all.map(({ perSecond }) => Math.round(perSecond))),
    p50ms: summarize(all.map(({ p50ms }) => p50ms)),
    p99ms: summarize(all.map(({ p99ms }) => p99ms)),
    errors: all.reduce((sum, { errors = 0 }) => sum + errors, 0),
  }));
  const peakMemoryMB = {
    sqlite: onSqlite.memory().peak,
    postgres: onPostgres.memory().peak,
  };
  saveResults('server', { seconds: SECONDS, rounds: ROUNDS, starts, peakMemoryMB, results });
  const rows = results.map(({ name, perSecond: { median, min, max }, p50ms, p99ms, errors }) => [
    name,
    ...[median, min, max].map(String),
    ...[p50ms, p99ms].map((time) => time.median.toFixed(1)),
    String(errors),
  ]);
  const { firstAnswerMs, idleMemoryMB } = starts;
  process.stdout.write(
    `${formatTable([['', 'per second', 'min', 'max', 'p50 ms', 'p99 ms', 'errors'], ...rows])}\n\n` +
      `first answer after ${firstAnswerMs.median} ms (${firstAnswerMs.min} to ${firstAnswerMs.max}), ` +
      `idle memory ${idleMemoryMB.median} MB, peak memory ` +
      `${peakMemoryMB.sqlite} MB on SQLite, ${peakMemoryMB.postgres} MB on PostgreSQL\n`,
  );
}
