// `npm test`: types, lint and format, the build within its budgets, unit tests and a real browser.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../build/paths.ts';
import { READ_THROUGH, runSteps } from './steps.ts';

const RESULTS = join(PATHS.root, 'test-results');
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS);

runSteps([
  ...READ_THROUGH,
  ['build', 'node', 'commands/build-if-stale.ts'],
  ['unit tests', 'vitest', 'run'],
  ['browser tests', 'playwright', 'test'],
]);
