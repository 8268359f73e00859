// `npm run bench:postgres`: the database and the copies of the server are killed under load, again
// and again; every acknowledged reply must be stored. Exits with 1 when one is not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { addressOf, type Program, startServer } from '../server/fixtures/program.ts';
import { openDatabase } from '../server/store.ts';
import { listRsvps } from '../server/tables/rsvps.ts';
import { table } from './measures.ts';
import { type Answer, type Load, quantile, sendReplies } from './replies-load.ts';
import { keepResults } from './results.ts';
import { missedIn } from './stored-replies.ts';

const GUESTS = 16;
// How long it may take until replies are stored again after a return, in milliseconds.
const PATIENCE = 20_000;

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
const stops: { code: number | null; took: number }[] = [];
let failure: string | undefined;
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(500 + Math.random() * 1_000);
    const returned = await [killDatabase, killCopy, killDatabase, stopCopy][round % 4]?.(round);
    recoveries.push(await untilStored(load, returned ?? 0));
    process.stdout.write(
      `round ${round + 1} of ${ROUNDS}: stored again after ${Math.round(recoveries.at(-1) ?? 0)} ms\n`,
    );
  }
} catch (error) {
  failure = String(error);
}
await load.stop();
const verdict = verdictOf(load.answers, await storedRows(), failure);
keepResults('postgres', verdict);
process.stdout.write(
  `${table(Object.entries(verdict).map(([what, value]) => [what, JSON.stringify(value)]))}\n`,
);

for (const { program } of copies) program.process.kill('SIGKILL');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = verdict.lost === 0 && verdict.changed === 0 && !failure ? 0 : 1;

async function startCopy(): Promise<Copy> {
  const program = startServer(folder, dist, { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  return { program, address: await addressOf(program) };
}

/** Ends the database as a power cut does, and starts it again; gives when it was back. */
async function killDatabase(): Promise<number> {
  await postgres.kill();
  await pause(Math.random() * 1_000);
  await postgres.revive();
  return performance.now();
}

async function killCopy(round: number): Promise<number> {
  const at = Math.floor(round / 2) % copies.length;
  copies[at]?.program.process.kill('SIGKILL');
  await copies[at]?.program.ended;
  copies[at] = await startCopy();
  return performance.now();
}

/** Asks a copy to stop, which finishes what it has. */
async function stopCopy(round: number): Promise<number> {
  const at = Math.floor(round / 2) % copies.length;
  const started = performance.now();
  copies[at]?.program.process.kill('SIGTERM');
  const { code = null } = (await copies[at]?.program.ended) ?? {};
  stops.push({ code, took: Math.round(performance.now() - started) });
  copies[at] = await startCopy();
  return performance.now();
}

/** Waits until every guest's turn stores again; gives how long that took, in milliseconds. */
async function untilStored({ answers }: Load, since: number): Promise<number> {
  const before = answers.length;
  for (;;) {
    const stored = answers.slice(before).filter(({ kind }) => kind === 'stored');
    if (stored.length >= GUESTS * 2) return performance.now() - since;
    if (performance.now() - since > PATIENCE) throw new Error('Replies are not stored again.');
    await pause(10);
  }
}

async function storedRows(): Promise<StoredRsvp[]> {
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  try {
    return await listRsvps(database);
  } finally {
    await database.close();
  }
}

function verdictOf(answers: readonly Answer[], rows: readonly StoredRsvp[], failed?: string) {
  const stored = answers.filter((answer) => answer.kind === 'stored');
  const refused = answers.filter((answer) => answer.kind === 'refused');
  const unreachable = answers.filter((answer) => answer.kind === 'unreachable');
  const waits = [...refused, ...unreachable].map(({ took }) => took);
  return {
    rounds: recoveries.length,
    acknowledged: stored.length,
    ...missedIn(rows, stored),
    twiceTheSameId: stored.length - new Set(stored.map(({ id }) => id)).size,
    storedUnacknowledged: rows.length - stored.length,
    refused: refused.length,
    refusedUnclearly: refused.filter(({ isClear }) => !isClear).length,
    unreachable: unreachable.length,
    refusalP99ms: Math.round(quantile(waits, 0.99)),
    recoveryMedianMs: Math.round(quantile(recoveries, 0.5)),
    recoveryWorstMs: Math.round(quantile(recoveries, 1)),
    gracefulStops: stops,
    ...(failed && { failed }),
  };
}
