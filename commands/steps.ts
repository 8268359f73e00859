import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../build/paths.ts';
import { memoryFolder } from './memory-folder.ts';

export type Step = [name: string, command: string, ...args: string[]];

/** Types, then lint and format: what both `npm run check` and `npm test` begin with. */
export const READ_THROUGH: Step[] = [
  ['types of the pages', 'tsc', '-p', 'tsconfig.browser.json'],
  ['types of the service worker', 'tsc', '-p', 'tsconfig.worker.json'],
  ['types of the server and the tools', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of the browser tests', 'tsc', '-p', 'tsconfig.e2e.json'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
];

/** Runs every step, also after one that failed; the exit code says whether any did. */
export function runSteps(steps: readonly Step[]): void {
  const env = environment();
  const failed: string[] = [];
  for (const [name, command, ...args] of steps) {
    process.stdout.write(`\n— ${name}\n`);
    const started = performance.now();
    const { status } = spawnSync(command, args, {
      cwd: PATHS.root,
      stdio: 'inherit',
      shell: false,
      env,
    });
    process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    if (status !== 0) failed.push(name);
  }
  process.stdout.write(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nAll is well.\n');
  process.exitCode = failed.length ? 1 : 0;
}

/** The programs that npm installed here come first on the path; what is written for a while stays in memory. */
function environment(): NodeJS.ProcessEnv {
  const bin = join(PATHS.root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const folder = memoryFolder();
  if (!folder) return env;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return { ...env, TMPDIR: folder };
}
