// `npm run bench:postgres-growth`: measures durable replies per second with one, two and four copies of the
// server on one PostgreSQL, beside plain inserts through `pg`. The parts run in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { type Program, startServer, waitForAddress } from '../server/fixtures/program.ts';
import { connectPostgres } from '../server/platform/database/postgres-connection.ts';
import { INSERT, type InsertSpeed, insertIntoPostgres, VALUES } from './baseline-inserts.ts';
import { loadWithReplies } from './http-load.ts';
import { formatTable, saveResults } from './results.ts';
import { summarize } from './statistics.ts';

const COPIES = [1, 2, 4];
const CONNECTIONS = 64;
const SECONDS = 4;
const ROUNDS = 3;

const STATEMENTS: Record<string, pg.QueryConfig> = {
  'plain inserts': { text: INSERT, values: VALUES },
  'plain inserts, prepared statement': { text: INSERT, values: VALUES, name: 'insert' },
  'plain inserts, with NOTIFY': {
    text: `WITH stored AS (${INSERT}) SELECT id, pg_notify('serenissima_bench', '') FROM stored`,
    values: VALUES,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const postgres = await startPostgres();
const databaseUrl = await postgres.create('wedding');
const programs: Program[] = [];
const speeds = new Map<string, { perSecond: number; p99ms: number }[]>();
let errors = 0;

try {
  const addresses = await startCopies(Math.max(...COPIES));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, statement] of Object.entries(STATEMENTS))
      record(name, await measureInserts(statement));
    for (const copies of COPIES) {
      const load = await loadWithReplies(addresses.slice(0, copies), CONNECTIONS, SECONDS);
      errors += load.errors;
      record(`servers: ${copies}`, load);
    }
  }
} finally {
  for (const { process } of programs) process.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const results = [...speeds].map(([name, all]) => ({
  name,
  repliesPerSecond: summarize(all.map(({ perSecond }) => perSecond)),
  p99ms: summarize(all.map(({ p99ms }) => p99ms)),
}));
saveResults('postgres-growth', { connections: CONNECTIONS, seconds: SECONDS, errors, results });
process.stdout.write(
  `${formatTable([
    ['', 'replies/s', 'min', 'max', 'p99 ms'],
    ...results.map(({ name, repliesPerSecond: { median, min, max }, p99ms }) => [
      name,
      ...[median, min, max, p99ms.median].map((figure) => String(Math.round(figure))),
    ]),
  ])}\nerrors: ${errors}\n`,
);

function record(name: string, speed: { perSecond: number; p99ms: number }): void {
  speeds.set(name, [...(speeds.get(name) ?? []), speed]);
}

async function startCopies(count: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let copy = 0; copy < count; copy += 1) {
    const program = startServer(folder, dist, { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
    programs.push(program);
    addresses.push(await waitForAddress(program));
  }
  return addresses;
}

async function measureInserts(statement: pg.QueryConfig): Promise<InsertSpeed> {
  const { pool } = await connectPostgres(databaseUrl);
  try {
    return await insertIntoPostgres(pool, SECONDS, statement);
  } finally {
    await pool.end();
  }
}
