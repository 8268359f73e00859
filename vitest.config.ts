import { defineConfig } from 'vitest/config';

/** What must be the same whichever database is behind it. */
const ON_EVERY_DATABASE = [
  'server/data-api/data-api.test.ts',
  'server/dashboard/{*-routes,counts-agree,dashboard-access}.test.ts',
  'server/hostile.test.ts',
  'server/emails/{emails,sender}.test.ts',
  'server/tables/rsvps.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // A program that is quiet when all is well is quiet in its tests too.
    onConsoleLog: () => {
      throw new Error('A test wrote to the console.');
    },
    // What is waited for comes late on a machine that is at work on other things.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    // A PostgreSQL starts in half a second, and in ten when the machine is at work on other things.
    hookTimeout: 60_000,
    // No test may lean on the one before it. What fails is run again in its order with `--sequence.seed`.
    sequence: { shuffle: true },
    // One fewer than there are cores would be one on two; most tests wait for a program or a database.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{build,content,dashboard,docs,commands,domain,server,site,supabase,ui}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ON_EVERY_DATABASE,
          globalSetup: 'server/fixtures/postgres-project.ts',
        },
      },
    ],
  },
});
