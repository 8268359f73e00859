// `npm run bench:durability`: stops the server under load with SIGKILL at random moments, then with SIGTERM,
// then fills its disk. Exits with code 1 unless every acknowledged reply is stored completely.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startServer, waitForAddress } from '../server/fixtures/program.ts';
import { type FullDiskResult, runFullDiskRound } from './full-disk.ts';
import { sendReplies } from './reply-load.ts';
import { formatTable, saveResults } from './results.ts';
import { addVerifications, type Verification, verifyReplies } from './verify-replies.ts';

const GUESTS = 16;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));

const killed = await stopRepeatedly('SIGKILL', rounds);
const stopped = await stopRepeatedly('SIGTERM', Math.ceil(rounds / 5));
const fullDisk = await runFullDiskRound(folder, dist);
rmSync(folder, { recursive: true, force: true });

saveResults('durability', { guests: GUESTS, killed, stopped, fullDisk });
process.stdout.write(
  `${formatTable([
    ['', 'SIGKILL', 'SIGTERM', 'full disk'],
    ...(Object.keys(killed) as (keyof typeof killed)[]).map((name) => [
      name,
      String(killed[name]),
      String(stopped[name]),
      typeof fullDisk === 'string' ? '' : String(fullDisk[name as keyof FullDiskResult] ?? ''),
    ]),
  ])}\n`,
);
if (typeof fullDisk === 'string') process.stderr.write(`\nNOT RUN: ${fullDisk}\n`);
const isIntact = ({ changed, lost }: Verification) => lost === 0 && changed === 0;
const parts = [killed, stopped, ...(typeof fullDisk === 'string' ? [] : [fullDisk])];
process.exitCode = parts.every(isIntact) && stopped.unclean === 0 ? 0 : 1;

/** Starts the server, sends replies, stops it and verifies its database, round after round. */
async function stopRepeatedly(signal: 'SIGKILL' | 'SIGTERM', times: number) {
  let total: Verification | undefined;
  let unclean = 0;
  for (let round = 1; round <= times; round += 1) {
    const dataDir = join(folder, `data-${signal}-${Math.ceil(round / 10)}`);
    const server = startServer(folder, dist, { DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const address = await waitForAddress(server);
    const load = sendReplies(GUESTS, () => [address], `${signal}-${round}`);
    await pause(50 + Math.random() * 700);
    server.process.kill(signal);
    const { code } = await server.ended;
    if (signal === 'SIGTERM' && code !== 0) unclean += 1;
    await load.stop();
    total = addVerifications(
      total,
      await verifyReplies(load.answers, dataDir, `${signal}-${round}`),
    );
    process.stderr.write(`${signal} ${round} of ${times}\n`);
  }
  if (!total) throw new Error('There were no rounds.');
  return { rounds: times, ...total, unclean };
}
