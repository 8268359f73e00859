// `npm test`: types, lint and format, unit tests, the build within its budgets, and a real browser.
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../build/paths.ts';

const RESULTS = join(PATHS.root, 'test-results');

const STEPS: [name: string, ...command: string[]][] = [
  ['types of the pages', 'tsc', '-p', 'tsconfig.browser.json'],
  ['types of the server and the tools', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of the browser tests', 'tsc', '-p', 'tsconfig.e2e.json'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['build', 'node', 'run/build-if-stale.ts'],
  ['unit tests', 'vitest', 'run'],
  ['browser tests', 'playwright', 'test'],
];

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS);
for (const [name, command = '', ...args] of STEPS) {
  process.stdout.write(`\n— ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(join(PATHS.root, 'node_modules', '.bin', command), args, {
    cwd: PATHS.root,
    stdio: 'inherit',
  });
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (status !== 0) process.exitCode = 1;
}
