// `npm run check`: the checks that are fast enough for every commit. `npm test` runs all of them.
import { BUILD, runSteps, STATIC_CHECKS } from './steps.ts';

/** These start programs, mail servers and databases of their own, and together take minutes. */
const SLOW = [
  'commands/{doctor,replies,restore,start}.test.ts',
  'server/{backups,doctor,emails}/**',
  'server/{database,access}/*postgres*.test.ts',
  'server/database/{damaged-database,sqlite-migrations}.test.ts',
  'server/http/listen.test.ts',
  'server/{hostile,invitation-code,serve,several-copies}.test.ts',
  'supabase/**',
];

runSteps([
  ...STATIC_CHECKS,
  BUILD,
  [
    'quick unit tests',
    'vitest',
    'run',
    ...['--project', 'unit'],
    ...SLOW.flatMap((files) => ['--exclude', files]),
  ],
]);
