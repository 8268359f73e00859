import { describe, expect } from 'vitest';
import { english } from '../../../content/localized.ts';
import content from '../../../content/wedding.ts';
import type {
  Mailing,
  MailingDetails,
  MailingKind,
  MailingPreview,
  MailingsOverview,
  MailingsResponse,
} from '../../../domain/emails/mailings.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { createApp } from '../../app.ts';
import { test as base, type Client } from '../../fixtures/dashboard.ts';
import { toImport } from '../../fixtures/import-request.ts';
import { type Mailbox, withMailbox } from '../../fixtures/mailbox.ts';
import { ACCESS } from '../../fixtures/site.ts';
import { createGuestDataSource } from '../../guest-data/guest-data.ts';
import { readSettings } from '../../settings.ts';
import { type Emails, startEmails } from '../emails.ts';
import { parseSmtpUrl } from '../mail-settings.ts';
import { addRecipients, listUnsubscribed } from './mail-recipients.ts';

/** A dashboard with a mail server. */
const test = base.extend<{
  mailbox: Mailbox;
  emails: Emails;
  /** What the emails read; a test may replace it. */
  site: { content: WeddingDocument; publicUrl: string | null };
  app: ReturnType<typeof createApp>;
}>({
  mailbox: withMailbox,
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  site: ({}, use) => use({ content, publicUrl: 'https://wedding.belmont.example' }),
  emails: async ({ database, mailbox, log, site }, use) => {
    const emails = startEmails({
      mail: {
        smtp: parseSmtpUrl(mailbox.url),
        from: 'us@belmont.example',
        notify: ['antonio@rialto.example'],
        emailsPerMinute: 6000,
      },
      publicUrl: site.publicUrl,
      getContent: () => site.content,
      database,
      guestData: createGuestDataSource(database, () => english),
      log,
    });
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

const createEntry = (name: string, email: string | null, more = {}) => ({
  name,
  emails: email === null ? [] : [email],
  ...more,
});

async function addGuestList(client: Client): Promise<void> {
  await client.send(
    'guest-list/import',
    toImport([
      createEntry('Nerissa', 'nerissa@belmont.example', { language: 'it' }),
      createEntry('Gratiano', 'gratiano@belmont.example'),
      createEntry('Lancelot', null),
    ]),
  );
}

const draft = (client: Client, kind: MailingKind) => client.send<Mailing>('mailings', { kind });
/** The request that sends a mailing to the recipients that the page shows. */
async function send(client: Client, mailing: Mailing, at: string | null = null) {
  const { recipientsVersion } = await loadDetails(client, mailing);
  const { id, version } = mailing;
  const body = { version, recipientsVersion, at, daysBeforeDeadline: null };
  return [`mailings/${id}/send`, body] as const;
}

async function load<Answer>(client: Client, path: string): Promise<Answer> {
  const response = await client.request(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
async function loadOverview(client: Client): Promise<MailingsOverview> {
  const { overview } = await load<MailingsResponse>(client, 'mailings');
  if (!overview) throw new Error('The site sends no emails.');
  return overview;
}
const loadDetails = (client: Client, { id }: Mailing) =>
  load<MailingDetails>(client, `mailings/${id}`);

async function expectRejected(
  client: Client,
  [path, body]: readonly [path: string, body: unknown],
  expected: { status: number; code: string; message?: RegExp },
): Promise<void> {
  const response = await client.request(path, { method: 'POST', body });
  const { status, code, message = /./ } = expected;
  expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(response.status).toBe(status);
}

describe('every route for mailings', () => {
  test.for([
    ['GET', 'mailings'],
    ['POST', 'mailings'],
    ['GET', 'mailings/1'],
    ['PUT', 'mailings/1'],
    ['DELETE', 'mailings/1'],
    ['POST', 'mailings/1/preview'],
    ['POST', 'mailings/1/test'],
    ['POST', 'mailings/1/send'],
    ['POST', 'mailings/1/stop'],
    ['POST', 'mailings/1/continue'],
    ['POST', 'mailings/1/more'],
    ['DELETE', 'mailings/unsubscribed/1'],
  ] as const)('is rejected without a session: %s %s', async ([method, path], { anonymous }) => {
    expect((await anonymous.request(path, { method })).status).toBe(401);
  });
});

test('the couple is told that emails have the names of the example, or a deadline in the past', async ({
  client,
  site,
}) => {
  expect(await loadOverview(client)).toMatchObject({ isDemo: true });
  const { rsvp } = content;
  site.content = {
    ...content,
    couple: ['Anna', 'Marco'],
    rsvp: { ...rsvp, deadline: '2020-03-15' },
  };
  expect(await loadOverview(client)).toMatchObject({
    isDemo: false,
    passedDeadline: 'The deadline for replies was March 15, 2020.',
  });
  site.content = { ...content, rsvp: { ...rsvp, deadline: '2999-03-15' } };
  expect(await loadOverview(client)).toMatchObject({ passedDeadline: null });
});

base('a site without a mail server has no mailings', async ({ client }) => {
  expect(await load(client, 'mailings')).toEqual({ overview: null });
  expect((await client.request('mailings/1')).status).toBe(409);
  await expectRejected(client, ['mailings', { kind: 'invitation' }], {
    status: 409,
    code: 'emails-not-configured',
  });
});

describe('a mailing', () => {
  test.for([{}, { kind: 'receipt' }, { kind: 'invitation', message: {} }])(
    'is rejected with the body %j',
    async (body, { client }) => {
      expect((await client.request('mailings', { method: 'POST', body })).status).toBe(400);
    },
  );

  test('is rejected with a text that is too long, or of an unknown language', async ({
    client,
  }) => {
    const { id, version, message } = await draft(client, 'invitation');
    const texts = [
      { en: { subject: 'A', body: 'a'.repeat(10_001) } },
      { en: { subject: 'A\nBcc: b@evil.example', body: 'B' } },
      { la: { subject: 'A', body: 'B' } },
    ];
    for (const text of texts) {
      const body = { version, message: { ...message, texts: text } };
      expect((await client.request(`mailings/${id}`, { method: 'PUT', body })).status).toBe(400);
    }
  });

  test('is rejected with more addresses left out than can be stored', async ({ client }) => {
    const { id, version, message } = await draft(client, 'announcement');
    const text = { subject: 'A', body: '"a"\n'.repeat(2400) };
    const save = (count: number) => {
      const except = Array.from({ length: count }, (_, at) => `guest-number-${at}@belmont.example`);
      const body = { version, message: { ...message, texts: { en: text, it: text }, except } };
      return client.request(`mailings/${id}`, { method: 'PUT', body });
    };
    for (const count of [5001, 5000]) {
      const response = await save(count);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: 'Too many addresses are left out. Choose a smaller group under “Send to”',
        field: 'except',
      });
    }
    expect((await save(4000)).status).toBe(200);
  });

  test('is rejected without a text, with the line to replace, or with {names} in the subject', async ({
    client,
  }) => {
    await addGuestList(client);
    const announcement = await draft(client, 'announcement');
    const expected = { status: 409, code: 'mailing-rejected' };
    await expectRejected(client, await send(client, announcement), {
      ...expected,
      message: /the line “…”/,
    });
    const { id, version, message } = announcement;
    for (const [en, reason] of [
      [{ subject: '', body: 'B' }, /needs a subject/],
      [{ subject: 'For {names}', body: 'B' }, /cannot contain {names}/],
    ] as const) {
      const { mailing } = await loadDetails(client, announcement);
      const body = { version: mailing.version, message: { ...message, texts: { en } } };
      expect((await client.request(`mailings/${id}`, { method: 'PUT', body })).status).toBe(200);
      const saved = { ...mailing, version: mailing.version + 1 };
      await expectRejected(client, await send(client, saved), { ...expected, message: reason });
    }
    expect(version).toBe(1);
  });

  test('is rejected without recipients, in the past, or for the deadline if it is no reminder', async ({
    client,
  }) => {
    const mailing = await draft(client, 'invitation');
    const [path, body] = await send(client, mailing);
    const expected = { status: 409, code: 'mailing-rejected' };
    await expectRejected(client, [path, body], { ...expected, message: /Nobody would get/ });
    await addGuestList(client);
    const past = { ...body, at: '2026-01-01T10:00' };
    await expectRejected(client, [path, past], { ...expected, message: /has passed/ });
    const relative = { ...body, daysBeforeDeadline: 3 };
    await expectRejected(client, [path, relative], { ...expected, message: /Only a reminder/ });
  });

  test('is rejected after somebody else has changed it', async ({ client }) => {
    await addGuestList(client);
    const mailing = await draft(client, 'invitation');
    const { id, version, message } = mailing;
    const save = () =>
      client.request(`mailings/${id}`, { method: 'PUT', body: { version, message } });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(409);
    await expectRejected(client, await send(client, mailing), { status: 409, code: 'conflict' });
  });

  test('after its recipients have changed, also if their number is the same', async ({
    client,
    mailbox,
  }) => {
    await addGuestList(client);
    const mailing = await draft(client, 'invitation');
    const request = await send(client, mailing);
    const { guestList } = await client.guestData();
    const nerissa = guestList.find(({ entry }) => entry.name === 'Nerissa')?.entry;
    await client.request(`guest-list/${nerissa?.id}`, {
      method: 'DELETE',
    });
    await client.send(
      'guest-list/import',
      toImport([createEntry('Jessica', 'jessica@belmont.example')]),
    );
    await expectRejected(client, request, {
      status: 409,
      code: 'recipients-changed',
      message: /The recipients have changed/,
    });
    expect(await loadDetails(client, mailing)).toMatchObject({ mailing: { state: 'draft' } });
    await client.send(...(await send(client, mailing)));
    await expect
      .poll(() => mailbox.emails.flatMap(({ to }) => to))
      .toEqual(['gratiano@belmont.example', 'jessica@belmont.example']);
  });

  test('is rejected as a reminder after a couple’s own wedding', async ({ client, site }) => {
    await addGuestList(client);
    const mailing = await draft(client, 'reminder');
    const [event] = content.celebrate.events;
    if (!event) throw new Error('The content has no event.');
    const celebrate = {
      ...content.celebrate,
      events: [{ ...event, startsAt: '2024-06-01T18:00' }],
    };
    site.content = { ...content, couple: ['Jessica', 'Lorenzo'], celebrate };
    await expectRejected(client, await send(client, mailing), {
      status: 409,
      code: 'wedding-over',
    });
  });

  test('is rejected once it is on its way', async ({ client }) => {
    await addGuestList(client);
    const mailing = await draft(client, 'invitation');
    await client.send(...(await send(client, mailing)));
    const { id, version, message } = mailing;
    await expectRejected(client, await send(client, mailing), {
      status: 409,
      code: 'mailing-started',
    });
    const save = await client.request(`mailings/${id}`, {
      method: 'PUT',
      body: { version, message },
    });
    expect(save.status).toBe(409);
    expect((await client.request(`mailings/${id}`, { method: 'DELETE' })).status).toBe(409);
  });
});

describe('without PUBLIC_URL', () => {
  const unknown = test.extend<{ site: { content: WeddingDocument; publicUrl: null } }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
    site: ({}, use) => use({ content, publicUrl: null }),
  });

  unknown('nothing is sent, because guests could not open the links', async ({ client }) => {
    await addGuestList(client);
    const message = /set PUBLIC_URL/;
    const { problem } = await loadOverview(client);
    expect(problem).toMatch(message);
    const expected = { status: 409, code: 'mailing-rejected', message };
    await expectRejected(client, await send(client, await draft(client, 'invitation')), expected);
  });
});

test('the couple writes to their guests, and sees who got it', async ({ client, mailbox }) => {
  await addGuestList(client);
  mailbox.rejectedRecipients.set('gratiano@belmont.example', { code: 550, text: 'Gone' });
  const mailing = await draft(client, 'invitation');
  expect(mailing).toMatchObject({
    state: 'draft',
    version: 1,
    message: { filter: { who: 'all' } },
  });
  expect(await loadDetails(client, mailing)).toMatchObject({
    recipients: [
      { address: 'nerissa@belmont.example', name: 'Nerissa', language: 'it', omitted: null },
      { address: 'gratiano@belmont.example', name: 'Gratiano', language: 'en', omitted: null },
    ],
    withoutAddress: ['Lancelot'],
    deliveries: [],
  });
  await client.send(...(await send(client, mailing)));
  await expect
    .poll(() => loadDetails(client, mailing))
    .toMatchObject({
      mailing: { state: 'sent', counts: { sent: 1, waiting: 0, failed: 1 } },
      deliveries: [
        { name: 'Gratiano', state: 'failed', error: 'The mail server answered: 550 Gone' },
        { name: 'Nerissa', state: 'sent', error: null },
      ],
      recipients: [{ omitted: 'earlier' }, { omitted: 'earlier' }],
    });
  expect(mailbox.emails[0]?.parsed.subject).toMatch(/^Siete invitati/);

  // The failed one is sent again; the one that arrived is not.
  mailbox.rejectedRecipients.clear();
  const { deliveries } = await loadDetails(client, mailing);
  const [failed, sent] = deliveries;
  await expectRejected(client, [`emails/${sent?.id}/resend`, {}], {
    status: 409,
    code: 'already-sent',
  });
  await client.send(`emails/${failed?.id}/resend`, {});
  await expect
    .poll(() => loadDetails(client, mailing))
    .toMatchObject({ mailing: { state: 'sent', counts: { sent: 2, waiting: 0, failed: 0 } } });

  // Somebody else is invited later.
  await client.send(
    'guest-list/import',
    toImport([createEntry('Jessica', 'jessica@belmont.example')]),
  );
  const more = `mailings/${mailing.id}/more`;
  const { recipientsVersion } = await loadDetails(client, mailing);
  await client.send(
    'guest-list/import',
    toImport([createEntry('Lorenzo', 'lorenzo@belmont.example')]),
  );
  await expectRejected(client, [more, { recipientsVersion }], {
    status: 409,
    code: 'recipients-changed',
  });
  await client.send(more, {
    recipientsVersion: (await loadDetails(client, mailing)).recipientsVersion,
  });
  await expect
    .poll(() => mailbox.emails.flatMap(({ to }) => to))
    .toEqual([
      'nerissa@belmont.example',
      'gratiano@belmont.example',
      'jessica@belmont.example',
      'lorenzo@belmont.example',
    ]);
});

test('two people who send the same draft at once send it once', async ({ client, mailbox }) => {
  await addGuestList(client);
  const mailing = await draft(client, 'invitation');
  const [path, body] = await send(client, mailing);
  const answers = await Promise.all(
    [1, 2, 3].map(() => client.request(path, { method: 'POST', body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await expect.poll(() => mailbox.emails).toHaveLength(2);
});

test('a mailing for later is scheduled, also after the guest list has changed', async ({
  client,
}) => {
  const mailing = await draft(client, 'invitation');
  const request = await send(client, mailing, '2099-06-01T10:00');
  await addGuestList(client);
  expect(await client.send(...request)).toMatchObject({ mailing: { state: 'scheduled' } });
});

test('a scheduled mailing that is stopped is a draft again', async ({ client, mailbox }) => {
  await addGuestList(client);
  const mailing = await draft(client, 'invitation');
  expect(
    await client.send(...(await send(client, mailing, '2099-06-01T10:00'))),
    'the time is that of the wedding',
  ).toMatchObject({ mailing: { state: 'scheduled', sendAt: '2099-06-01T08:00:00.000Z' } });
  expect(await client.send(`mailings/${mailing.id}/stop`, {})).toMatchObject({
    mailing: { state: 'draft', sendAt: null },
  });
  expect(mailbox.emails).toEqual([]);
  expect((await client.request(`mailings/${mailing.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await client.request(`mailings/${mailing.id}`)).status).toBe(404);
});

describe('a preview', () => {
  test('shows the text of a household in its language', async ({ client }) => {
    await addGuestList(client);
    const { id, message } = await draft(client, 'invitation');
    const address = 'nerissa@belmont.example';
    const preview = await client.send<MailingPreview>(`mailings/${id}/preview`, {
      message,
      address,
      language: null,
    });
    expect(preview.subject).toMatch(/^Siete invitati/);
    expect(preview.html).toContain('Ciao Nerissa,');
    expect(preview.text).toMatch(/wedding\.belmont\.example\/i\/[2-9A-Z]{3}-/);
    expect(preview.html).toContain('src="data:image/png;base64,');
  });

  test('escapes what the couple typed, and shows an example without a household', async ({
    client,
  }) => {
    const { id, message } = await draft(client, 'announcement');
    const body = 'Dear {names},\n\n<script>alert(1)</script> {unknown}\n\n{events}';
    const preview = await client.send<MailingPreview>(`mailings/${id}/preview`, {
      message: { ...message, texts: { en: { subject: '{couple}', body } } },
      address: null,
      language: 'en',
    });
    expect(preview.subject).toBe('Portia & Bassanio');
    expect(preview.html).toContain('Dear Anna and Marco,');
    expect(preview.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {unknown}');
    expect(preview.html).not.toContain('<script');
  });
});

test('at most 30 test emails are sent in an hour', async ({ client, mailbox }) => {
  const { id } = await draft(client, 'invitation');
  const path = `mailings/${id}/test`;
  const body = { to: 'us@belmont.example', address: null, language: 'it' };
  for (let count = 0; count < 30; count += 1) await client.send(path, body);
  const message = /At most 30 test emails an hour/;
  await expectRejected(client, [path, body], { status: 409, code: 'mailing-rejected', message });
  expect(mailbox.emails).toHaveLength(30);
});

test('a test email goes to the couple, or its error to the dashboard', async ({
  client,
  mailbox,
}) => {
  const { id } = await draft(client, 'invitation');
  const path = `mailings/${id}/test`;
  const body = { to: 'us@belmont.example', address: null, language: 'it' };
  mailbox.answers.push({ code: 554, text: 'Spam' });
  await expectRejected(client, [path, body], {
    status: 409,
    code: 'mailing-rejected',
    message: /554 Spam/,
  });
  expect((await client.request(path, { method: 'POST', body: { ...body, to: 'x' } })).status).toBe(
    400,
  );
  await client.send(path, body);
  expect(mailbox.emails).toMatchObject([{ to: ['us@belmont.example'] }]);
  expect(mailbox.emails[0]?.parsed.subject).toMatch(/^Test: Siete invitati/);
});

describe('a link to unsubscribe', () => {
  test('gets the same answer with any token, and a GET changes nothing', async ({
    app,
    client,
    database,
    mailbox,
  }) => {
    await addGuestList(client);
    await client.send(...(await send(client, await draft(client, 'invitation'))));
    await expect.poll(() => mailbox.emails).toHaveLength(2);
    const [row] = await database.query<{ token: string }>(
      'SELECT token FROM mail_recipients ORDER BY id',
    );
    const [known, unknown] = [row?.token ?? '', 'x'.repeat(24)];
    const read = async (token: string, init?: RequestInit) => {
      const response = await app.request(`/unsubscribe/${token}?language=it`, init);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return [response.status, await response.text()];
    };
    const page = await read(known);
    expect(page).toEqual([200, expect.stringContaining('<button>Annulla l’iscrizione</button>')]);
    expect(page[1]).not.toContain('Portia');
    expect(await read(unknown)).toEqual(page);
    expect(await loadOverview(client)).toMatchObject({ unsubscribed: [] });

    const oneClick = {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    const done = await read(known, oneClick);
    expect(done).toEqual([200, expect.stringContaining('Iscrizione annullata')]);
    expect(await read(unknown, oneClick)).toEqual(done);
    // PostgreSQL stores no text with this character.
    expect(await read('%00', oneClick)).toEqual(done);
    expect(await read(known, oneClick)).toEqual(done);

    const { unsubscribed } = await loadOverview(client);
    expect(unsubscribed).toMatchObject([{ name: 'Nerissa', address: 'nerissa@belmont.example' }]);
    const next = await draft(client, 'announcement');
    expect(await loadDetails(client, next)).toMatchObject({
      recipients: [{ omitted: 'unsubscribed' }, { omitted: null }],
    });
    const id = unsubscribed[0]?.id;
    await client.request(`mailings/unsubscribed/${id}`, { method: 'DELETE' });
    expect(await loadDetails(client, next)).toMatchObject({
      recipients: [{ omitted: null }, { omitted: null }],
    });
  });
});

test('a link to unsubscribe works after the mail server was removed from the settings', async ({
  database,
  log,
}) => {
  await addRecipients(database, ['nerissa@belmont.example']);
  const [row] = await database.query<{ token: string }>('SELECT token FROM mail_recipients');
  const app = createApp({ settings: readSettings({}), database, access: ACCESS, files: null, log });
  expect((await app.request(`/unsubscribe/${row?.token}`, { method: 'POST' })).status).toBe(200);
  expect(await listUnsubscribed(database)).toMatchObject([{ address: 'nerissa@belmont.example' }]);
});

test('deleting all data deletes mailings and addresses too', async ({ client, database }) => {
  await addGuestList(client);
  await client.send(...(await send(client, await draft(client, 'invitation'))));
  await client.request('delete-all-data', { method: 'POST', body: { confirmation: 'DELETE' } });
  expect(
    await database.query('SELECT id FROM mailings UNION ALL SELECT id FROM mail_recipients'),
  ).toEqual([]);
});
