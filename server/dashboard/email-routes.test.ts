import { describe, expect } from 'vitest';
import wedding from '../../content/wedding.ts';
import type { EmailLog } from '../../domain/emails.ts';
import { createApp } from '../app.ts';
import { type Emails, startEmails } from '../emails/emails.ts';
import { parseSmtpUrl } from '../emails/mail-settings.ts';
import { test as base, type Host } from '../fixtures/dashboard.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { createGuestDataSource } from '../tables/guest-data.ts';

/** A dashboard with a mail server. */
const test = base.extend<{
  mailbox: Mailbox;
  emails: Emails;
  app: ReturnType<typeof createApp>;
}>({
  mailbox: withMailbox,
  emails: async ({ database, mailbox, log }, use) => {
    const mail = { smtp: parseSmtpUrl(mailbox.url), from: 'us@belmont.example', notify: [] };
    const guestData = createGuestDataSource(database, wedding);
    const emails = startEmails({ mail, publicUrl: null, wedding, database, guestData, log });
    await use(emails);
    await emails.stop();
  },
  app: async ({ database, dataDir, emails, log, stopping: { signal } }, use) => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const access = ACCESS;
    await use(
      createApp({ settings, database, access, emails, files: null, log, stopping: signal }),
    );
  },
});

async function guestDataOf(host: Host): Promise<EmailLog> {
  const { emails } = (await (await host.ask('emails')).json()) as { emails: EmailLog };
  return emails;
}

const guest = (name: string, email: string | null) => ({
  name,
  email,
  party_size: null,
  note: null,
});

async function invite(host: Host): Promise<void> {
  await host.send('guest-list', {
    rows: [
      guest('Nerissa', 'nerissa@belmont.example'),
      guest('Gratiano', 'gratiano@belmont.example'),
      guest('Lancelot', null),
      guest('Portia', PORTIA.email),
    ],
  });
}

describe('a stranger', () => {
  test.for([
    ['GET', 'emails'],
    ['GET', 'emails/preview/receipt'],
    ['POST', 'emails/1/resend'],
    ['POST', 'emails/reminders'],
  ] as const)('%s %s', async ([method, path], { stranger }) => {
    expect((await stranger.ask(path, { method })).status).toBe(401);
  });
});

base('without a mail server there are no letters, and nothing to send', async ({ host }) => {
  expect(await (await host.ask('emails')).json()).toEqual({ emails: null });
  for (const [method, path, body] of [
    ['GET', 'emails/preview/receipt', undefined],
    ['POST', 'emails/1/resend', {}],
    ['POST', 'emails/reminders', { entryIds: [] }],
  ] as const) {
    const answer = await host.ask(path, { method, ...(body && { body }) });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'emails-not-configured' });
  }
});

test('what became of the letters', async ({ host, post, mailbox }) => {
  expect(await guestDataOf(host)).toMatchObject({ sent: 0, waiting: 0, failed: 0, entries: [] });
  mailbox.rejectedRecipients.set('nobody@belmont.example', { code: 550, text: 'No such mailbox' });
  await post({ ...PORTIA, email: 'nobody@belmont.example' });
  await post(PORTIA);
  await expect.poll(() => guestDataOf(host)).toMatchObject({ sent: 1, waiting: 0, failed: 1 });
  expect((await guestDataOf(host)).entries).toMatchObject([
    {
      kind: 'receipt',
      state: 'sent',
      address: PORTIA.email,
      name: 'Portia of Belmont and Bassanio',
    },
    { state: 'failed', error: 'The mail server answered: 550 No such mailbox', nextAt: null },
  ]);
});

describe('sent again', () => {
  test('is refused for a letter that is not there, or on its way', async ({
    host,
    post,
    mailbox,
  }) => {
    expect((await host.ask('emails/7/resend', { method: 'POST' })).status).toBe(404);
    expect((await host.ask('emails/x/resend', { method: 'POST' })).status).toBe(404);
    mailbox.answers.push({ code: 451, text: 'Later' });
    await post(PORTIA);
    await expect.poll(async () => (await guestDataOf(host)).entries[0]?.error).toBeTruthy();
    const again = await host.ask('emails/1/resend', { method: 'POST' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already-queued' });
  });

  test('takes the place of the one that was given up', async ({ host, post, mailbox }) => {
    mailbox.rejectedRecipients.set(PORTIA.email, { code: 550, text: 'No such mailbox' });
    await post(PORTIA);
    await expect.poll(async () => (await guestDataOf(host)).failed).toBe(1);
    mailbox.rejectedRecipients.clear();
    await host.send('emails/1/resend', {});
    await expect.poll(async () => (await guestDataOf(host)).sent).toBe(1);
    expect(await guestDataOf(host)).toMatchObject({ failed: 0, waiting: 0, entries: [{ id: 2 }] });
    await host.send('emails/2/resend', {});
    await expect.poll(() => mailbox.emails.length).toBe(2);
    const ids = mailbox.emails.map(({ parsed }) => parsed.messageId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('reminders', () => {
  test('go to those the host saw who have not answered since', async ({ host, post, mailbox }) => {
    await invite(host);
    const { reminders } = await guestDataOf(host);
    expect(reminders).toMatchObject({
      recipients: [{ name: 'Nerissa' }, { name: 'Gratiano' }, { name: 'Portia' }],
      withoutAddress: 1,
      lastAt: null,
      nextAt: null,
    });
    await post(PORTIA);
    await expect.poll(() => mailbox.emails.length).toBe(1);
    const seen = reminders.recipients.flatMap(({ id, name }) => (name === 'Gratiano' ? [] : [id]));
    expect(await host.send('emails/reminders', { entryIds: seen })).toEqual({ queued: 1 });
    await expect.poll(() => mailbox.emails.length).toBe(2);
    expect(mailbox.emails[1]?.to).toEqual(['nerissa@belmont.example']);
    expect(mailbox.emails[1]?.parsed.subject).toMatch(/^Will you be with us/);
  });

  test('go out once a day, also when two hosts confirm at once', async ({
    host,
    mailbox,
    database,
  }) => {
    await invite(host);
    const entryIds = (await guestDataOf(host)).reminders.recipients.map(({ id }) => id);
    const confirm = () => host.ask('emails/reminders', { method: 'POST', body: { entryIds } });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await expect.poll(() => mailbox.emails.length).toBe(3);
    expect((await guestDataOf(host)).reminders.nextAt).not.toBeNull();
    expect((await host.ask('emails/1/resend', { method: 'POST' })).status).toBe(409);

    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString();
    await database.query('UPDATE emails SET created_at = $1', [dayAgo]);
    expect((await guestDataOf(host)).reminders.nextAt).toBeNull();
    expect((await confirm()).status).toBe(201);
    await expect.poll(() => mailbox.emails.length).toBe(6);
  });

  test.for([{}, { entryIds: 'all' }, { entryIds: [1.5] }, { entryIds: [1], all: true }])(
    'are not sent for %j',
    async (body, { host }) => {
      expect((await host.ask('emails/reminders', { method: 'POST', body })).status).toBe(400);
    },
  );
});

test.for(['receipt', 'notification', 'reminder'])(
  'the %s can be looked at',
  async (kind, { host }) => {
    const answer = await host.ask(`emails/preview/${kind}`);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('Anna');
  },
);

test('there is no preview of anything else', async ({ host }) => {
  expect((await host.ask('emails/preview/__proto__')).status).toBe(404);
});

test('erasing takes the letters too', async ({ host, post, database }) => {
  await post(PORTIA);
  await host.ask('delete-all-data', { method: 'POST', body: { confirmation: 'DELETE' } });
  expect(await database.query('SELECT id FROM emails')).toEqual([]);
});

test('a backup holds none', async ({ host, post }) => {
  await post(PORTIA);
  const backup = await (await host.ask('backup.json')).text();
  expect(backup).toContain(PORTIA.email);
  expect(backup).not.toMatch(/emails|receipt/);
});
