import { describe, expect, vi } from 'vitest';
import { endSession, getVisit, isSignedOut, recordVisit } from './accounts/dashboard-sessions.ts';
import { test } from './fixtures/dashboard.ts';
import { insertRecord, listRecords } from './fixtures/records.ts';
import { PORTIA } from './fixtures/site.ts';
import { createMemoryLimiters, MAX_ATTEMPTS } from './platform/access/attempt-limiter.ts';
import { createSessionSigner } from './platform/access/sessions.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-05T17:00:00Z');
const JUMPS = [
  ['ten years back', -3650 * DAY],
  ['a day back', -DAY],
  ['a day ahead', DAY],
  ['ten years ahead', 3650 * DAY],
] as const;

describe.for(JUMPS)('a clock that jumps %s', ([, jump]) => {
  test('does not change the order of the replies', async ({ database, client, post }) => {
    const address = PORTIA.email;
    await post({ ...PORTIA, guest_one_last: 'First' });
    // As the database itself writes it while the clock is wrong.
    const at = new Date(Date.now() + jump).toISOString();
    await database.query(
      'INSERT INTO rsvps (created_at, guest_one_first, guest_one_last, email, welcome_party,' +
        " wedding, guests_count) VALUES ($1, 'Portia', 'Second', $2, 'attending', 'attending', 1)",
      [at, address],
    );
    await post({ ...PORTIA, guest_one_last: 'Third' });

    const { history } = await client.household(`email:${address}`);
    expect(history.map(({ reply }) => reply.people[0]?.last)).toEqual(['First', 'Second', 'Third']);
    expect((await listRecords(database)).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('ends only sessions that are too old or in the future by it', () => {
    let now = NOW;
    const clock = () => now;
    const signer = createSessionSigner(
      { name: 'gate session', days: 180, password: 'rialto', secret: 'secret' },
      clock,
    );
    const before = signer.createToken();
    now += jump;
    const during = signer.createToken();
    expect(signer.verifyToken(before) !== null).toBe(jump >= 0 && jump < 180 * DAY);
    expect(signer.verifyToken(during)).not.toBeNull();
    now = NOW;
    expect(signer.verifyToken(before)).not.toBeNull();
    // A token of a clock that was ahead is rejected: it would be valid for too long.
    expect(signer.verifyToken(during) !== null).toBe(jump > -180 * DAY && jump <= 0);
  });

  test('does not reopen a signed-out session', async ({ database }) => {
    await recordVisit(database, 'this session', { now: NOW });
    await endSession(database, 'this session', NOW);
    await endSession(database, 'another session', NOW + jump);
    expect(await isSignedOut(database, 'this session')).toBe(true);
  });

  test('does not stop the dashboard from recording later visits', async ({ database }) => {
    await recordVisit(database, 'a session', { now: NOW + jump });
    await recordVisit(database, 'a session', { now: NOW + DAY });
    await recordVisit(database, 'a session', { now: NOW + 2 * DAY });
    const { previousAt } = await getVisit(database, 'a session', NOW + 2 * DAY);
    expect(previousAt).toBe(new Date(NOW + DAY).toISOString());
  });

  test('does not change the limit of password attempts', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    try {
      const { gate } = createMemoryLimiters();
      for (let time = 0; time < MAX_ATTEMPTS; time += 1)
        expect(await gate.take('192.0.2.1')).toBe(0);
      vi.setSystemTime(NOW + jump);
      const wait = await gate.take('192.0.2.1');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('new ids continue after deleted replies', async ({ database }) => {
  const first = await insertRecord(database, PORTIA);
  await database.query('DELETE FROM rsvps');
  expect((await insertRecord(database, PORTIA)).id).toBe(first.id + 1);
});
