import { describe, expect } from 'vitest';
import { test } from '../fixtures/emails.ts';
import { PORTIA } from '../fixtures/site.ts';
import { insertRsvp, listRsvps } from '../tables/rsvps.ts';
import { claimEmail, markSending, queueReplyEmails } from './outbox.ts';
import { nextTry } from './retries.ts';
import { sendNext } from './sender.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The minutes between two tries, until it is given up. */
function pauses(writtenAgo = 0): number[] {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const created_at = new Date(now - writtenAgo).toISOString();
  const found: number[] = [];
  for (let attempts = 1; attempts < 100; attempts += 1) {
    const next = nextTry({ attempts, created_at }, new Date(now));
    if (!next) return found;
    found.push((next.getTime() - now) / MINUTE);
    now = next.getTime();
  }
  return found;
}

test('pauses grow from a minute to six hours, for two days', () => {
  const all = pauses();
  expect(all.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 360]);
  const hours = all.reduce((sum, pause) => sum + pause, 0) / 60;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThanOrEqual(48);
});

test('a letter that a stopped server kept for a week is tried all the same', () => {
  expect(pauses(7 * 24 * HOUR)).toEqual([1, 5, 15, 60, 180]);
});

describe('with a mail server that', () => {
  test('is dead, a letter waits, and the server is left in peace', async ({ office, mailbox }) => {
    await office.reply();
    await mailbox.close();
    expect(await office.send()).toBe('trouble');
    expect(await office.outbox()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null, error: expect.stringMatching(/reached/) },
    ]);
    expect(await office.send(0.5)).toBe('nothing');
    expect(await office.send(2)).toBe('trouble');
    expect(await office.send(6)).toBe('nothing');
  });

  test('says later, and then yes, the letter goes out once', async ({ office, mailbox }) => {
    mailbox.answers.push({ says: 451, words: 'Greylisted' });
    await office.reply();
    expect(await office.send()).toBe('done');
    expect(mailbox.emails).toEqual([]);
    expect(await office.send(2)).toBe('done');
    expect(await office.send(500)).toBe('nothing');
    expect(mailbox.emails).toMatchObject([{ to: ['portia@belmont.example'] }]);
    expect(await office.outbox()).toMatchObject([
      { attempts: 2, sent_at: expect.stringMatching(/Z$/), error: null },
    ]);
  });

  test('says never, it is given up at once with what was said', async ({ office, mailbox }) => {
    mailbox.unknown.set('portia@belmont.example', { says: 550, words: 'No such\tmailbox' });
    await office.reply();
    await office.send();
    expect(await office.outbox()).toMatchObject([
      {
        failed_at: expect.stringMatching(/Z$/),
        error: expect.stringMatching(/^The mail server said: 550 No such.mailbox$/),
      },
    ]);
    expect(await office.send(500)).toBe('nothing');
  });

  test('never comes back, it is given up after two days', async ({ office, mailbox }) => {
    await office.reply();
    await mailbox.close();
    let minutes = 0;
    for (const pause of pauses()) {
      expect(await office.send(minutes)).toBe('trouble');
      minutes += pause + 0.1;
    }
    expect(await office.outbox()).toMatchObject([{ failed_at: null }]);
    await office.send(minutes);
    const [email] = await office.outbox();
    const kept = Date.parse(email?.failed_at ?? '') - Date.parse(email?.created_at ?? '');
    expect(kept).toBeGreaterThan(40 * HOUR);
    expect(kept).toBeLessThan(49 * HOUR);
  });

  test('takes letters and never says so, each goes out twice and no more', async ({
    office,
    mailbox,
  }) => {
    mailbox.answers.push('cut', 'cut', 'cut');
    await office.reply();
    expect(await office.send()).toBe('trouble');
    expect(await office.send(2)).toBe('trouble');
    expect(await office.send(20)).toBe('done');
    expect(await office.send(2_000)).toBe('nothing');
    expect(mailbox.emails).toHaveLength(2);
    const [first, second] = mailbox.emails.map(({ parsed }) => parsed.messageId);
    expect(first).toMatch(/^<receipt\.1\.[a-z0-9]+@belmont\.example>$/);
    expect(second).toBe(first);
    expect(await office.outbox()).toMatchObject([
      { failed_at: expect.any(String), error: expect.stringMatching(/^It may have arrived/) },
    ]);
  });

  test('refuses who writes, the guest’s letter is not condemned', async ({ office, mailbox }) => {
    mailbox.isStrangerTo.add('us@belmont.example');
    await office.reply();
    expect(await office.send()).toBe('trouble');
    expect(await office.outbox()).toMatchObject([{ failed_at: null }]);
  });
});

describe('a server that crashes', () => {
  test('between sending and noting it sends one more copy, under the same id', async ({
    office,
    mailbox,
    database,
  }) => {
    await office.reply();
    await office.send();
    await database.query("UPDATE emails SET sent_at = NULL, sending_since = '2026-01-01T00:00Z'");
    expect(await office.send(9)).toBe('nothing');
    await office.send(11);
    expect(await office.send(5_000)).toBe('nothing');
    expect(new Set(mailbox.emails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(mailbox.emails).toHaveLength(2);
  });

  test('there a second time sends no third', async ({ office, mailbox, database }) => {
    await office.reply();
    for (const minutes of [0, 11, 22, 33]) {
      const now = new Date(Date.now() + 1000 + minutes * MINUTE);
      const email = await claimEmail(database, now, new Date(now.getTime() + 10 * MINUTE));
      if (email) await markSending(database, email.id, now);
    }
    expect(await office.send(44)).toBe('done');
    expect(mailbox.emails).toEqual([]);
    expect(await office.outbox()).toMatchObject([{ failed_at: expect.any(String) }]);
  });

  test('before it began to send, however often, loses nothing', async ({
    office,
    mailbox,
    database,
  }) => {
    await office.reply();
    for (const minutes of [0, 11, 22, 33]) {
      const now = new Date(Date.now() + 1000 + minutes * MINUTE);
      const claimed = await claimEmail(database, now, new Date(now.getTime() + 10 * MINUTE));
      expect(claimed).toMatchObject({ unconfirmed_attempts: 0 });
    }
    await office.send(44);
    expect(mailbox.emails).toHaveLength(1);
  });
});

test('of two who reach for the letters at once each gets others', async ({
  office,
  database,
  otherDatabase,
}) => {
  for (let number = 0; number < 12; number += 1) {
    await office.reply({ email: `guest-${number}@belmont.example` });
  }
  const now = new Date(Date.now() + 1000);
  const later = new Date(now.getTime() + HOUR);
  const claims = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      claimEmail(index % 2 ? database : otherDatabase, now, later),
    ),
  );
  const ids = claims.flatMap((email) => email?.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

test('a reply and its letters are stored together or not at all', async ({ database, office }) => {
  const fails = database.transaction(async (queries) => {
    const { id } = await insertRsvp(queries, PORTIA);
    await queueReplyEmails(queries, id, ['receipt']);
    await queries.query("INSERT INTO emails (kind, rsvp) VALUES ('poem', $1)", [id]);
  });
  await expect(fails).rejects.toMatchObject({ sqlstate: '23514' });
  expect(await office.outbox()).toEqual([]);
  expect(await listRsvps(database)).toEqual([]);
});

test('nobody’s mailbox is filled through the form', async ({ office, mailbox }) => {
  for (let number = 0; number < 8; number += 1) {
    await office.reply({ email: number % 2 ? 'Portia@belmont.example' : 'portia@belmont.example' });
  }
  for (let number = 0; number < 8; number += 1) await office.send();
  expect(mailbox.emails).toHaveLength(6);
  expect((await office.outbox()).map(({ error }) => error)).toEqual([
    ...Array(6).fill(null),
    ...Array(2).fill('Not more than 6 receipts a day go to one address'),
  ]);
  await office.reply();
  await office.send(25 * 60);
  expect(mailbox.emails).toHaveLength(7);
});

test('a letter that cannot be written does not stop the others', async ({ database, office }) => {
  await office.reply();
  const room = { write: () => Promise.reject(new Error('no ink')) };
  const server = { send: () => Promise.reject(new Error('nothing to send')) };
  const clock = () => new Date(Date.now() + 1000);
  expect(await sendNext({ database, room, server }, clock)).toBe('done');
  expect(await office.outbox()).toMatchObject([
    { attempts: 1, failed_at: null, error: 'The letter could not be written' },
  ]);
});

test('what was erased is not written about', async ({ office, mailbox, database }) => {
  await office.reply();
  await database.query('DELETE FROM rsvps');
  expect(await office.outbox()).toEqual([]);
  expect(await office.send()).toBe('nothing');
  expect(mailbox.emails).toEqual([]);
});
