import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, startServer } from '../server/fixtures/program.ts';
import { smallDisk } from '../server/fixtures/small-disk.ts';
import { type Load, sendReplies } from './replies-load.ts';
import { type Verdict, verdictOn } from './stored-replies.ts';

const GUESTS = 16;
const PATIENCE = 10_000;

export type FullDisk = Verdict & { storedAfterRoom: number };

/**
 * Fills a small disk under the running server, then makes room again, without a restart. Gives the
 * verdict, or why it could not be run: only root can make such a disk.
 */
export async function fullDiskRound(folder: string, dist: string): Promise<FullDisk | string> {
  const disk = smallDisk(folder, '24m');
  if (!disk) return 'the full disk needs root, who may mount a small one';
  try {
    return await fillAndEmpty(disk.path, folder, dist);
  } finally {
    disk.remove();
  }
}

async function fillAndEmpty(disk: string, folder: string, dist: string): Promise<FullDisk> {
  const dataDir = join(disk, 'data');
  const server = startServer(folder, dist, { DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const address = await addressOf(server);
  const load = sendReplies(GUESTS, () => [address], 'full');
  await pause(300);
  const ballast = join(disk, 'ballast');
  fill(ballast);
  await untilNext(load, 'refused', GUESTS * 4);
  rmSync(ballast);
  const before = countOf(load, 'stored');
  await untilNext(load, 'stored', GUESTS * 2);
  await load.stop();
  const storedAfterRoom = countOf(load, 'stored') - before;
  server.process.kill('SIGTERM');
  await server.ended;
  return { ...(await verdictOn(load.answers, dataDir, 'full')), storedAfterRoom };
}

/** Takes all the room that is left, while others take some of it too. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** Waits until so many more answers of a kind have come. */
async function untilNext(load: Load, kind: 'stored' | 'refused', count: number): Promise<void> {
  const wanted = countOf(load, kind) + count;
  const end = performance.now() + PATIENCE;
  while (countOf(load, kind) < wanted) {
    if (performance.now() > end) throw new Error(`No more replies are ${kind}.`);
    await pause(10);
  }
}

function countOf({ answers }: Load, wanted: string): number {
  return answers.filter(({ kind }) => kind === wanted).length;
}
