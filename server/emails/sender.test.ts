import { describe, expect } from 'vitest';
import { test } from '../fixtures/emails.ts';
import { listRecords, storeRecord } from '../fixtures/records.ts';
import { PORTIA } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';
import { readEmailLog } from './email-log.ts';
import { claimEmail, createReplyEmails, markSending } from './outbox.ts';
import { computeNextAttemptAt, sendNext } from './sender.ts';

const MINUTE_MS = 60_000;
/** Emails per minute. */
const RATE = 60;
const HOUR_MS = 60 * MINUTE_MS;

/** The minutes between the attempts for an email that was queued `ageMs` ago. */
function backoffMinutes(ageMs = 0): number[] {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const created_at = new Date(now - ageMs).toISOString();
  const minutes: number[] = [];
  for (let attempts = 1; attempts < 100; attempts += 1) {
    const next = computeNextAttemptAt({ attempts, created_at }, new Date(now));
    if (!next) return minutes;
    minutes.push((next.getTime() - now) / MINUTE_MS);
    now = next.getTime();
  }
  return minutes;
}

test('the pauses between attempts grow from a minute to six hours, for two days', () => {
  const all = backoffMinutes();
  expect(all.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 360]);
  const hours = all.reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThanOrEqual(48);
});

test('an email that waited a week in a stopped server still gets its attempts', () => {
  expect(backoffMinutes(7 * 24 * HOUR_MS)).toEqual([1, 5, 15, 60, 180]);
});

describe('with a mail server', () => {
  test('that is down, the email waits and the sender backs off', async ({ outbox, mailbox }) => {
    await outbox.addReply();
    await mailbox.close();
    expect(await outbox.sendNext()).toBe('mail-server-failed');
    expect(await outbox.list()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null, error: expect.stringMatching(/reached/) },
    ]);
    expect(await outbox.sendNext(0.5)).toBe('none-due');
    expect(await outbox.sendNext(2)).toBe('mail-server-failed');
    expect(await outbox.sendNext(6)).toBe('none-due');
  });

  test('that first asks to wait, the email is sent once', async ({ outbox, mailbox }) => {
    mailbox.answers.push({ code: 451, text: 'Greylisted' });
    await outbox.addReply();
    expect(await outbox.sendNext()).toBe('done');
    expect(mailbox.emails).toEqual([]);
    expect(await outbox.sendNext(2)).toBe('done');
    expect(await outbox.sendNext(500)).toBe('none-due');
    expect(mailbox.emails).toMatchObject([{ to: ['portia@belmont.example'] }]);
    expect(await outbox.list()).toMatchObject([
      { attempts: 2, sent_at: expect.stringMatching(/Z$/), error: null },
    ]);
  });

  test('that rejects it, the email fails at once', async ({ outbox, mailbox }) => {
    const answer = { code: 550, text: 'No such\tmailbox' };
    mailbox.rejectedRecipients.set('portia@belmont.example', answer);
    await outbox.addReply();
    await outbox.sendNext();
    expect(await outbox.list()).toMatchObject([
      {
        failed_at: expect.stringMatching(/Z$/),
        error: expect.stringMatching(/^The mail server answered: 550 No such.mailbox$/),
      },
    ]);
    expect(await outbox.sendNext(500)).toBe('none-due');
  });

  test('that stays down, the email fails after two days', async ({ outbox, mailbox }) => {
    await outbox.addReply();
    await mailbox.close();
    let minutes = 0;
    for (const pause of backoffMinutes()) {
      expect(await outbox.sendNext(minutes)).toBe('mail-server-failed');
      minutes += pause + 0.1;
    }
    expect(await outbox.list()).toMatchObject([{ failed_at: null }]);
    await outbox.sendNext(minutes);
    const [email] = await outbox.list();
    const keptMs = Date.parse(email?.failed_at ?? '') - Date.parse(email?.created_at ?? '');
    expect(keptMs).toBeGreaterThan(40 * HOUR_MS);
    expect(keptMs).toBeLessThan(49 * HOUR_MS);
  });

  test('that never confirms, an email is sent twice and not again', async ({ outbox, mailbox }) => {
    mailbox.answers.push(...Array(3).fill('receive-and-disconnect'));
    await outbox.addReply();
    expect(await outbox.sendNext()).toBe('mail-server-failed');
    expect(await outbox.sendNext(2)).toBe('mail-server-failed');
    expect(await outbox.sendNext(20)).toBe('done');
    expect(await outbox.sendNext(2_000)).toBe('none-due');
    expect(mailbox.emails).toHaveLength(2);
    const [first, second] = mailbox.emails.map(({ parsed }) => parsed.messageId);
    expect(first).toMatch(/^<receipt\.1\.[a-z0-9]+@belmont\.example>$/);
    expect(second).toBe(first);
    expect(await outbox.list()).toMatchObject([
      { failed_at: expect.any(String), error: expect.stringMatching(/^It may have arrived/) },
    ]);
  });

  test('that rejects the sender, the email is kept', async ({ outbox, mailbox }) => {
    mailbox.rejectedSenders.add('us@belmont.example');
    await outbox.addReply();
    expect(await outbox.sendNext()).toBe('mail-server-failed');
    expect(await outbox.list()).toMatchObject([{ failed_at: null }]);
  });
});

describe('a server that crashes', () => {
  /** Claims the email four times as a server that ends at once, the last time 33 minutes from now. */
  async function crash(database: Database, work: (id: number, now: Date) => Promise<unknown>) {
    const claims = [];
    for (const minutes of [0, 11, 22, 33]) {
      const now = new Date(Date.now() + 1000 + minutes * MINUTE_MS);
      const email = await claimEmail(database, now, new Date(now.getTime() + 10 * MINUTE_MS), RATE);
      claims.push(email);
      if (email) await work(email.id, now);
    }
    return claims;
  }

  test('after sending an email sends it once more with the same Message-ID', async ({
    outbox,
    mailbox,
    database,
  }) => {
    await outbox.addReply();
    await outbox.sendNext();
    await database.query("UPDATE emails SET sent_at = NULL, sending_since = '2026-01-01T00:00Z'");
    expect(await outbox.sendNext(9)).toBe('none-due');
    await outbox.sendNext(11);
    expect(await outbox.sendNext(5_000)).toBe('none-due');
    expect(new Set(mailbox.emails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(mailbox.emails).toHaveLength(2);
  });

  test('twice while sending does not send a third time', async ({ outbox, mailbox, database }) => {
    await outbox.addReply();
    await crash(database, (id, now) => markSending(database, id, now));
    expect(await outbox.sendNext(44)).toBe('done');
    expect(mailbox.emails).toEqual([]);
    expect(await outbox.list()).toMatchObject([{ failed_at: expect.any(String) }]);
  });

  test('before sending, however often, still sends', async ({ outbox, mailbox, database }) => {
    await outbox.addReply();
    const claims = await crash(database, async () => {});
    expect(claims).toMatchObject(Array(4).fill({ unconfirmed_attempts: 0 }));
    await outbox.sendNext(44);
    expect(mailbox.emails).toHaveLength(1);
  });
});

test('two copies that claim emails at the same time claim different ones', async ({
  outbox,
  database,
  otherDatabase,
}) => {
  for (let number = 0; number < 12; number += 1) {
    await outbox.addReply({ email: `guest-${number}@belmont.example` });
  }
  const now = new Date(Date.now() + 1000);
  const later = new Date(now.getTime() + HOUR_MS);
  const claims = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      claimEmail(index % 2 ? database : otherDatabase, now, later, RATE),
    ),
  );
  const ids = claims.flatMap((email) => email?.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

test('a reply and its emails are stored together or not at all', async ({ database, outbox }) => {
  const poem = { sql: "INSERT INTO emails (kind, rsvp) VALUES ('poem', $1)", params: [] };
  const fails = storeRecord(database, PORTIA, [createReplyEmails(['receipt'], null), poem]);
  await expect(fails).rejects.toMatchObject({ sqlstate: '23514' });
  expect(await outbox.list()).toEqual([]);
  expect(await listRecords(database)).toEqual([]);
});

test.for([
  ['spellings', (number: number) => `${number % 2 ? 'Portia' : 'portia'}@belmont.example`],
  ['sub-addresses', (number: number) => `Portia+${number}@belmont.example`],
] as const)(
  'one mailbox receives at most six receipts a day, in all %s',
  async ([, toAddress], { outbox, mailbox }) => {
    for (let number = 0; number < 8; number += 1) {
      await outbox.addReply({ email: toAddress(number) });
    }
    await outbox.sendAll();
    expect(mailbox.emails).toHaveLength(6);
    expect((await outbox.list()).map(({ error }) => error)).toEqual([
      ...Array(6).fill(null),
      ...Array(2).fill('At most 6 receipts a day are sent to one address'),
    ]);
    await outbox.addReply();
    await outbox.sendNext(25 * 60);
    expect(mailbox.emails).toHaveLength(7);
  },
);

test('the site sends strangers at most 100 receipts an hour and 400 a day, and invited guests all of theirs', async ({
  database,
  outbox,
  mailbox,
}) => {
  const first = await outbox.addReply();
  const fill = (count: number, minutesAgo: number) =>
    database.query(
      'INSERT INTO emails (kind, rsvp, sent_at)' +
        ` WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})` +
        ` SELECT 'receipt', ${first.id}, $1 FROM n`,
      [new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString()],
    );
  await outbox.addReply({ email: 'a@rialto.example' });
  await outbox.addReply({ email: 'b@rialto.example', answers: { invitation: 1 } });
  await database.query('UPDATE emails SET failed_at = created_at WHERE rsvp = $1', [first.id]);
  await fill(100, 30);
  await outbox.sendAll();
  expect(mailbox.emails.map(({ to }) => to)).toEqual([['b@rialto.example']]);
  expect(await readEmailLog(database)).toMatchObject({ overLimit: { count: 1 } });

  await outbox.addReply({ email: 'c@rialto.example' });
  await outbox.sendNext(40);
  expect(mailbox.emails).toHaveLength(2);
  await fill(300, 120);
  await outbox.addReply({ email: 'd@rialto.example' });
  await outbox.sendNext(41);
  expect(mailbox.emails).toHaveLength(2);
});

test('the couple is notified ten times an hour, then once about all further replies', async ({
  outbox,
  mailbox,
}) => {
  for (let number = 1; number <= 10; number += 1) {
    await outbox.addReply({}, ['notification']);
    expect(await outbox.sendNext()).toBe('done');
  }
  for (let number = 1; number <= 25; number += 1) {
    await outbox.addReply({ guest_one_first: `Guest${number}` }, ['notification']);
    await outbox.sendNext(1);
  }
  expect(mailbox.emails).toHaveLength(10);
  expect(await outbox.sendNext(50)).toBe('none-due');
  await outbox.sendAll(61);
  expect(mailbox.emails).toHaveLength(11);
  const { subject, text } = mailbox.emails[10]?.parsed ?? {};
  expect(subject).toMatch(/^25 new replies · /);
  expect(text).toMatch(/Guest1 .*Guest20 .*and 5 more/s);
  expect((await outbox.list()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
});

test('receipts sent by a clock that was ahead do not block later ones', async ({
  database,
  outbox,
  mailbox,
}) => {
  for (let count = 1; count <= 6; count += 1) await outbox.addReply();
  await outbox.sendAll();
  await database.query("UPDATE emails SET sent_at = '2099-01-01T00:00:00.000Z'");
  await outbox.addReply();
  await outbox.sendNext();
  expect(mailbox.emails).toHaveLength(7);
});

test('an email that cannot be composed does not block the others', async ({ database, outbox }) => {
  await outbox.addReply();
  const composer = { compose: () => Promise.reject(new Error('broken template')) };
  const mailServer = { send: () => Promise.reject(new Error('not reached')) };
  const clock = () => new Date(Date.now() + 1000);
  const deps = { database, composer, mailServer, emailsPerMinute: RATE };
  expect(await sendNext(deps, clock)).toBe('done');
  expect(await outbox.list()).toMatchObject([
    { attempts: 1, failed_at: null, error: 'The email could not be composed' },
  ]);
});

test('no email is sent about a deleted reply', async ({ outbox, mailbox, database }) => {
  await outbox.addReply();
  await database.query('DELETE FROM rsvps');
  expect(await outbox.list()).toEqual([]);
  expect(await outbox.sendNext()).toBe('none-due');
  expect(mailbox.emails).toEqual([]);
});
