// `npm run bench:postgres-growth`: durable replies a second with one, two and four copies of the
// server on one PostgreSQL, beside the bare statement through `pg`, in turns in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { connectPostgres } from '../server/database/postgres.ts';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { addressOf, type Program, startServer } from '../server/fixtures/program.ts';
import { type Bare, INSERT, insertIntoPostgres, VALUES } from './bare-inserts.ts';
import { loadWithReplies } from './http-load.ts';
import { measure, table } from './measures.ts';
import { keepResults } from './results.ts';

const COPIES = [1, 2, 4];
const CONNECTIONS = 64;
const SECONDS = 4;
const TURNS = 3;

const STATEMENTS: Record<string, pg.QueryConfig> = {
  'the bare statement': { text: INSERT, values: VALUES },
  'the same, prepared under a name': { text: INSERT, values: VALUES, name: 'insert' },
  'the same, with a NOTIFY in each': {
    text: `WITH stored AS (${INSERT}) SELECT id, pg_notify('serenissima_bench', '') FROM stored`,
    values: VALUES,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const postgres = await startPostgres();
const databaseUrl = await postgres.create('wedding');
const programs: Program[] = [];
const figures = new Map<string, { perSecond: number; p99ms: number }[]>();
let errors = 0;

try {
  const addresses = await startCopies(Math.max(...COPIES));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, statement] of Object.entries(STATEMENTS)) note(name, await bare(statement));
    for (const copies of COPIES) {
      const load = await loadWithReplies(addresses.slice(0, copies), CONNECTIONS, SECONDS);
      errors += load.errors;
      note(`copies of the server: ${copies}`, load);
    }
  }
} finally {
  for (const { process } of programs) process.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const found = [...figures].map(([what, all]) => ({
  what,
  repliesPerSecond: measure(all.map(({ perSecond }) => perSecond)),
  p99ms: measure(all.map(({ p99ms }) => p99ms)),
}));
keepResults('postgres-growth', { connections: CONNECTIONS, seconds: SECONDS, errors, found });
process.stdout.write(
  `${table([
    ['', 'replies/s', 'from', 'to', 'p99 ms'],
    ...found.map(({ what, repliesPerSecond: { median, min, max }, p99ms }) => [
      what,
      ...[median, min, max, p99ms.median].map((figure) => String(Math.round(figure))),
    ]),
  ])}\nerrors: ${errors}\n`,
);

function note(name: string, figure: { perSecond: number; p99ms: number }): void {
  figures.set(name, [...(figures.get(name) ?? []), figure]);
}

async function startCopies(count: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let copy = 0; copy < count; copy += 1) {
    const program = startServer(folder, dist, { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
    programs.push(program);
    addresses.push(await addressOf(program));
  }
  return addresses;
}

async function bare(statement: pg.QueryConfig): Promise<Bare> {
  const { pool } = await connectPostgres(databaseUrl);
  try {
    return await insertIntoPostgres(pool, SECONDS, statement);
  } finally {
    await pool.end();
  }
}
