import { expect } from 'vitest';
import { attack } from './fixtures/hostile-run.ts';
import { test } from './fixtures/server.ts';

test('five hundred hostile requests do no harm', async ({ folder, databaseUrl }) => {
  const run = await attack(folder, 500, {
    seed: Date.now(),
    ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
  });
  expect(run.stored).toBeGreaterThan(15);
  expect(run.website).toMatchObject({ uploads: 5, saved: expect.any(Number) });
  expect(run.website.saved).toBeGreaterThan(0);
  expect(run.invitations).toMatchObject({ guesses: 25, forgedCookies: 25, replies: 25 });
  expect(Object.keys(run.byStatus)).toEqual(expect.arrayContaining(['200', '201', '400', '404']));
});
