import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { EmailLog } from '../../domain/emails/email-log.ts';
import { type Client, test as withoutMail } from '../fixtures/dashboard.ts';
import { test as base } from '../fixtures/emails.ts';
import { PORTIA } from '../fixtures/site.ts';

const test = base.extend<{ notify: string[] }>({ notify: [] });

async function loadEmailLog(client: Client): Promise<EmailLog> {
  const { emails } = (await (await client.request('emails')).json()) as { emails: EmailLog };
  return emails;
}

withoutMail('a site without a mail server has no emails and sends none', async ({ client }) => {
  expect(await (await client.request('emails')).json()).toEqual({ emails: null });
  for (const [method, path, body] of [
    ['GET', 'emails/preview/receipt', undefined],
    ['POST', 'emails/1/resend', {}],
  ] as const) {
    const answer = await client.request(path, { method, ...(body && { body }) });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'emails-not-configured' });
  }
});

test('the email log lists sent and failed emails', async ({ client, post, mailbox }) => {
  expect(await loadEmailLog(client)).toMatchObject({ sent: 0, waiting: 0, failed: 0, entries: [] });
  mailbox.rejectedRecipients.set('nobody@belmont.example', { code: 550, text: 'No such mailbox' });
  await post({ ...PORTIA, email: 'nobody@belmont.example' });
  await post(PORTIA);
  await expect.poll(() => loadEmailLog(client)).toMatchObject({ sent: 1, waiting: 0, failed: 1 });
  expect((await loadEmailLog(client)).entries).toMatchObject([
    {
      kind: 'receipt',
      state: 'sent',
      address: PORTIA.email,
      name: 'Portia of Belmont and Bassanio',
    },
    { state: 'failed', error: 'The mail server answered: 550 No such mailbox', nextAt: null },
  ]);
});

describe('with an address for notifications', () => {
  test.override('notify', ['us@belmont.example']);

  test('the email log counts the sent emails that it lists', async ({ client, post, mailbox }) => {
    await post(PORTIA);
    await expect.poll(() => mailbox.emails).toHaveLength(2);
    await expect.poll(async () => (await loadEmailLog(client)).waiting).toBe(0);
    expect(await loadEmailLog(client)).toMatchObject({ sent: 1, entries: [{ kind: 'receipt' }] });
  });
});

describe('sending an email again', () => {
  test('is rejected if it does not exist or waits', async ({ client, post, mailbox }) => {
    for (const id of ['7', 'x']) {
      expect((await client.request(`emails/${id}/resend`, { method: 'POST' })).status).toBe(404);
    }
    mailbox.answers.push({ code: 451, text: 'Later' });
    await post(PORTIA);
    await expect.poll(async () => (await loadEmailLog(client)).entries[0]?.error).toBeTruthy();
    const again = await client.request('emails/1/resend', { method: 'POST' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already-queued' });
  });

  test('replaces a failed one, and repeats a sent one', async ({ client, post, mailbox }) => {
    mailbox.rejectedRecipients.set(PORTIA.email, { code: 550, text: 'No such mailbox' });
    await post(PORTIA);
    await expect.poll(async () => (await loadEmailLog(client)).failed).toBe(1);
    mailbox.rejectedRecipients.clear();
    await client.send('emails/1/resend', {});
    await expect.poll(async () => (await loadEmailLog(client)).sent).toBe(1);
    const log = { failed: 0, waiting: 0, entries: [{ id: 2 }] };
    expect(await loadEmailLog(client)).toMatchObject(log);
    await client.send('emails/2/resend', {});
    await expect.poll(() => mailbox.emails.length).toBe(2);
    const ids = mailbox.emails.map(({ parsed }) => parsed.messageId);
    expect(new Set(ids).size).toBe(2);
  });
});

test.for(['receipt', 'notification'])('the %s has a preview', async (kind, { client }) => {
  const answer = await client.request(`emails/preview/${kind}`);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(await answer.text()).toContain('Anna');
});

test('the preview of the receipt has an answer to every question of the couple', async ({
  client,
  site,
}) => {
  const choices = [
    { id: 'fish', label: { en: 'Sea bass', it: 'Branzino' } },
    { id: 'risotto', label: { en: 'Risotto', it: 'Risotto' } },
  ];
  site.content = {
    ...content,
    rsvp: {
      ...content.rsvp,
      questions: [
        ...[{ id: 'menu', label: 'Menu', kind: 'choice' as const, choices, perPerson: true }],
        { id: 'boat', label: 'By boat?', kind: 'yes-no' },
        { id: 'song', label: 'A song', kind: 'text' },
        { id: 'nights', label: 'Nights', kind: 'number' },
      ],
    },
  };
  const text = await (await client.request('emails/preview/receipt')).text();
  expect(text).toContain('Anna Rossi: Sea bass');
  expect(text).toContain('Marco Bianchi: Risotto');
  for (const label of ['By boat?', 'A song', 'Nights']) expect(text).toContain(label);
});

test('an unknown kind of email has no preview', async ({ client }) => {
  expect((await client.request('emails/preview/__proto__')).status).toBe(404);
});

test('a backup contains the emails, so that a restored mailing is not sent again', async ({
  client,
  post,
  database,
}) => {
  await post(PORTIA);
  const rows = await database.query<{ id: number }>('SELECT id, kind FROM emails ORDER BY id');
  const backup = JSON.parse(await (await client.request('backup.json')).text());
  expect(rows).not.toEqual([]);
  expect(backup.tables.emails).toMatchObject(rows);
});
