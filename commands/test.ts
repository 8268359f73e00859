// `npm test`: types, lint and format, the build within its budgets, unit tests and browser tests.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../build/paths.ts';
import { runSteps, STATIC_CHECKS } from './steps.ts';

const RESULTS = join(PATHS.root, 'test-results');
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS);

await runSteps([
  STATIC_CHECKS,
  [['unit tests', 'vitest', 'run']],
  [['browser tests', 'playwright', 'test']],
]);
