// `npm test`: types, lint and format, the build within its budgets, unit tests and a real browser.
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../build/paths.ts';

const STEPS: [name: string, ...command: string[]][] = [
  ['types of the pages', 'tsc', '-p', 'tsconfig.browser.json'],
  ['types of the service worker', 'tsc', '-p', 'tsconfig.worker.json'],
  ['types of the server and the tools', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of the browser tests', 'tsc', '-p', 'tsconfig.e2e.json'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['build', 'node', 'run/build-if-stale.ts'],
  ['unit tests', 'vitest', 'run'],
  ['browser tests', 'playwright', 'test'],
];

const RESULTS = join(PATHS.root, 'test-results');
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS);

const failed: string[] = [];
for (const [name, command = '', ...args] of STEPS) {
  process.stdout.write(`\n— ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: PATHS.root,
    stdio: 'inherit',
    shell: false,
    env: withOwnPrograms(),
  });
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (status !== 0) failed.push(name);
}
process.stdout.write(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nAll is well.\n');
process.exitCode = failed.length ? 1 : 0;

/** The programs that npm installed here come first on the path. */
function withOwnPrograms(): NodeJS.ProcessEnv {
  const bin = join(PATHS.root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}:${process.env.PATH}` };
}
