// `npm run check`: the checks that are fast enough for every commit. `npm test` runs all of them.
import { runSteps, STATIC_CHECKS } from './steps.ts';

/** These start programs, servers and databases of their own, and together take minutes. */
const SLOW = [
  '{commands,publish,supabase}/**',
  'server/*/**',
  'server/{hostile,serve,several-copies}.test.ts',
];

await runSteps([
  STATIC_CHECKS,
  [
    [
      'quick unit tests',
      'vitest',
      'run',
      ...['--project', 'unit'],
      ...SLOW.flatMap((files) => ['--exclude', files]),
    ],
  ],
]);
