import { setTimeout as waitForTimer } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSessionGenerations } from './sessions.ts';

const MAX_WAIT_MS = 1;

test('a guest waits for the first read of a slow database, and keeps access', async () => {
  const answer = Promise.withResolvers<never[]>();
  const query = () => answer.promise as Promise<never[]>;
  const generations = createSessionGenerations({ query }, () => {}, MAX_WAIT_MS);
  const access = generations.refresh().then(() => generations.get('gate'));
  // Node ends timers of the same length in their order: this one after a limit of the read.
  await waitForTimer(MAX_WAIT_MS);
  answer.resolve([]);
  expect(await access).toBe('');
});
