import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PATHS } from '../build/paths.ts';

/** The development tools, as files that Node runs: on Windows a program cannot start their `.cmd` files. */
export const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** `file` is one of the tools, or a program of this repository. */
export type Step = [name: string, file: keyof typeof TOOLS | `${string}.ts`, ...args: string[]];

const TYPES: Step = ['types', 'tsc', '-b', '--checkers', '1', '--builders', '2'];
const LINT: Step = ['lint and format', 'biome', 'check', '--error-on-warnings'];
/** Some tests read the built site. This does nothing when it is up to date. */
export const BUILD: Step = ['build', 'commands/build.ts', '--files'];

/** The first steps of both `npm run check` and `npm test`, side by side: the build uses one core. */
export const STATIC_CHECKS = [TYPES, LINT, BUILD];

/** How much of a failed step is printed again at the end: its list of failures, which may be far above. */
const REPEATED_LINES = 120;

/** Runs all steps, also after a failure; those of an inner list side by side. The exit code is 1 when any failed. */
export async function runSteps(rows: readonly Step[][]): Promise<void> {
  const env = createStepEnvironment();
  const failed: { name: string; lastLines: string }[] = [];
  for (const steps of rows) {
    await Promise.all(
      steps.map(async ([name, file, ...args]) => {
        const started = performance.now();
        const isAlone = steps.length === 1;
        if (isAlone) process.stdout.write(`\n— ${name}\n`);
        const { code, output } = await runStep(file, args, { env, isShown: isAlone });
        if (!isAlone) process.stdout.write(`\n— ${name}\n${output}`);
        process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
        if (code !== 0)
          failed.push({ name, lastLines: output.split('\n').slice(-REPEATED_LINES).join('\n') });
      }),
    );
  }
  for (const { name, lastLines } of failed)
    process.stdout.write(`\n— ${name}: failed\n${lastLines}\n`);
  process.stdout.write(
    failed.length
      ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}\n`
      : '\nAll checks passed.\n',
  );
  process.exitCode = failed.length ? 1 : 0;
}

async function runStep(
  file: Step[1],
  args: string[],
  { env, isShown }: { env: NodeJS.ProcessEnv; isShown: boolean },
) {
  const program = Object.hasOwn(TOOLS, file) ? TOOLS[file as keyof typeof TOOLS] : file;
  const child = spawn(process.execPath, [program, ...args], {
    cwd: PATHS.root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isShown) process.stdout.write(text);
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Finds the project's own tools first, and keeps temporary files in memory when possible. */
function createStepEnvironment(): NodeJS.ProcessEnv {
  const bin = join(PATHS.root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    // The tools write into a pipe.
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
  const folder = createMemoryFolder();
  if (!folder) return env;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return { ...env, TMPDIR: folder };
}

const MEMORY_MOUNT = '/dev/shm';
/** Twice the space that the browsers, the databases and their copies need at the same time. */
const MIN_FREE_BYTES = 2e9;

/**
 * Creates a folder in memory, where test databases start ten times as fast. Returns null when there is
 * too little memory, or when programs cannot run from it.
 */
function createMemoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_MOUNT);
    if (bavail * bsize < MIN_FREE_BYTES || isNoexec(MEMORY_MOUNT)) return null;
    const folder = mkdtempSync(join(MEMORY_MOUNT, 'serenissima-'));
    // PostgreSQL runs as another user, who may enter its own folder in here but not list this one.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return null;
  }
}

function isNoexec(mountPoint: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const options = mounts.find(([, point]) => point === mountPoint)?.[3];
  return options === undefined || options.split(',').includes('noexec');
}
