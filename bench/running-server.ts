import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { COMPILE_CACHE } from '../server/fixtures/program.ts';
import type { Stall } from './stall-monitor.ts';

export type RunningServer = {
  address: string;
  /** From the start of the process to its first answer. */
  firstAnswerMs: number;
  /** The memory that the process uses, in MB. */
  memory(): { now: number; peak: number };
  /** The longest time that the event loop stood still since the last call, in milliseconds. */
  readStall(): Promise<Stall>;
  stop(): Promise<void>;
};

const STALL_MONITOR = join(import.meta.dirname, 'stall-monitor.ts');
const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');

/** Starts `node server/main.ts` on a free port, as systemd does. Reading its memory works on Linux only. */
export async function startSite(env: Record<string, string>): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', STALL_MONITOR, MAIN], {
    env: {
      ...{ PATH: '', PORT: '0', NODE_COMPILE_CACHE: COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  while (!output.includes('Data ')) await once(child.stdout as Readable, 'data');
  const [address = ''] = /http:\S+/.exec(output) ?? [];
  await (await fetch(address)).text();
  const firstAnswerMs = performance.now() - started;

  const megabytes = (field: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  };
  return {
    address,
    firstAnswerMs,
    memory: () => ({ now: megabytes('VmRSS'), peak: megabytes('VmHWM') }),
    async readStall() {
      const answer = once(child, 'message');
      child.send('read');
      const [stall] = await answer;
      return stall as Stall;
    },
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      process.off('exit', killChild);
    },
  };
}
