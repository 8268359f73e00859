// `npm run bench:growth`: measures the server with 100, 1,000, 10,000 and 100,000 replies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAppIfOutdated } from '../build/main.ts';
import { fillWithReplies, signIn } from './filled-site.ts';
import { loadWithReplies } from './http-load.ts';
import { formatTable, saveResults } from './results.ts';
import { startSite } from './running-server.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const PASSWORD = 'ponte-dei-pugni';
const REQUESTS = 5;

await buildAppIfOutdated();
const results: Awaited<ReturnType<typeof measureWith>>[] = [];
for (const size of SIZES) results.push(await measureWith(size));
saveResults('growth', { results });
const columns = Object.keys(results[0] ?? {}) as (keyof (typeof results)[number])[];
process.stdout.write(
  `${formatTable([columns, ...results.map((result) => columns.map((column) => String(result[column])))])}\n`,
);

async function measureWith(size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  await fillWithReplies(folder, size);
  const server = await startSite({
    DATA_DIR: folder,
    HOST_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
  });
  try {
    const idle = server.memory().now;
    const request = await signIn(server.address, PASSWORD);
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
