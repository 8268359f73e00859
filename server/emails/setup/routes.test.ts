import { createServer, type Socket } from 'node:net';
import { describe, expect } from 'vitest';
import content from '../../../content/wedding.ts';
import type { MailServerRequest, MailServerResponse } from '../../../domain/emails/mail-server.ts';
import { localizeWedding } from '../../../domain/wedding/localize.ts';
import type { createApp } from '../../app.ts';
import { test as base, type Client, createClient, getCookie } from '../../fixtures/dashboard.ts';
import { findFreePort } from '../../fixtures/free-port.ts';
import { type Mailbox, openMailbox, withMailbox } from '../../fixtures/mailbox.ts';
import { ACCESS, PORTIA } from '../../fixtures/site.ts';
import { createGuestDataSource } from '../../guest-data/guest-data.ts';
import type { Database } from '../../platform/database/database.ts';
import { createFileWebsite } from '../../services.ts';
import { readSettings } from '../../settings.ts';
import { trySending } from '../mail-server.ts';
import { explainMailFailure } from './explain-failure.ts';
import { type MailService, openMailService } from './mail-service.ts';
import { toMailSettings } from './stored-mail-server.ts';

type Fixtures = {
  mailbox: Mailbox;
  env: Record<string, string>;
  /** Opens the emails of a copy of the server. */
  openService: (database?: Database, secret?: string) => Promise<MailService>;
  service: MailService;
  app: ReturnType<typeof createApp>;
};

const test = base.extend<Fixtures>({
  mailbox: withMailbox,
  env: {},
  openService: async ({ database, dataDir, log, env, stopping }, use) => {
    const opened: MailService[] = [];
    await use(async (queries = database, secret = ACCESS.secret) => {
      const settings = readSettings({ DATA_DIR: dataDir, ...env });
      const website = createFileWebsite(queries, log);
      const guestData = createGuestDataSource(queries, () => localizeWedding(content));
      const deps = { database: queries, website, guestData, secret, log };
      const service = await openMailService(settings, deps);
      service.follow(stopping.signal);
      opened.push(service);
      return service;
    });
    stopping.abort();
    for (const service of opened) await service.stop();
  },
  service: async ({ openService }, use) => use(await openService()),
  app: async ({ openApp, service, env }, use) => use(openApp({ emails: service, env })),
});

function createRequest(port: number, changes: Partial<MailServerRequest> = {}): MailServerRequest {
  return {
    ...{ host: '127.0.0.1', port, encryption: 'starttls', user: 'us', password: 'secret' },
    ...{ from: 'us@belmont.example', addresses: ['antonio@rialto.example'], notifies: true },
    emailsPerMinute: 30,
    ...changes,
  };
}

const put = (client: Client, body: unknown) =>
  client.request('mail-server', { method: 'PUT', body });

async function describeServer(client: Client): Promise<MailServerResponse> {
  return (await (await client.request('mail-server')).json()) as MailServerResponse;
}

/** Expects the rejection, at the field, and that nothing was stored. */
async function expectRejected(
  client: Client,
  request: unknown,
  field: string | undefined,
  message: RegExp,
): Promise<void> {
  const response = await put(client, request);
  expect(await response.json()).toEqual({
    code: 'invalid',
    message: expect.stringMatching(message),
    ...(field !== undefined && { field }),
  });
  expect(response.status).toBe(400);
  expect(await describeServer(client)).toEqual({ source: 'none' });
}

/** A server on this machine that answers connections with `answer`, until the test is over. */
async function openPort(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    answer(socket);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  return {
    port,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a mail server is not stored', () => {
  test.for<[string, Partial<Record<keyof MailServerRequest, unknown>>, string]>([
    ['without a host', { host: '' }, 'host'],
    ['with an address as its host', { host: 'https://mail.example' }, 'host'],
    ['with a port that does not exist', { port: 70_000 }, 'port'],
    ['with a line break in the user', { user: 'us\r\nRCPT TO:<x@y.example>' }, 'user'],
    ['with a line break in the password', { password: 'a\nb' }, 'password'],
    ['with a name in the sender', { from: 'Portia <us@belmont.example>' }, 'from'],
    ['with a line break in the sender', { from: 'us@belmont.example\nBcc: x@y.example' }, 'from'],
    ['without an address for the test', { addresses: [] }, 'addresses'],
    ['with a rate of zero', { emailsPerMinute: 0 }, 'emailsPerMinute'],
  ])('%s', async ([, changes, field], { client, mailbox }) => {
    const response = await put(client, createRequest(mailbox.port, changes as object));
    expect(response.status).toBe(400);
    expect(((await response.json()) as { field?: string }).field?.split('.')[0]).toBe(field);
    expect(mailbox.emails).toEqual([]);
  });

  test('without a password for a user', async ({ client, mailbox }) => {
    const request = createRequest(mailbox.port, { password: null });
    await expectRejected(client, request, 'password', /enter the password/);
  });

  test('with a wrong password, which the answer does not repeat', async ({ client, mailbox }) => {
    const request = createRequest(mailbox.port, { password: 'wr0ng-w0rd' });
    const message = /does not accept this user and password.*No such user/;
    await expectRejected(client, request, 'password', message);
    expect(await (await put(client, request)).text()).not.toContain('wr0ng');
  });

  test('with a name that does not exist', async ({ client }) => {
    const request = createRequest(587, { host: 'mail.belmont.invalid' });
    await expectRejected(client, request, 'host', /no mail server called mail\.belmont\.invalid/);
  });

  test('with a port that refuses connections', async ({ client }) => {
    const port = await findFreePort();
    const message = new RegExp(`refuses connections on port ${port}.*465.*587`);
    await expectRejected(client, createRequest(port), 'port', message);
  });

  test('with TLS on a port that begins without it', async ({ client, mailbox }) => {
    const request = createRequest(mailbox.port, { encryption: 'tls' });
    await expectRejected(client, request, 'encryption', /does not begin with TLS/);
  });

  // This machine as another one: a password leaves this machine only over TLS.
  const ELSEWHERE = '0.0.0.0';

  test('if it has no TLS, which is noticed before the password is sent', async ({
    client,
    mailbox,
  }) => {
    const request = createRequest(mailbox.port, { host: ELSEWHERE, password: 'wrong' });
    const message = /offers no encryption on port \d+, so your password was not sent/;
    await expectRejected(client, request, 'encryption', message);
  });

  test.for([
    ['tls', '127.0.0.1'],
    ['starttls', ELSEWHERE],
  ] as const)(
    'if nobody trusts its certificate, with %s',
    async ([encryption, host], { client }) => {
      const untrusted = await openMailbox({ secure: encryption === 'tls' });
      const request = createRequest(untrusted.port, { encryption, host, password: 'wrong' });
      const message =
        /certificate of [\d.]+ cannot be trusted.*password was not sent.*\(.*certificate.*\)$/;
      await expectRejected(client, request, 'host', message);
      await untrusted.close();
    },
  );

  test.for([
    ['starttls', 'encryption', /answers on port \d+, but not without encryption/],
    ['tls', 'port', /does not answer on port \d+.*block outgoing email/],
  ] as const)(
    'if its port accepts connections and says nothing, with %s',
    async ([encryption, field, message]) => {
      using silent = await openPort(() => {});
      const request = createRequest(silent.port, { encryption });
      const { smtp } = toMailSettings(request, request.password);
      const email = { from: 'us@belmont.example', to: request.addresses, bytes: Buffer.from('') };
      const timeouts = { connectMs: 1_500, answerMs: 20_000, totalMs: 20_000 };
      const failure = await trySending(smtp, email, timeouts);
      expect(failure && explainMailFailure(failure, request)).toEqual({
        ...{ field, message: expect.stringMatching(message) },
      });
    },
  );

  test('with the port of another kind of server', async ({ client }) => {
    using web = await openPort((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expectRejected(client, createRequest(web.port), 'port', /not that of a mail server/);
  });

  test('if it does not let the user send from the address', async ({ client, mailbox }) => {
    mailbox.rejectedSenders.add('us@belmont.example');
    const message = /does not let the user us send emails from us@belmont\.example.*Not your name/;
    await expectRejected(client, createRequest(mailbox.port), 'from', message);
  });

  test('if it does not know the couple’s address', async ({ client, mailbox }) => {
    mailbox.rejectedRecipients.set('antonio@rialto.example', { code: 550, text: 'Unknown' });
    const message = /does not accept emails to antonio@rialto\.example.*Unknown/;
    await expectRejected(client, createRequest(mailbox.port), 'addresses', message);
  });

  test('if it rejects the test', async ({ client, mailbox }) => {
    mailbox.answers.push({ code: 554, text: 'Looks like spam' });
    const message = /did not accept the test.*Looks like spam/;
    await expectRejected(client, createRequest(mailbox.port), undefined, message);
  });

  test('by a co-host, who sees it', async ({ app, client, mailbox }) => {
    const { password } = await client.send<{ password: string }>('hosts', {
      ...{ name: 'Nerissa', password: null },
    });
    const signedIn = await createClient(app, '').request('session', {
      ...{ method: 'POST', body: { name: 'Nerissa', password } },
    });
    const coHost = createClient(app, getCookie(signedIn));
    for (const method of ['PUT', 'DELETE']) {
      const body = createRequest(mailbox.port);
      const response = await coHost.request('mail-server', { method, body });
      expect(response.status).toBe(403);
    }
    expect(await describeServer(coHost)).toEqual({ source: 'none' });
  });

  test('without a session', async ({ anonymous, mailbox }) => {
    expect((await put(anonymous, createRequest(mailbox.port))).status).toBe(401);
    expect((await anonymous.request('mail-server')).status).toBe(401);
  });

  test('after 30 tests in an hour', async ({ client }) => {
    const request = createRequest(await findFreePort());
    for (let test = 0; test < 30; test += 1) expect((await put(client, request)).status).toBe(400);
    await expectRejected(client, request, undefined, /At most 30 tests an hour/);
  });
});

describe('with a mail server in the environment', () => {
  test.override('env', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'us@belmont.example' });

  test('the dashboard shows it and cannot change it', async ({ client, mailbox }) => {
    const environment = { host: '127.0.0.1', from: 'us@belmont.example' };
    expect(await describeServer(client)).toEqual({ source: 'environment', ...environment });
    const response = await put(client, createRequest(mailbox.port));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'mail-server-fixed' });
    expect((await client.request('mail-server', { method: 'DELETE' })).status).toBe(409);
  });
});

test('a mail server that works is used at once, and its password is stored encrypted', async ({
  client,
  post,
  mailbox,
  database,
}) => {
  expect(await (await client.request('emails')).json()).toEqual({ emails: null });
  expect((await put(client, createRequest(mailbox.port))).status).toBe(204);
  expect(mailbox.emails).toMatchObject([{ to: ['antonio@rialto.example'] }]);
  expect(mailbox.emails[0]?.parsed.subject).toBe('Test: your wedding website can send emails');

  const { password: _, ...server } = createRequest(mailbox.port);
  const state = await describeServer(client);
  expect(state).toMatchObject({ source: 'dashboard', server, hasPassword: true, isReadable: true });
  expect(JSON.stringify(state)).not.toContain('secret');
  const rows = await database.query<{ sealed_password: string }>('SELECT * FROM mail_server');
  expect(JSON.stringify(rows)).not.toContain('secret');
  expect(rows).toHaveLength(1);

  await post(PORTIA);
  await expect
    .poll(() => mailbox.emails.map(({ to }) => to).sort())
    .toEqual([['antonio@rialto.example'], ['antonio@rialto.example'], [PORTIA.email]].sort());
});

test('a mail server is changed without its password, removed, and entered again', async ({
  client,
  post,
  mailbox,
}) => {
  const request = createRequest(mailbox.port, { notifies: false });
  expect((await put(client, request)).status).toBe(204);
  const changed = { ...request, from: 'love@belmont.example', password: null };
  expect((await put(client, changed)).status).toBe(204);
  await post(PORTIA);
  await expect
    .poll(() => mailbox.emails.at(-1)?.parsed.from?.text)
    .toContain('love@belmont.example');

  expect((await client.request('mail-server', { method: 'DELETE' })).status).toBe(204);
  expect(await describeServer(client)).toEqual({ source: 'none' });
  expect(await (await client.request('emails')).json()).toEqual({ emails: null });
  await expectRejected(client, changed, 'password', /enter the password/);
  expect((await put(client, request)).status).toBe(204);
});

test('the stored password is sent to no other server and no other user', async ({
  client,
  mailbox,
}) => {
  await put(client, createRequest(mailbox.port));
  const received: string[] = [];
  using other = await openPort((socket) => socket.on('data', (data) => received.push(`${data}`)));
  for (const changes of [{ port: other.port }, { user: 'another' }, { host: 'localhost' }]) {
    const request = createRequest(mailbox.port, { password: null, ...changes });
    const response = await put(client, request);
    expect(await response.json()).toMatchObject({
      field: 'password',
      message: expect.stringContaining('belongs to another server or user'),
    });
  }
  expect(received).toEqual([]);
  expect(await describeServer(client)).toMatchObject({ server: { port: mailbox.port } });
});

test('another copy of the server uses it, and a copy that starts later', async ({
  client,
  mailbox,
  openService,
  otherDatabase,
}) => {
  const other = await openService(otherDatabase);
  expect(other.current()).toBeNull();
  await put(client, createRequest(mailbox.port));
  await expect.poll(() => other.current(), { timeout: 10_000 }).not.toBeNull();
  expect((await openService()).current()).not.toBeNull();
});

test('a password of another installation is not readable, which the dashboard and the log say', async ({
  client,
  openApp,
  openService,
  mailbox,
  logged,
}) => {
  await put(client, createRequest(mailbox.port));
  const restored = await openService(undefined, 'the secret of another installation');
  expect(restored.current()).toBeNull();
  expect(await restored.setup?.describe()).toMatchObject({ isReadable: false, hasPassword: false });
  expect(logged).toMatchObject([{ message: expect.stringContaining('cannot be decrypted') }]);
  const there = createClient(openApp({ emails: restored }), client.cookie);
  const response = await put(there, createRequest(mailbox.port, { password: null }));
  expect(await response.json()).toMatchObject({ field: 'password' });
  expect((await put(there, createRequest(mailbox.port))).status).toBe(204);
  expect(restored.current()).not.toBeNull();
});
