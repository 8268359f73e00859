import { defineConfig } from '@playwright/test';
import { testBrowserLaunch } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Twice the cores of a small machine: most tests wait for a while.
  workers: 4,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: await testBrowserLaunch(),
    // What moves is tested where it is the matter; elsewhere nothing is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a third of the time: `playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
