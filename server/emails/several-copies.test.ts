import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildSite } from '../fixtures/built-site.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { type Program, startServer, waitForAddress } from '../fixtures/program.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { openDatabase } from '../store.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  const databaseUrl = await postgres.create('migrated');
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
});
afterAll(() => postgres.stop());

type Copies = {
  programs: Program[];
  start(): Promise<string>;
  sql: (text: string) => Promise<Record<string, unknown>[]>;
};

let databaseCount = 0;

const test = base.extend<{ mailbox: Mailbox; copies: Copies }>({
  mailbox: withMailbox,
  copies: async ({ folder, mailbox }, use) => {
    databaseCount += 1;
    const url = await postgres.create(`wedding-${databaseCount}`, 'migrated');
    const client = new pg.Client(url);
    await client.connect();
    const env = {
      DATABASE_URL: url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'us@belmont.example',
      PUBLIC_URL: 'https://wedding.belmont.example',
      EMAILS_PER_MINUTE: '600',
    };
    const dist = buildSite(join(folder, 'dist'));
    const programs: Program[] = [];
    await use({
      programs,
      start() {
        const program = startServer(folder, dist, env);
        programs.push(program);
        return waitForAddress(program);
      },
      sql: async (text) => (await client.query(text)).rows,
    });
    for (const { process } of programs) process.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
    await client.end();
  },
});

async function sendReply(address: string, email: string): Promise<void> {
  const response = await fetch(`${address}/rest/v1/rsvps`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: ANON_KEY },
    body: JSON.stringify({ ...PORTIA, email }),
  });
  expect(response.status).toBe(201);
}

const guestAddresses = (count: number) =>
  Array.from({ length: count }, (_, number) => `guest-${number}@belmont.example`);

test('two copies of the server send every email once, and stop in time even when the mail server hangs', async ({
  copies,
  mailbox,
}) => {
  const addresses = await Promise.all([copies.start(), copies.start()]);
  await Promise.all(
    guestAddresses(24).map((email, number) => sendReply(addresses[number % 2] ?? '', email)),
  );
  await expect.poll(() => mailbox.emails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(24);
  await expect
    .poll(() => copies.sql('select count(*)::int as n from emails where sent_at is null'))
    .toEqual([{ n: 0 }]);
  expect(mailbox.emails.map(({ to }) => to[0]).sort()).toEqual(guestAddresses(24).sort());
  expect(await copies.sql('select max(attempts) as most from emails')).toEqual([{ most: 1 }]);

  mailbox.answers.push('receive-and-hang');
  await sendReply(addresses[0], 'portia@belmont.example');
  await expect.poll(() => mailbox.emails.length).toBe(25);
  for (const { process } of copies.programs) process.kill('SIGTERM');
  for (const { ended } of copies.programs) {
    const { code, stderr } = await ended;
    expect({ code, warnings: stderr.replace(/^.*GATE=page only hides the site.*\n/, '') }).toEqual({
      ...{ code: 0, warnings: '' },
    });
  }
});

test('a mailing goes on after a copy was killed, and nobody gets it as two emails', async ({
  copies,
  mailbox,
}) => {
  await copies.start();
  await copies.sql(
    'insert into households (name, emails)' +
      " select 'Guest ' || n, json_build_array('guest-' || n || '@belmont.example')::text" +
      ' from generate_series(0, 23) as n',
  );
  const message = '{"texts":{},"filter":{"who":"all"},"except":[]}';
  await copies.sql(
    `insert into mailings (kind, message, send_at) values ('invitation', '${message}', now())`,
  );
  await copies.start();
  await expect.poll(() => mailbox.emails.length, { timeout: 30_000 }).toBeGreaterThan(4);
  copies.programs[1]?.process.kill('SIGKILL');
  await copies.programs[1]?.ended;
  copies.programs[0]?.process.kill('SIGKILL');
  await copies.programs[0]?.ended;
  expect(await copies.sql('select count(*)::int as n from emails')).toEqual([{ n: 24 }]);

  // The leases of the killed copies end after ten minutes.
  await copies.sql(
    "update emails set due_at = due_at - interval '11 minutes' where sent_at is null",
  );
  await copies.start();
  await expect
    .poll(() => copies.sql('select count(*)::int as n from emails where sent_at is null'), {
      timeout: 30_000,
    })
    .toEqual([{ n: 0 }]);
  const byAddress = Map.groupBy(mailbox.emails, ({ to }) => to[0] ?? '');
  expect([...byAddress.keys()].sort()).toEqual(guestAddresses(24).sort());
  // Mail programs show the email once that was on its way when its copy was killed.
  for (const emails of byAddress.values()) {
    expect(new Set(emails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  }
  expect(mailbox.emails.length).toBeLessThanOrEqual(26);
});
