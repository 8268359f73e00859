// `npm run check`: what is quick enough for every commit. `npm test` is the whole.
import { READ_THROUGH, runSteps } from './steps.ts';

/** They start programs, mail servers and databases of their own, and take minutes together. */
const SLOW = [
  'commands/doctor.test.ts',
  'server/{backups,doctor,emails,move}/**',
  'server/{database,access}/*postgres*.test.ts',
  'server/database/{damaged-database,sqlite-migrations}.test.ts',
  'server/http/listen.test.ts',
  'server/{hostile,invitation-code,replies,restore,serve,several-copies}.test.ts',
  'supabase/**',
];

runSteps([
  ...READ_THROUGH,
  // Some of the tests read what was built; nothing is done here when it is up to date.
  ['build', 'node', 'commands/build-if-stale.ts'],
  [
    'quick unit tests',
    'vitest',
    'run',
    ...['--project', 'unit'],
    ...SLOW.flatMap((files) => ['--exclude', files]),
  ],
]);
