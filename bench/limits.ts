// `npm run bench:limits`: measures one server on SQLite under load, and the time that a visitor waits for a
// page during a flood of replies.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startServer, waitForAddress } from '../server/fixtures/program.ts';
import { loadWithPages, loadWithReplies } from './http-load.ts';
import { saveResults } from './results.ts';
import { quantile } from './statistics.ts';

const SECONDS = 5;
const ROUNDS = 3;

const [, , address] = process.argv;
if (address) await visit(address);
else await bench();

async function bench(): Promise<void> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound());
  saveResults('limits', { rounds });
  process.stdout.write(`${JSON.stringify(rounds, null, 2)}\n`);
}

async function measureRound() {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  const program = startServer(folder, buildSite(join(folder, 'dist')), { RATE_LIMIT: 'off' });
  try {
    const address = await waitForAddress(program);
    const pages = await loadWithPages(address, 16, SECONDS);
    const replies = await loadWithReplies([address], 64, SECONDS);
    // In a process of its own: in this one the visitor would also wait for the code that sends the flood.
    const visitor = promisify(execFile)(process.execPath, [import.meta.filename, address]);
    const flood = await loadWithReplies([address], 1_000, SECONDS + 1);
    const pageInFlood = JSON.parse((await visitor).stdout);
    return { pages, replies, flood, pageInFlood };
  } finally {
    program.process.kill('SIGKILL');
    await program.ended;
    rmSync(folder, { recursive: true });
  }
}

/** Loads the page again and again, like a single visitor. */
async function visit(address: string): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  while (performance.now() < end) {
    const started = performance.now();
    const response = await fetch(address);
    await response.text();
    if (!response.ok) throw new Error(`The page returned status ${response.status}.`);
    times.push(performance.now() - started);
  }
  const [p50ms, p99ms] = [0.5, 0.99].map((fraction) => Math.round(quantile(times, fraction)));
  process.stdout.write(JSON.stringify({ loads: times.length, p50ms, p99ms }));
}
