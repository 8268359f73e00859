import { expect } from 'vitest';
import { ENGINE } from './fixtures/engine.ts';
import { attack } from './fixtures/hostile-run.ts';
import { test } from './fixtures/server.ts';

test('hundreds of hostile requests do no harm', async ({ folder, databaseUrl }) => {
  const requests = ENGINE === 'postgres' ? 200 : 500;
  const run = await attack(folder, requests, {
    seed: Date.now(),
    ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
  });
  expect(run.stored).toBeGreaterThan(5);
  expect(run.website).toMatchObject({ uploads: requests / 100, saved: expect.any(Number) });
  // Of two drafts, perhaps none can be saved.
  if (ENGINE === 'sqlite') expect(run.website.saved).toBeGreaterThan(0);
  const runs = requests / 20;
  expect(run.invitations).toMatchObject({ guesses: runs, forgedCookies: runs, replies: runs });
  expect(Object.keys(run.byStatus)).toEqual(expect.arrayContaining(['200', '201', '400', '404']));
});
