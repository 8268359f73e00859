// `npm run bench:limits`: what one server on SQLite does under load, and how long a visitor waits for
// a page while replies flood it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { addressOf, startServer } from '../server/fixtures/program.ts';
import { loadWithPages, loadWithReplies } from './http-load.ts';
import { quantile } from './replies-load.ts';
import { keepResults } from './results.ts';

const SECONDS = 5;
const ROUNDS = 3;

const [, , address] = process.argv;
if (address) await visit(address);
else await bench();

async function bench(): Promise<void> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured());
  keepResults('limits', { rounds });
  process.stdout.write(`${JSON.stringify(rounds, null, 2)}\n`);
}

async function measured() {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  const program = startServer(folder, buildSite(join(folder, 'dist')), { RATE_LIMIT: 'off' });
  try {
    const address = await addressOf(program);
    const pages = await loadWithPages(address, 16, SECONDS);
    const replies = await loadWithReplies([address], 64, SECONDS);
    // A visitor in this process would wait for the flood's own work.
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

/** One visitor who looks at the page again and again. */
async function visit(address: string): Promise<void> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    const response = await fetch(address);
    await response.text();
    if (!response.ok) throw new Error(`The page was answered with ${response.status}.`);
    times.push(performance.now() - started);
  }
  const [p50ms, p99ms] = [0.5, 0.99].map((part) => Math.round(quantile(times, part)));
  process.stdout.write(JSON.stringify({ times: times.length, p50ms, p99ms }));
}
