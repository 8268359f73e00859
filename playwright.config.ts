import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can stall a browser for seconds. The report names tests that passed only then.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of a small machine, because tests also wait. Four take 6% more CPU time.
  workers: 3,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Tests of animations switch this off; the others do not wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a third of the time, so they are off. `playwright test --trace on` records them.
    screenshot: 'only-on-failure',
  },
});
