import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageGlobals } from '../domain/page-globals.ts';
import { CommandError } from '../server/command-error.ts';
import { PATHS } from './paths.ts';
import type { StepName, StepReport } from './step.ts';

/**
 * Builds the site into `dist`, prints its sizes and records the state of the sources. Throws
 * CommandError.
 */
export async function build(globals: PageGlobals): Promise<void> {
  // Before the build, so that a change made during it causes another build.
  await buildFrom(await hashSources(), globals);
}

/** Builds the site unless `dist` was built from the current sources. Throws CommandError. */
export async function buildIfOutdated(globals: PageGlobals): Promise<void> {
  const builtFrom = await readFile(SOURCES_HASH_FILE, 'utf8').catch(() => null);
  const sources = await hashSources();
  if (builtFrom !== sources) await buildFrom(sources, globals);
}

async function buildFrom(sources: string, globals: PageGlobals): Promise<void> {
  process.stderr.write('Building the site. The first build takes a minute for the pictures …\n');
  await runStep('prepareContent', globals);
  const sizes = await runStep('buildSite', globals);
  await runStep('compileServer', globals);
  await writeFile(SOURCES_HASH_FILE, sources);
  process.stderr.write(`${sizes}\n`);
}

const STEP_PROGRAM = join(import.meta.dirname, 'step.ts');
// One memory pool, few threads and a small heap halve the peak of a build (npm run bench:start).
const STEP_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_PURGE_DELAY: '0',
  NODE_COMPILE_CACHE: PATHS.compiled,
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '2',
};
const STEP_FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=20'];

/**
 * Runs a step in a process of its own and returns its message: the bundler and the encoder keep up to
 * 1.4 GB until their process ends, and `npm start` goes on to serve the site. Throws CommandError.
 */
async function runStep(name: StepName, globals: PageGlobals): Promise<string> {
  const child = fork(STEP_PROGRAM, {
    // Compiled code is only valid for a process with the same flags.
    execArgv: name === 'compileServer' ? [] : STEP_FLAGS,
    env: { ...process.env, ...STEP_ENVIRONMENT },
  });
  const exited = once(child, 'exit').then(
    ([code, signal]): StepReport => ({
      isDone: false,
      message: signal
        ? `${signal} stopped the build. It needs up to 700 MB of memory.`
        : `The build ended with code ${code}.`,
    }),
  );
  const reported = once(child, 'message').then(([report]): StepReport => report);
  child.send([name, globals]);
  const { isDone, message } = await Promise.race([reported, exited]);
  // The bundler's threads would delay the end of the process, or prevent it.
  child.kill('SIGKILL');
  await exited;
  if (!isDone) throw new CommandError(message);
  return message;
}

const SOURCES_HASH_FILE = join(PATHS.dist, '.built-from');
const SOURCES = [
  ...['build', 'content', 'dashboard', 'domain', 'site', 'ui'],
  ...['server/pages/inline-scripts.ts', 'package-lock.json'],
];

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await listFiles(join(PATHS.root, source))) {
      hash.update(file.slice(PATHS.root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
