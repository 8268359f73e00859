import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { getTestBrowserOptions } from './e2e/browser.ts';

// Workers and servers start in less CPU time, because no types are stripped again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Twice the cores of a small machine, because tests also wait.
  workers: 4,
  // For a test that hangs: a busy machine takes many times as long as a quiet one.
  timeout: 120_000,
  // The summary names a test that passes the second time as flaky. Its cause is to be found: it may be a race.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Here, so that the browser is unpacked before the first worker starts it.
    launchOptions: await getTestBrowserOptions(),
    // Tests of animations switch this off; the others do not wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a third of the time, so they are off. `playwright test --trace on` records them. Playwright's own
    // pictures of failures are taken of every page and then deleted; e2e/test.ts takes them only after a failure.
  },
});
