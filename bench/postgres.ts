// `npm run bench:postgres`: kills the database and the copies of the server under load, again and again.
// Exits with code 1 unless every acknowledged reply is stored.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { type Program, startServer, waitForAddress } from '../server/fixtures/program.ts';
import { listRecords, type StoredRecord } from '../server/fixtures/records.ts';
import { openDatabase } from '../server/store.ts';
import { type Answer, type Load, sendReplies } from './reply-load.ts';
import { formatTable, saveResults } from './results.ts';
import { quantile } from './statistics.ts';
import { countDamage } from './verify-replies.ts';

const GUESTS = 16;
/** The most time that may pass between a restart and the next stored replies. */
const RECOVERY_TIMEOUT_MS = 20_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const ROUNDS = Number(values.rounds);

type Copy = { program: Program; address: string };

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const postgres = await startPostgres();
const databaseUrl = await postgres.create('wedding');
const copies: Copy[] = [await startCopy(), await startCopy()];
const load = sendReplies(GUESTS, () => copies.map(({ address }) => address));

const recoveries: number[] = [];
const stops: { code: number | null; tookMs: number }[] = [];
let failure: string | undefined;
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(500 + Math.random() * 1_000);
    const restartedAt = await [killDatabase, killCopy, killDatabase, stopCopy][round % 4]?.(round);
    recoveries.push(await waitUntilStored(load, restartedAt ?? 0));
    process.stdout.write(
      `round ${round + 1} of ${ROUNDS}: stored again after ${Math.round(recoveries.at(-1) ?? 0)} ms\n`,
    );
  }
} catch (error) {
  failure = String(error);
}
await load.stop();
const results = summarizeAnswers(load.answers, await loadStoredReplies(), failure);
saveResults('postgres', results);
process.stdout.write(
  `${formatTable(Object.entries(results).map(([name, value]) => [name, JSON.stringify(value)]))}\n`,
);

for (const { program } of copies) program.process.kill('SIGKILL');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = results.lost === 0 && results.changed === 0 && !failure ? 0 : 1;

async function startCopy(): Promise<Copy> {
  const program = startServer(folder, dist, { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  return { program, address: await waitForAddress(program) };
}

/** Kills the database as a power cut would, restarts it and returns the time of the restart. */
async function killDatabase(): Promise<number> {
  await postgres.kill();
  await pause(Math.random() * 1_000);
  await postgres.restart();
  return performance.now();
}

async function killCopy(round: number): Promise<number> {
  const index = Math.floor(round / 2) % copies.length;
  copies[index]?.program.process.kill('SIGKILL');
  await copies[index]?.program.ended;
  copies[index] = await startCopy();
  return performance.now();
}

/** Stops a copy gracefully: it finishes the running requests first. */
async function stopCopy(round: number): Promise<number> {
  const index = Math.floor(round / 2) % copies.length;
  const started = performance.now();
  copies[index]?.program.process.kill('SIGTERM');
  const { code = null } = (await copies[index]?.program.ended) ?? {};
  stops.push({ code, tookMs: Math.round(performance.now() - started) });
  copies[index] = await startCopy();
  return performance.now();
}

/** Waits until two replies per guest are stored again and returns the milliseconds since the restart. */
async function waitUntilStored({ answers }: Load, since: number): Promise<number> {
  const before = answers.length;
  for (;;) {
    const stored = answers.slice(before).filter(({ kind }) => kind === 'stored');
    if (stored.length >= GUESTS * 2) return performance.now() - since;
    if (performance.now() - since > RECOVERY_TIMEOUT_MS)
      throw new Error('Timed out waiting for stored replies.');
    await pause(10);
  }
}

async function loadStoredReplies(): Promise<StoredRecord[]> {
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  try {
    return await listRecords(database);
  } finally {
    await database.close();
  }
}

function summarizeAnswers(
  answers: readonly Answer[],
  rows: readonly StoredRecord[],
  failed?: string,
) {
  const stored = answers.filter((answer) => answer.kind === 'stored');
  const rejected = answers.filter((answer) => answer.kind === 'rejected');
  const unreachable = answers.filter((answer) => answer.kind === 'unreachable');
  const waits = [...rejected, ...unreachable].map(({ tookMs }) => tookMs);
  return {
    rounds: recoveries.length,
    acknowledged: stored.length,
    ...countDamage(rows, stored),
    duplicateIds: stored.length - new Set(stored.map(({ id }) => id)).size,
    storedUnacknowledged: rows.length - stored.length,
    rejected: rejected.length,
    rejectedUnclearly: rejected.filter(({ isClear }) => !isClear).length,
    unreachable: unreachable.length,
    rejectionP99ms: Math.round(quantile(waits, 0.99)),
    recoveryMedianMs: Math.round(quantile(recoveries, 0.5)),
    recoveryWorstMs: Math.round(quantile(recoveries, 1)),
    gracefulStops: stops,
    ...(failed && { failed }),
  };
}
