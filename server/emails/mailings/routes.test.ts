import { describe, expect } from 'vitest';
import content from '../../../content/wedding.ts';
import type {
  Mailing,
  MailingDetails,
  MailingKind,
  MailingPreview,
  MailingsOverview,
  MailingsResponse,
} from '../../../domain/emails/mailings.ts';
import { createApp } from '../../app.ts';
import { type Client, test as withoutMail } from '../../fixtures/dashboard.ts';
import { test as base } from '../../fixtures/emails.ts';
import { toImport } from '../../fixtures/import-request.ts';
import { ACCESS } from '../../fixtures/site.ts';
import { readSettings } from '../../settings.ts';
import { addRecipients, listUnsubscribed } from './mailings-table.ts';

type Api = {
  overview(): Promise<MailingsOverview>;
  draft(kind?: MailingKind): Promise<Mailing>;
  details(mailing: Mailing): Promise<MailingDetails>;
  save(mailing: Mailing, message?: object): Promise<Response>;
  /** Sends a mailing to the recipients that the page shows. */
  send(mailing: Mailing, changes?: object): Promise<Response>;
  /** Adds households, with an address by their name. */
  invite(...names: string[]): Promise<unknown>;
};

const toAddress = (name: string) => `${name.toLowerCase()}@belmont.example`;

function createApi(client: Client): Api {
  const load = async <Answer>(path: string) => {
    const response = await client.request(path);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const details = ({ id }: Mailing) => load<MailingDetails>(`mailings/${id}`);
  return {
    details,
    async overview() {
      const { overview } = await load<MailingsResponse>('mailings');
      return overview ?? expect.fail('The site sends no emails.');
    },
    draft: (kind = 'invitation') => client.send<Mailing>('mailings', { kind }),
    save: ({ id, version, message }, changes = {}) => {
      const body = { version, message: { ...message, ...changes } };
      return client.request(`mailings/${id}`, { method: 'PUT', body });
    },
    async send(mailing, changes = {}) {
      const { recipientsVersion } = await details(mailing);
      const time = { at: null, daysBeforeDeadline: null };
      const body = { version: mailing.version, recipientsVersion, ...time, ...changes };
      return client.request(`mailings/${mailing.id}/send`, { method: 'POST', body });
    },
    invite: (...names) => {
      const rows = names.map((name) => ({
        ...{ name, emails: [toAddress(name)] },
        ...(name === 'Nerissa' && { language: 'it' }),
      }));
      return client.send('guest-list/import', toImport(rows));
    },
  };
}

const test = base.extend<{ emailsPerMinute: number; notify: string[]; api: Api }>({
  emailsPerMinute: 6000,
  notify: ['antonio@rialto.example'],
  api: async ({ client }, use) => use(createApi(client)),
});

/** Expects 409 with an error of the dashboard. */
async function expectError(
  response: Response | Promise<Response>,
  code: string,
  message = /./,
): Promise<void> {
  const { status } = await response;
  expect(await (await response).json()).toMatchObject({
    code,
    message: expect.stringMatching(message),
  });
  expect(status).toBe(409);
}

withoutMail('a site without a mail server has no mailings', async ({ client }) => {
  expect(await (await client.request('mailings')).json()).toEqual({ overview: null });
  expect(await (await client.request('mailings/invited')).json()).toEqual({ addresses: [] });
  expect((await client.request('mailings/1')).status).toBe(409);
  for (const body of [{ kind: 'invitation' }, { kind: 'receipt' }, {}]) {
    const answer = client.request('mailings', { method: 'POST', body });
    await expectError(answer, 'emails-not-configured');
  }
});

describe('a mailing is rejected', () => {
  test.for([{}, { kind: 'receipt' }, { kind: 'invitation', message: {} }])(
    'with the body %j',
    async (body, { client }) => {
      expect((await client.request('mailings', { method: 'POST', body })).status).toBe(400);
    },
  );

  test.for([
    { en: { subject: 'A', body: 'a'.repeat(10_001) } },
    { en: { subject: 'A\nBcc: b@evil.example', body: 'B' } },
    { la: { subject: 'A', body: 'B' } },
  ])(
    'with a text that is too long, breaks a header or is of an unknown language (%#)',
    async (texts, { api }) => {
      expect((await api.save(await api.draft(), { texts })).status).toBe(400);
    },
  );

  test('with more addresses left out than can be stored', async ({ api }) => {
    const mailing = await api.draft('announcement');
    const text = { subject: 'A', body: '"a"\n'.repeat(2400) };
    const save = (count: number) => {
      const except = Array.from({ length: count }, (_, at) => toAddress(`guest-number-${at}`));
      return api.save(mailing, { texts: { en: text, it: text }, except });
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

  test.for([
    [null, /the line “…”/],
    [{ subject: '', body: 'B' }, /needs a subject/],
    [{ subject: 'For {names}', body: 'B' }, /cannot contain {names}/],
  ] as const)('as long as its text cannot be sent: %j', async ([en, reason], { api }) => {
    await api.invite('Gratiano');
    const draft = await api.draft('announcement');
    if (en) await api.save(draft, { texts: { en } });
    const { mailing } = await api.details(draft);
    await expectError(api.send(mailing), 'mailing-rejected', reason);
  });

  test('without recipients, in the past, or for the deadline if it is no reminder', async ({
    api,
  }) => {
    const mailing = await api.draft();
    await expectError(api.send(mailing), 'mailing-rejected', /Nobody would get/);
    await api.invite('Gratiano');
    const past = api.send(mailing, { at: '2026-01-01T10:00' });
    await expectError(past, 'mailing-rejected', /has passed/);
    const relative = api.send(mailing, { daysBeforeDeadline: 3 });
    await expectError(relative, 'mailing-rejected', /Only a reminder/);
  });

  test('after somebody else has changed it', async ({ api }) => {
    await api.invite('Gratiano');
    const mailing = await api.draft();
    expect((await api.save(mailing)).status).toBe(200);
    await expectError(api.save(mailing), 'conflict');
    await expectError(api.send(mailing), 'conflict');
  });

  test('after its recipients have changed, also if their number is the same', async ({
    api,
    client,
    mailbox,
  }) => {
    await api.invite('Nerissa', 'Gratiano');
    const mailing = await api.draft();
    const { recipientsVersion } = await api.details(mailing);
    const { guestList } = await client.guestData();
    const nerissa = guestList.find(({ entry }) => entry.name === 'Nerissa')?.entry;
    await client.request(`guest-list/${nerissa?.id}`, { method: 'DELETE' });
    await api.invite('Jessica');
    const message = /The recipients have changed/;
    await expectError(api.send(mailing, { recipientsVersion }), 'recipients-changed', message);
    expect(await api.details(mailing)).toMatchObject({ mailing: { state: 'draft' } });
    await api.send(mailing);
    await expect
      .poll(() => mailbox.emails.flatMap(({ to }) => to))
      .toEqual(['gratiano@belmont.example', 'jessica@belmont.example']);
  });

  test('as a reminder after a couple’s own wedding', async ({ api, site }) => {
    await api.invite('Gratiano');
    const mailing = await api.draft('reminder');
    const events = content.celebrate.events.map((event) => ({
      ...event,
      startsAt: '2024-06-01T18:00',
    }));
    const celebrate = { ...content.celebrate, events };
    site.content = { ...content, couple: ['Jessica', 'Lorenzo'], celebrate };
    await expectError(api.send(mailing), 'wedding-over');
  });

  test('once it is on its way', async ({ api, client }) => {
    await api.invite('Gratiano');
    const mailing = await api.draft();
    expect((await api.send(mailing)).status).toBe(200);
    await expectError(api.send(mailing), 'mailing-started');
    await expectError(api.save(mailing), 'mailing-started');
    const removal = client.request(`mailings/${mailing.id}`, { method: 'DELETE' });
    await expectError(removal, 'mailing-started');
  });
});

describe('without PUBLIC_URL', () => {
  test.override('site', { content, publicUrl: null });

  test('no mailing is sent, because guests could not open the links', async ({ api }) => {
    await api.invite('Gratiano');
    const message = /set PUBLIC_URL/;
    expect((await api.overview()).problem).toMatch(message);
    await expectError(api.send(await api.draft()), 'mailing-rejected', message);
  });
});

test('the couple is told that emails have the names of the example, or a deadline in the past', async ({
  api,
  site,
}) => {
  expect(await api.overview()).toMatchObject({ isDemo: true });
  const { rsvp } = content;
  const couple: [string, string] = ['Anna', 'Marco'];
  site.content = { ...content, couple, rsvp: { ...rsvp, deadline: '2020-03-15' } };
  const passedDeadline = 'The deadline for replies was March 15, 2020.';
  expect(await api.overview()).toMatchObject({ isDemo: false, passedDeadline });
  site.content = { ...content, rsvp: { ...rsvp, deadline: '2999-03-15' } };
  expect(await api.overview()).toMatchObject({ passedDeadline: null });
});

test('the couple writes to their guests, and sees who got it', async ({ api, client, mailbox }) => {
  await api.invite('Nerissa', 'Gratiano');
  await client.send('guest-list/import', toImport([{ name: 'Lancelot', emails: [] }]));
  mailbox.rejectedRecipients.set('gratiano@belmont.example', { code: 550, text: 'Gone' });
  const mailing = await api.draft();
  const message = { filter: { who: 'all' } };
  expect(mailing).toMatchObject({ state: 'draft', version: 1, message });
  expect(await api.details(mailing)).toMatchObject({
    recipients: [
      { address: 'nerissa@belmont.example', name: 'Nerissa', language: 'it', omitted: null },
      { address: 'gratiano@belmont.example', name: 'Gratiano', language: 'en', omitted: null },
    ],
    withoutAddress: ['Lancelot'],
    deliveries: [],
  });
  await api.send(mailing);
  await expect
    .poll(() => api.details(mailing))
    .toMatchObject({
      mailing: { state: 'sent', counts: { sent: 1, waiting: 0, failed: 1 } },
      deliveries: [
        { name: 'Gratiano', state: 'failed', error: 'The mail server answered: 550 Gone' },
        { name: 'Nerissa', state: 'sent', error: null },
      ],
      recipients: [{ omitted: 'earlier' }, { omitted: 'earlier' }],
    });
  // An email that failed invited nobody.
  const invited = await client.request('mailings/invited');
  expect(await invited.json()).toEqual({ addresses: ['nerissa@belmont.example'] });
  expect(mailbox.emails[0]?.parsed.subject).toMatch(/^Siete invitati/);

  // The failed one is sent again; the one that arrived is not.
  mailbox.rejectedRecipients.clear();
  const [failed, sent] = (await api.details(mailing)).deliveries;
  const again = client.request(`emails/${sent?.id}/resend`, { method: 'POST' });
  await expectError(again, 'already-sent');
  await client.send(`emails/${failed?.id}/resend`, {});
  await expect
    .poll(() => api.details(mailing))
    .toMatchObject({ mailing: { state: 'sent', counts: { sent: 2, waiting: 0, failed: 0 } } });

  // Somebody else is invited later.
  await api.invite('Jessica');
  const more = `mailings/${mailing.id}/more`;
  const { recipientsVersion } = await api.details(mailing);
  await api.invite('Lorenzo');
  const outdated = client.request(more, { method: 'POST', body: { recipientsVersion } });
  await expectError(outdated, 'recipients-changed');
  const current = await api.details(mailing);
  await client.send(more, { recipientsVersion: current.recipientsVersion });
  await expect
    .poll(() => mailbox.emails.flatMap(({ to }) => to))
    .toEqual(['Nerissa', 'Gratiano', 'Jessica', 'Lorenzo'].map(toAddress));
});

test('two people who send the same draft at once send it once', async ({ api, mailbox }) => {
  await api.invite('Nerissa', 'Gratiano');
  const mailing = await api.draft();
  const answers = await Promise.all([1, 2, 3].map(() => api.send(mailing)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await expect.poll(() => mailbox.emails).toHaveLength(2);
});

test('a mailing for later is scheduled, also after the guest list has changed, and a draft again when it is stopped', async ({
  api,
  client,
  mailbox,
}) => {
  const draft = await api.draft();
  const { recipientsVersion } = await api.details(draft);
  await api.invite('Gratiano');
  await api.send(draft, { at: '2099-06-01T10:00', recipientsVersion });
  const { mailing } = await api.details(draft);
  expect(mailing, 'the time is that of the wedding').toMatchObject({
    ...{ state: 'scheduled', sendAt: '2099-06-01T08:00:00.000Z' },
  });
  const path = `mailings/${mailing.id}`;
  const stopped = { mailing: { state: 'draft', sendAt: null } };
  expect(await client.send(`${path}/stop`, {})).toMatchObject(stopped);
  expect(mailbox.emails).toEqual([]);
  expect((await client.request(path, { method: 'DELETE' })).status).toBe(204);
  expect((await client.request(path)).status).toBe(404);
});

describe('a preview', () => {
  const load = (client: Client, { id }: Mailing, body: object) =>
    client.send<MailingPreview>(`mailings/${id}/preview`, { address: null, ...body });

  test('shows the text of a household in its language', async ({ api, client }) => {
    await api.invite('Nerissa');
    const mailing = await api.draft();
    const { message } = mailing;
    const household = { address: 'nerissa@belmont.example', language: null };
    const preview = await load(client, mailing, { message, ...household });
    expect(preview.subject).toMatch(/^Siete invitati/);
    expect(preview.html).toContain('Ciao Nerissa,');
    expect(preview.text).toMatch(/wedding\.belmont\.example\/i\/[2-9A-Z]{3}-/);
    expect(preview.html).toContain('src="data:image/png;base64,');
  });

  test('escapes what the couple typed, and shows an example without a household', async ({
    api,
    client,
  }) => {
    const mailing = await api.draft('announcement');
    const body = 'Dear {names},\n\n<script>alert(1)</script> {unknown}\n\n{events}';
    const message = { ...mailing.message, texts: { en: { subject: '{couple}', body } } };
    const preview = await load(client, mailing, { message, language: 'en' });
    expect(preview.subject).toBe('Portia & Bassanio');
    expect(preview.html).toContain('Dear Anna and Marco,');
    expect(preview.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {unknown}');
    expect(preview.html).not.toContain('<script');
  });
});

test('a test email goes to the couple at most 30 times an hour, or its error to the dashboard', async ({
  api,
  client,
  mailbox,
}) => {
  const { id } = await api.draft();
  const example = { to: 'us@belmont.example', address: null, language: 'it' };
  const send = (changes = {}) =>
    client.request(`mailings/${id}/test`, { method: 'POST', body: { ...example, ...changes } });
  mailbox.answers.push({ code: 554, text: 'Spam' });
  await expectError(send(), 'mailing-rejected', /554 Spam/);
  expect((await send({ to: 'x' })).status).toBe(400);
  for (let count = 1; count < 30; count += 1) expect((await send()).status).toBe(204);
  await expectError(send(), 'mailing-rejected', /At most 30 test emails an hour/);
  expect(mailbox.emails).toHaveLength(29);
  expect(mailbox.emails[0]?.to).toEqual(['us@belmont.example']);
  expect(mailbox.emails[0]?.parsed.subject).toMatch(/^Test: Siete invitati/);
});

test('a link to unsubscribe gets the same answer with any token, and a GET changes nothing', async ({
  app,
  api,
  client,
  database,
  mailbox,
}) => {
  await api.invite('Nerissa', 'Gratiano');
  await api.send(await api.draft());
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
  expect(await api.overview()).toMatchObject({ unsubscribed: [] });

  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  const done = await read(known, oneClick);
  expect(done).toEqual([200, expect.stringContaining('Iscrizione annullata')]);
  // PostgreSQL stores no text with U+0000.
  for (const token of [unknown, '%00', known]) expect(await read(token, oneClick)).toEqual(done);

  const { unsubscribed } = await api.overview();
  expect(unsubscribed).toMatchObject([{ name: 'Nerissa', address: 'nerissa@belmont.example' }]);
  const next = await api.draft('announcement');
  const listOmitted = async () =>
    (await api.details(next)).recipients.map(({ omitted }) => omitted);
  expect(await listOmitted()).toEqual(['unsubscribed', null]);
  await client.request(`mailings/unsubscribed/${unsubscribed[0]?.id}`, { method: 'DELETE' });
  expect(await listOmitted()).toEqual([null, null]);
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
