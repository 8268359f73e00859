// `npm run bench:growth`: measures the server with 100, 1,000, 10,000 and 100,000 replies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfOutdated } from '../build/main.ts';
import { staticGlobals } from '../commands/static-globals.ts';
import { insertContents } from '../server/backups/backup-json.ts';
import { openSqliteDatabase } from '../server/database/sqlite-database.ts';
import { loadWithReplies } from './http-load.ts';
import { REPLY } from './reply-load.ts';
import { formatTable, saveResults } from './results.ts';
import { startSite } from './running-server.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const PASSWORD = 'ponte-dei-pugni';
const REQUESTS = 5;

await buildIfOutdated(staticGlobals());
const results: Awaited<ReturnType<typeof measureWith>>[] = [];
for (const size of SIZES) results.push(await measureWith(size));
saveResults('growth', { results });
const columns = Object.keys(results[0] ?? {}) as (keyof (typeof results)[number])[];
process.stdout.write(
  `${formatTable([columns, ...results.map((result) => columns.map((column) => String(result[column])))])}\n`,
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
    const request = await signIn(server.address);
    const [coldData, warmData] = await measureRequests(() => request('guest-data'));
    const [, csv] = await measureRequests(() => request('exports/replies.csv'));
    const [, backup] = await measureRequests(() => request('backup.db'));
    const withDashboard = server.memory().peak;
    // Last, because it adds replies.
    const { perSecond, p99ms } = await loadWithReplies([server.address], 16, 4);
    return {
      replies: size,
      'first answer ms': Math.round(server.firstAnswerMs),
      'idle MB': idle,
      'guest data ms, cold': coldData,
      'guest data ms': warmData,
      'csv ms': csv,
      'backup ms': backup,
      'peak MB, dashboard': withDashboard,
      'replies/s': perSecond,
      'p99 ms': p99ms,
      'peak MB': server.memory().peak,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts replies; every tenth household has replied twice. */
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
  const tables = { rsvps, host_entries: [], invited: [], invited_matches: [], exports: [] };
  await insertContents(database, { tables });
  await database.close();
}

/** Signs in to the dashboard and returns a function that requests its API. */
async function signIn(address: string): Promise<(path: string) => Promise<Response>> {
  const answer = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!Cookie) throw new Error(`Sign-in failed with status ${answer.status}.`);
  return (path) => fetch(`${address}/host/api/${path}`, { headers: { Cookie } });
}

/** Returns the time of the first request and the median of all, until the last byte, in milliseconds. */
async function measureRequests(
  send: () => Promise<Response>,
): Promise<[first: number, median: number]> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now();
    const answer = await send();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
    times.push(Math.round(performance.now() - started));
  }
  const [first = 0] = times;
  return [first, times.toSorted((a, b) => a - b)[REQUESTS >> 1] ?? 0];
}
