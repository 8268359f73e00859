import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageGlobals } from '../domain/pages/page-globals.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { APP_FILES } from '../publish/app.ts';
import { PUBLISHER_FLAGS } from '../server/pages/publisher.ts';
import { CommandError } from '../server/platform/command-error.ts';
import { measureSizes, renderSizesTable } from './budgets.ts';
import { measureDesigns, renderDesignsTable } from './design-sizes.ts';
import { PATHS } from './paths.ts';
import { writeStaticSite } from './static-site.ts';
import type { StepName, StepReport } from './step.ts';

/** Builds the app unless it was built from the current sources; throws CommandError. */
export async function buildAppIfOutdated(): Promise<void> {
  // Before the build, so that a change made during it causes another build.
  const sources = await hashSources();
  const manifest = await readFile(join(PATHS.app, APP_FILES.manifest), 'utf8').catch(() => '{}');
  if (JSON.parse(manifest).sources === sources) return;
  process.stderr.write('Building the app …\n');
  await runStep('checkContent', sources);
  await runStep('compileServer', sources);
  // Last, because its files say that all steps have succeeded.
  await runStep('buildApp', sources);
}

/** Writes the whole site for a static host, with the files of `published`, and prints its sizes. */
export async function writeSite(globals: PageGlobals, published: string): Promise<void> {
  await writeStaticSite(globals, published, PATHS.staticSite);
  process.stderr.write(`${renderSizesTable(await measureSizes(PATHS.staticSite))}\n`);
}

/** Prints the sizes of a wedding with the pictures in `content/` in each design. */
export async function printDesignSizes(document: WeddingDocument): Promise<void> {
  process.stderr.write(`\n${renderDesignsTable(await measureDesigns(document))}\n`);
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
// Compiled code is only valid for a process with the same flags: publishing uses that of the first step, and
// the server that of the second.
const STEP_FLAGS: Record<StepName, string[]> = {
  checkContent: PUBLISHER_FLAGS,
  compileServer: [],
  buildApp: ['--max-semi-space-size=2', '--heap-growing-percent=20'],
};

/**
 * Runs a step in a process of its own: the bundler keeps its memory until its process ends, and
 * `npm start` goes on to serve the site. Throws CommandError.
 */
async function runStep(name: StepName, sources: string): Promise<void> {
  const child = fork(STEP_PROGRAM, {
    execArgv: STEP_FLAGS[name],
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
  child.send([name, sources]);
  const { isDone, message } = await Promise.race([reported, exited]);
  // The bundler's threads would delay the end of the process, or prevent it.
  child.kill('SIGKILL');
  await exited;
  if (!isDone) throw new CommandError(message);
}

const SOURCES = [
  ...['build', 'dashboard', 'designs', 'domain', 'publish', 'site', 'ui'],
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
