// `npm run bench:durability`: the server ended by SIGKILL at random moments under load, then by SIGTERM,
// then with a full disk; every acknowledged reply must be stored, whole. Exits with 1 when one is not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { addressOf, startServer } from '../server/fixtures/program.ts';
import { type FullDisk, fullDiskRound } from './full-disk.ts';
import { table } from './measures.ts';
import { sendReplies } from './replies-load.ts';
import { keepResults } from './results.ts';
import { addVerdicts, type Verdict, verdictOn } from './stored-replies.ts';

const GUESTS = 16;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));

const killed = await endRepeatedly('SIGKILL', rounds);
const stopped = await endRepeatedly('SIGTERM', Math.ceil(rounds / 5));
const fullDisk = await fullDiskRound(folder, dist);
rmSync(folder, { recursive: true, force: true });

keepResults('durability', { guests: GUESTS, killed, stopped, fullDisk });
process.stdout.write(
  `${table([
    ['', 'ended by SIGKILL', 'by SIGTERM', 'disk full'],
    ...(Object.keys(killed) as (keyof typeof killed)[]).map((what) => [
      what,
      String(killed[what]),
      String(stopped[what]),
      typeof fullDisk === 'string' ? '' : String(fullDisk[what as keyof FullDisk] ?? ''),
    ]),
  ])}\n`,
);
if (typeof fullDisk === 'string') process.stderr.write(`\nNOT RUN: ${fullDisk}\n`);
const isWell = (verdict: Verdict) => verdict.lost === 0 && verdict.changed === 0;
const parts = [killed, stopped, ...(typeof fullDisk === 'string' ? [] : [fullDisk])];
process.exitCode = parts.every(isWell) && stopped.unclean === 0 ? 0 : 1;

/** Starts the server, lets guests send, ends it, and looks into the store; all on one folder. */
async function endRepeatedly(signal: 'SIGKILL' | 'SIGTERM', times: number) {
  let total: Verdict | undefined;
  let unclean = 0;
  for (let round = 1; round <= times; round += 1) {
    const dataDir = join(folder, `data-${signal}-${Math.ceil(round / 10)}`);
    const server = startServer(folder, dist, { DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const address = await addressOf(server);
    const load = sendReplies(GUESTS, () => [address], `${signal}-${round}`);
    await pause(50 + Math.random() * 700);
    server.process.kill(signal);
    const { code } = await server.ended;
    if (signal === 'SIGTERM' && code !== 0) unclean += 1;
    await load.stop();
    total = addVerdicts(total, await verdictOn(load.answers, dataDir, `${signal}-${round}`));
    process.stderr.write(`${signal} ${round} of ${times}\n`);
  }
  if (!total) throw new Error('No round was run.');
  return { rounds: times, ...total, unclean };
}
