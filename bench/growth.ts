// `npm run bench:growth`: what more replies cost: a hundred, a thousand, ten and a hundred thousand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfOutdated } from '../build/main.ts';
import { staticGlobals } from '../commands/static-globals.ts';
import { insertRows } from '../server/backups/insert-rows.ts';
import { openSqliteDatabase } from '../server/database/sqlite-database.ts';
import { loadWithReplies } from './http-load.ts';
import { table } from './measures.ts';
import { REPLY } from './replies-load.ts';
import { keepResults } from './results.ts';
import { startSite } from './running-server.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const PASSWORD = 'ponte-dei-pugni';
const TIMES = 5;

await buildIfOutdated(staticGlobals());
const found: Awaited<ReturnType<typeof measureWith>>[] = [];
for (const size of SIZES) found.push(await measureWith(size));
keepResults('growth', { found });
const columns = Object.keys(found[0] ?? {}) as (keyof (typeof found)[number])[];
process.stdout.write(
  `${table([columns, ...found.map((one) => columns.map((column) => String(one[column])))])}\n`,
);

async function measureWith(size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  await fill(folder, size);
  const server = await startSite({
    DATA_DIR: folder,
    HOST_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
  });
  try {
    const idle = server.memory().now;
    const ask = await signedIn(server.address);
    const [coldData, warmData] = await timesOf(() => ask('guest-data'));
    const [, csv] = await timesOf(() => ask('exports/replies.csv'));
    const [, backup] = await timesOf(() => ask('backup.db'));
    const withDashboard = server.memory().peak;
    // Last, for it adds replies.
    const { perSecond, p99ms } = await loadWithReplies([server.address], 16, 4);
    return {
      replies: size,
      'first answer ms': Math.round(server.firstAnswer),
      'idle MB': idle,
      'book ms, cold': coldData,
      'book ms': warmData,
      'csv ms': csv,
      'backup ms': backup,
      'peak MB, dashboard': withDashboard,
      'replies a second': perSecond,
      'p99 ms': p99ms,
      'peak MB': server.memory().peak,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replies of as many households, every tenth of which has answered twice. */
async function fill(folder: string, size: number): Promise<void> {
  const database = openSqliteDatabase(folder);
  const started = Date.parse('2026-01-01T00:00:00Z');
  const rsvps = Array.from({ length: size }, (_, index) => ({
    ...REPLY,
    id: index + 1,
    created_at: new Date(started + index * 60_000).toISOString(),
    guest_one_last: `of Belmont ${index % Math.ceil(size * 0.9)}`,
    email: `guest-${index % Math.ceil(size * 0.9)}@belmont.example`,
  }));
  const rows = { rsvps, host_entries: [], invited: [], invited_matches: [], exports: [] };
  await database.exclusiveTransaction((queries) => insertRows(database, queries, rows));
  await database.close();
}

/** Asks as a host who has signed in. */
async function signedIn(address: string): Promise<(path: string) => Promise<Response>> {
  const answer = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!Cookie) throw new Error(`The dashboard refused: ${answer.status}`);
  return (path) => fetch(`${address}/host/api/${path}`, { headers: { Cookie } });
}

/** How long the first answer took, and the middle one of more, with all their bytes, in milliseconds. */
async function timesOf(ask: () => Promise<Response>): Promise<[first: number, middle: number]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const answer = await ask();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
    times.push(Math.round(performance.now() - started));
  }
  const [first = 0] = times;
  return [first, times.toSorted((a, b) => a - b)[TIMES >> 1] ?? 0];
}
