// `npm run bench:commits`: measures replies per second beside plain inserts into the same database, then the
// same with a disk that takes 20 ms longer for each flush, while a visitor loads the page: on a connection that
// is kept, and on new ones that are opened together with a burst of replies.
// Exits with code 1 when a target is missed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAppIfOutdated } from '../build/main.ts';
import { openSqlite } from '../server/platform/database/sqlite-connection.ts';
import { insertIntoSqlite } from './baseline-inserts.ts';
import { type LoadResult, loadWithPages, loadWithReplies } from './http-load.ts';
import { saveResults } from './results.ts';
import { startSite } from './running-server.ts';
import { type Summary, summarize } from './statistics.ts';

const SECONDS = 4;
const CONNECTIONS = 64;
const FLUSH_DELAY_MS = 20;
const BURSTS = 5;
const TARGETS = {
  ofPlainInserts: 0.6,
  slowRepliesPerSecond: 500,
  slowPageP99ms: 50,
  slowPageInBurstMs: 150,
};

// Loaded before the system's library, so that every flush of the database waits.
const SLOW_FLUSH = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
static int flush(const char *name, int file) {
  struct timespec delay = { 0, ${FLUSH_DELAY_MS} * 1000000 };
  nanosleep(&delay, 0);
  return ((int (*)(int)) dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
`;

await buildAppIfOutdated();
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
try {
  const fast = await measureFastDisk();
  const slow = await measureSlowDisk();
  saveResults('commits', { seconds: SECONDS, targets: TARGETS, fast, slow });
  process.stdout.write(`${JSON.stringify({ targets: TARGETS, fast, slow }, null, 2)}\n`);
  const isSlowMissed =
    typeof slow !== 'string' &&
    (slow.replies.perSecond < TARGETS.slowRepliesPerSecond ||
      slow.page.p99ms > TARGETS.slowPageP99ms ||
      slow.pageInBurstMs.median > TARGETS.slowPageInBurstMs);
  process.exitCode = fast.ofPlainInserts < TARGETS.ofPlainInserts || isSlowMissed ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureFastDisk() {
  const settings = { RATE_LIMIT: 'off', DATA_DIR: join(folder, 'fast') };
  const server = await startSite(settings);
  const idleMB = server.memory().now;
  const sqlite = openSqlite(settings.DATA_DIR);
  try {
    const before = insertIntoSqlite(sqlite, SECONDS);
    await loadWithReplies([server.address], 1, 1);
    const afterFirstRepliesMB = server.memory().now;
    const replies = await loadWithReplies([server.address], CONNECTIONS, SECONDS);
    const after = insertIntoSqlite(sqlite, SECONDS);
    const plainInserts = Math.round((before.perSecond + after.perSecond) / 2);
    const ofPlainInserts = Math.round((replies.perSecond / plainInserts) * 100) / 100;
    const memoryMB = {
      idle: idleMB,
      afterFirstReplies: afterFirstRepliesMB,
      peak: server.memory().peak,
    };
    return { plainInserts, replies, ofPlainInserts, memoryMB };
  } finally {
    sqlite.close();
    await server.stop();
  }
}

type SlowDiskResult = { replies: LoadResult; page: LoadResult; pageInBurstMs: Summary };

/** The loads on a slow disk, or the reason why they could not be measured. */
async function measureSlowDisk(): Promise<SlowDiskResult | string> {
  const library = join(folder, 'slow-flush.so');
  const source = join(folder, 'slow-flush.c');
  writeFileSync(source, SLOW_FLUSH);
  try {
    execFileSync('gcc', ['-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'pipe' });
  } catch {
    return 'the slow disk needs gcc';
  }
  const server = await startSite({
    RATE_LIMIT: 'off',
    DATA_DIR: join(folder, 'slow'),
    LD_PRELOAD: library,
  });
  try {
    const [replies, page] = await Promise.all([
      loadWithReplies([server.address], CONNECTIONS, SECONDS),
      loadWithPages(server.address, 1, SECONDS),
    ]);
    const times: number[] = [];
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const replying = loadWithReplies([server.address], CONNECTIONS, 1);
      times.push(await measureNewConnection(server.address));
      await replying;
    }
    return { replies, page, pageInBurstMs: summarize(times) };
  } finally {
    await server.stop();
  }
}

/** An idle server accepts at once; one that is flushing accepts one connection in each turn of its loop. */
async function measureNewConnection(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { Connection: 'close' } });
  await response.text();
  return performance.now() - started;
}
