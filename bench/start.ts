// `npm run bench:start`: removes the built site and all caches, then measures the memory of `npm start`
// while it builds (all processes together) and a minute after its first answer. On Linux only.
// Exits with code 1 when a target is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PATHS } from '../build/paths.ts';
import { saveResults } from './results.ts';

const MINUTE_MS = 60_000;
const SAMPLE_MS = 50;
const PAGE_BYTES = 4096;
const TARGETS = { buildPeakMB: 700, afterAMinuteMB: 120 };

for (const folder of [PATHS.dist, PATHS.cache, PATHS.compiled])
  rmSync(folder, { recursive: true, force: true });
const dataDir = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
try {
  const firstStart = await measureStart();
  const laterStart = await measureStart();
  const results = { targets: TARGETS, firstStart, laterStart };
  saveResults('start', results);
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  const isMissed =
    firstStart.peakMB > TARGETS.buildPeakMB || firstStart.afterAMinuteMB > TARGETS.afterAMinuteMB;
  process.exitCode = isMissed ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureStart() {
  const started = performance.now();
  const child = spawn(process.execPath, [join(PATHS.root, 'commands', 'launch.mjs'), 'start'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakMB = 0;
  const sampling = setInterval(() => {
    peakMB = Math.max(peakMB, measureMemory(child.pid ?? 0));
  }, SAMPLE_MS);
  try {
    let output = '';
    while (!output.includes('Data ')) {
      const [chunk] = await once(child.stdout, 'data', {
        signal: AbortSignal.timeout(10 * MINUTE_MS),
      });
      output += chunk;
    }
    const [address = ''] = /http:\S+/.exec(output) ?? [];
    await (await fetch(address)).text();
    const firstAnswerMs = Math.round(performance.now() - started);
    await pause(MINUTE_MS);
    return { peakMB, afterAMinuteMB: measureMemory(child.pid ?? 0), firstAnswerMs };
  } finally {
    clearInterval(sampling);
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}

/** The resident memory of a process and its children, in MB. */
function measureMemory(pid: number): number {
  let pages = 0;
  try {
    for (const id of [pid, ...listChildren(pid)]) {
      pages += Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]);
    }
  } catch {
    // A process has just ended: the next sample is complete again.
  }
  return Math.round((pages * PAGE_BYTES) / 2 ** 20);
}

function listChildren(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}
