import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { test as base, describe, expect } from 'vitest';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { createMailServer, type MailServer, requiresTls } from './mail-server.ts';
import { parseSmtpUrl } from './mail-settings.ts';

// Short enough for a test, long enough for a busy machine.
const SHORT_TIMEOUTS = { connectMs: 2_000, answerMs: 2_000, totalMs: 30_000 };
const MESSAGE = {
  from: 'us@belmont.example',
  to: ['portia@belmont.example'],
  bytes: Buffer.from('Subject: Hello\r\n\r\nHello\r\n.\r\nstill\r\n'),
};
const onBegin = async () => true;

const test = base.extend<{ mailbox: Mailbox; server: MailServer }>({
  mailbox: withMailbox,
  server: async ({ mailbox }, use) => use(createMailServer(parseSmtpUrl(mailbox.url))),
});

describe('an email', () => {
  test('is not sent when the mail server is down', async ({ mailbox, server }) => {
    await mailbox.close();
    expect(await server.send(MESSAGE, onBegin)).toEqual({
      kind: 'failed',
      affectsAllEmails: true,
      error: expect.stringMatching(/^The mail server cannot be reached \(.*ECONNREFUSED/),
    });
  });

  test('is not sent when the mail server’s name does not exist', async () => {
    const server = createMailServer(parseSmtpUrl('smtp://mail.belmont.invalid'), SHORT_TIMEOUTS);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({
      kind: 'failed',
      affectsAllEmails: true,
    });
  });

  test('is not sent when the mail server never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const server = createMailServer(parseSmtpUrl(`smtp://127.0.0.1:${port}`), SHORT_TIMEOUTS);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({
      kind: 'failed',
      affectsAllEmails: true,
      error: expect.stringMatching(/^The mail server did not answer/),
    });
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('is not sent when the mail server sends a byte now and then and never finishes', async () => {
    const silent = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220-');
      const drip = setInterval(() => socket.write('.'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const timeouts = { connectMs: 60_000, answerMs: 60_000, totalMs: 300 };
    const server = createMailServer(parseSmtpUrl(`smtp://127.0.0.1:${port}`), timeouts);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({
      kind: 'failed',
      affectsAllEmails: true,
    });
    silent.close();
  });

  test('is not sent when the mail server rejects every connection', async ({ mailbox, server }) => {
    mailbox.rejectsConnections = true;
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({
      kind: 'failed',
      affectsAllEmails: true,
      error: expect.stringContaining('Closed today'),
    });
  });

  test('is not sent with a wrong password, and the error does not repeat the password', async ({
    mailbox,
  }) => {
    const url = `smtp://us:wr0ng-w0rd@127.0.0.1:${mailbox.port}`;
    const outcome = await createMailServer(parseSmtpUrl(url)).send(MESSAGE, onBegin);
    expect(outcome).toMatchObject({
      kind: 'failed',
      affectsAllEmails: true,
      error: expect.stringMatching(/^The mail server rejected the user and password/),
    });
    expect(JSON.stringify(outcome)).not.toContain('wr0ng');
    expect(JSON.stringify(outcome)).not.toContain(Buffer.from('wr0ng-w0rd').toString('base64'));
  });

  test('is not sent to an address that does not exist', async ({ mailbox, server }) => {
    mailbox.rejectedRecipients.set('portia@belmont.example', {
      code: 550,
      text: 'No such mailbox',
    });
    expect(await server.send(MESSAGE, onBegin)).toEqual({
      kind: 'rejected',
      error: 'The mail server answered: 550 No such mailbox',
    });
  });

  test('is not sent yet to an address that asks for a later attempt', async ({
    mailbox,
    server,
  }) => {
    mailbox.rejectedRecipients.set('portia@belmont.example', { code: 450, text: 'Greylisted' });
    expect(await server.send(MESSAGE, onBegin)).toEqual({
      kind: 'failed',
      affectsAllEmails: false,
      error: 'The mail server answered: 450 Greylisted',
    });
  });

  test('is not sent when the mail server rejects its content, for now or for good', async ({
    mailbox,
    server,
  }) => {
    mailbox.answers.push({ code: 451, text: 'Later' }, { code: 554, text: 'Spam' });
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({
      kind: 'failed',
      affectsAllEmails: false,
    });
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({ kind: 'rejected' });
    expect(mailbox.emails).toEqual([]);
  });

  test.for(['a@b.example\r\nRCPT TO:<x@y.example>', 'a@b.example>\r\nDATA', 'a\n@b.example'])(
    'is not sent to the malicious address %j',
    async (address, { mailbox, server }) => {
      const outcome = await server.send({ ...MESSAGE, to: [address] }, onBegin);
      expect(outcome).toMatchObject({ kind: 'rejected' });
      expect(mailbox.emails).toEqual([]);
    },
  );

  test('is not sent when the start cannot be recorded', async ({ mailbox, server }) => {
    const outcome = await server.send(MESSAGE, () => Promise.reject(new Error('disk full')));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(mailbox.emails).toEqual([]);
  });
});

describe('an email', () => {
  test.for(['receive-and-hang', 'receive-and-disconnect'] as const)(
    'is unconfirmed when the mail server receives it and does not answer (%s)',
    async (answer, { mailbox }) => {
      mailbox.answers.push(answer);
      const server = createMailServer(parseSmtpUrl(mailbox.url), SHORT_TIMEOUTS);
      expect(await server.send(MESSAGE, onBegin)).toMatchObject({ kind: 'unconfirmed' });
      expect(mailbox.emails).toHaveLength(1);
    },
  );
});

test('an email that was stopped while the server connected is not sent', async ({
  mailbox,
  server,
}) => {
  expect(await server.send(MESSAGE, async () => false)).toEqual({ kind: 'stopped' });
  expect(mailbox.emails).toEqual([]);
});

test('an email to an international domain reaches a mail server that accepts only ASCII', async () => {
  const commands: string[] = [];
  const strict = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    createInterface(socket).on('line', (line) => {
      commands.push(line);
      const isAscii = /^[\x20-\x7e]*$/.test(line);
      // The message is one line; the dot after it gets the answer.
      if (line === 'Hello') return;
      if (line === 'DATA') socket.write('354 Go on\r\n');
      else socket.write(isAscii ? '250 Fine\r\n' : '553 5.6.7 SMTPUTF8 needed\r\n');
    });
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  const { port } = strict.address() as AddressInfo;
  const server = createMailServer(parseSmtpUrl(`smtp://127.0.0.1:${port}`));
  const message = {
    from: 'wir@köln.example',
    to: ['Anna@München.de', 'anna@mu\u0308nchen.de', 'anna@例え.jp', 'Us@Belmont.example'],
    bytes: Buffer.from('Hello'),
  };
  expect(await server.send(message, onBegin)).toEqual({ kind: 'sent' });
  strict.close();
  expect(commands.filter((line) => line.includes('@'))).toEqual([
    expect.stringMatching(/^MAIL FROM:<wir@xn--kln-sna\.example>/),
    'RCPT TO:<Anna@xn--mnchen-3ya.de>',
    'RCPT TO:<anna@xn--mnchen-3ya.de>',
    'RCPT TO:<anna@xn--r8jz45g.jp>',
    'RCPT TO:<Us@belmont.example>',
  ]);
});

test('an email is sent with user and password', async ({ mailbox }) => {
  const server = createMailServer(parseSmtpUrl(`smtp://us:secret@127.0.0.1:${mailbox.port}`));
  const emailsAtBegin: number[] = [];
  const outcome = await server.send(MESSAGE, async () => {
    emailsAtBegin.push(mailbox.emails.length);
    return true;
  });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(emailsAtBegin).toEqual([0]);
  expect(mailbox.emails).toMatchObject([{ to: MESSAGE.to, raw: MESSAGE.bytes.toString() }]);
});

test.each([
  ['smtp://u:p@mail.example', true],
  ['smtp://mail.example', false],
  ['smtps://u:p@mail.example', false],
  ['smtp://u:p@127.0.0.1', false],
  ['smtp://u:p@[::1]', false],
  ['smtp://u:p@localhost', false],
  ['smtp://u:p@127.0.0.1.example', true],
])('%s requires TLS: %s', (url, expected) => {
  expect(requiresTls(parseSmtpUrl(url))).toBe(expected);
});
