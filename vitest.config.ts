import { defineConfig } from 'vitest/config';

/** These tests run on SQLite and again on PostgreSQL. */
const DATABASE_TESTS = [
  'server/{announcements,guest-data,invitations,lists,seating}/*.test.ts',
  'server/accounts/{activity,dashboard-auth,passkeys,*-routes}.test.ts',
  'server/replies/{data-api,routes,rsvps}.test.ts',
  'server/backups/routes.test.ts',
  'server/guest-list/{edits,routes}.test.ts',
  'server/hostile.test.ts',
  'server/emails/{emails,routes,sender}.test.ts',
  'server/emails/{mailings,setup}/*.test.ts',
  'server/photos/*.test.ts',
  'server/sharing/routes.test.ts',
  'server/website/{routes,website}.test.ts',
  'server/website/preview/routes.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // Unexpected output is an error, because the programs print nothing when they succeed.
    onConsoleLog: () => {
      throw new Error('A test wrote to the console.');
    },
    // Without it, the types are stripped again for each test's database, in the thread that writes.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    // Loading modules takes half the time of a small file. So a file must leave the fixtures that it imports
    // as they were: `test.override` only inside `describe`.
    isolate: false,
    setupFiles: ['domain/dashboard/messages/english.ts', 'server/fixtures/unstub-globals.ts'],
    // For a test that hangs: a busy machine takes many times as long as a quiet one.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    // Tests must not depend on each other. `--sequence.seed` repeats the order of a failed run. The files are not
    // shuffled: a process runs those of one project, so each change of the project would start another.
    sequence: { shuffle: { tests: true } },
    // More than the cores of a small machine: most tests wait for a program or a database.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{build,content,dashboard,docs,commands,domain,publish,server,site,supabase,ui}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: DATABASE_TESTS,
          globalSetup: 'server/fixtures/postgres-project.ts',
        },
      },
    ],
  },
});
