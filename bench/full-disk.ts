import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, waitForAddress } from '../server/fixtures/program.ts';
import { mountSmallDisk } from '../server/fixtures/small-disk.ts';
import { type Load, sendReplies } from './reply-load.ts';
import { type Verification, verifyReplies } from './verify-replies.ts';

const GUESTS = 16;
const TIMEOUT_MS = 10_000;

export type FullDiskResult = Verification & { storedAfterCleanup: number };

/**
 * Fills a small disk under the running server, then frees it again, without a restart. Returns the
 * result, or the reason why it could not run: only root can mount a small disk.
 */
export async function runFullDiskRound(
  folder: string,
  dist: string,
): Promise<FullDiskResult | string> {
  const disk = mountSmallDisk(folder, '24m');
  if (!disk) return 'the full disk needs root, to mount a small disk';
  try {
    return await fillAndFree(disk.path, folder, dist);
  } finally {
    disk.remove();
  }
}

async function fillAndFree(disk: string, folder: string, dist: string): Promise<FullDiskResult> {
  const dataDir = join(disk, 'data');
  const server = startServer(folder, dist, { DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const address = await waitForAddress(server);
  const load = sendReplies(GUESTS, () => [address], 'full');
  await pause(300);
  const ballast = join(disk, 'ballast');
  fill(ballast);
  await waitForAnswers(load, 'rejected', GUESTS * 4);
  rmSync(ballast);
  const before = countAnswers(load, 'stored');
  await waitForAnswers(load, 'stored', GUESTS * 2);
  await load.stop();
  const storedAfterCleanup = countAnswers(load, 'stored') - before;
  server.process.kill('SIGTERM');
  await server.ended;
  return { ...(await verifyReplies(load.answers, dataDir, 'full')), storedAfterCleanup };
}

/** Writes until the disk is full; the server is writing to it at the same time. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** Waits for a number of further answers of one kind. */
async function waitForAnswers(
  load: Load,
  kind: 'stored' | 'rejected',
  count: number,
): Promise<void> {
  const target = countAnswers(load, kind) + count;
  const end = performance.now() + TIMEOUT_MS;
  while (countAnswers(load, kind) < target) {
    if (performance.now() > end) throw new Error(`Timed out waiting for replies to be ${kind}.`);
    await pause(10);
  }
}

function countAnswers({ answers }: Load, expected: string): number {
  return answers.filter(({ kind }) => kind === expected).length;
}
