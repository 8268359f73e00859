import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';

// Decoding a picture takes up to 800 MB, so one upload at a time.
const runInTurn = pLimit(1);

/** The result has a pipe of its own: decoders write messages to stdout. */
const RESULT_FD = 3;

// In kB. Node itself reserves 600,000, and HEIC of 48 million pixels needs 760,000.
const MAX_MEMORY_KB = 1_800_000;
// When memory runs out, Linux must end this process and not the server. A system that forbids one of
// the two commands still has the limit of time and the checks of the program.
const LIMITED = `echo 1000 > /proc/self/oom_score_adj; ulimit -d ${MAX_MEMORY_KB}; exec "$0" "$@"`;

/**
 * Reads an upload with a program that is a process with limits of memory and time and without secrets: a hostile
 * file costs the server neither. Returns what the program writes to its third pipe, or null if it failed. Throws
 * if the upload does not arrive completely.
 */
export async function runLimitedProcess(
  program: string,
  upload: Readable,
  { timeoutMs, nodeOptions = [] }: { timeoutMs: number; nodeOptions?: string[] },
): Promise<Buffer | null> {
  const { child, input, result } = startProcess([...nodeOptions, program, String(RESULT_FD)]);
  // Also of a process that cannot be started: it must not stop the server.
  const closed = once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  try {
    const output = buffer(result);
    output.catch(() => {});
    await pipeline(upload, input, { end: false });
    return await runInTurn(async () => {
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      // The program begins at the end of its input.
      input.end();
      return (await closed) ? await output : null;
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function startProcess(program: string[]) {
  const [file, args] =
    process.platform === 'linux'
      ? ['/bin/sh', ['-c', LIMITED, process.execPath, ...program]]
      : [process.execPath, program];
  const child = spawn(file, args, {
    env: createChildEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  return { child, input: child.stdin as Writable, result: child.stdio[RESULT_FD] as Readable };
}

/**
 * The environment of a process that needs none of the secrets in this one's. With the cache of compiled
 * code it starts in a third of the CPU time, because no types are stripped again.
 */
export function createChildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
