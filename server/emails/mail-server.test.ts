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

const DOWN = { kind: 'failed', affectsAllEmails: true };

/** A server on this machine that answers a connection with `answer`; sends an email to it. */
async function sendTo(
  answer: (socket: Socket) => void,
  timeouts = SHORT_TIMEOUTS,
  email = MESSAGE,
) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailServer = createMailServer(parseSmtpUrl(`smtp://127.0.0.1:${port}`), timeouts);
  const result = await mailServer.send(email, onBegin);
  for (const socket of sockets) socket.destroy();
  server.close();
  return result;
}

describe('an email is not sent when the mail server', () => {
  test('is down', async ({ mailbox, server }) => {
    await mailbox.close();
    const error = expect.stringMatching(/^The mail server cannot be reached \(.*ECONNREFUSED/);
    expect(await server.send(MESSAGE, onBegin)).toEqual({ ...DOWN, error });
  });

  test('has a name that does not exist', async () => {
    const server = createMailServer(parseSmtpUrl('smtp://mail.belmont.invalid'), SHORT_TIMEOUTS);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject(DOWN);
  });

  test('never answers', async () => {
    const error = expect.stringMatching(/^The mail server did not answer/);
    expect(await sendTo(() => {})).toMatchObject({ ...DOWN, error });
  });

  test('sends a byte now and then and never finishes', async () => {
    const drip = (socket: Socket) => {
      socket.write('220-');
      const timer = setInterval(() => socket.write('.'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    const timeouts = { connectMs: 60_000, answerMs: 60_000, totalMs: 300 };
    expect(await sendTo(drip, timeouts)).toMatchObject(DOWN);
  });

  test('rejects every connection', async ({ mailbox, server }) => {
    mailbox.rejectsConnections = true;
    const error = expect.stringContaining('Closed today');
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({ ...DOWN, error });
  });

  test('rejects the password, and the error does not repeat it', async ({ mailbox }) => {
    const url = `smtp://us:wr0ng-w0rd@127.0.0.1:${mailbox.port}`;
    const outcome = await createMailServer(parseSmtpUrl(url)).send(MESSAGE, onBegin);
    const error = expect.stringMatching(/^The mail server rejected the user and password/);
    expect(outcome).toMatchObject({ ...DOWN, error });
    for (const secret of ['wr0ng', Buffer.from('wr0ng-w0rd').toString('base64')]) {
      expect(JSON.stringify(outcome)).not.toContain(secret);
    }
  });

  test.for([
    [{ code: 550, text: 'No such mailbox' }, { kind: 'rejected' }],
    [
      { code: 450, text: 'Greylisted' },
      { kind: 'failed', affectsAllEmails: false },
    ],
  ] as const)('rejects the address with %j', async ([answer, expected], { mailbox, server }) => {
    mailbox.rejectedRecipients.set('portia@belmont.example', answer);
    const error = `The mail server answered: ${answer.code} ${answer.text}`;
    expect(await server.send(MESSAGE, onBegin)).toEqual({ ...expected, error });
  });

  test('rejects its content, for now or for good', async ({ mailbox, server }) => {
    mailbox.answers.push({ code: 451, text: 'Later' }, { code: 554, text: 'Spam' });
    const later = { kind: 'failed', affectsAllEmails: false };
    expect(await server.send(MESSAGE, onBegin)).toMatchObject(later);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({ kind: 'rejected' });
    expect(mailbox.emails).toEqual([]);
  });
});

test.for(['a@b.example\r\nRCPT TO:<x@y.example>', 'a@b.example>\r\nDATA', 'a\n@b.example'])(
  'an email is not sent to the malicious address %j',
  async (address, { mailbox, server }) => {
    const outcome = await server.send({ ...MESSAGE, to: [address] }, onBegin);
    expect(outcome).toMatchObject({ kind: 'rejected' });
    expect(mailbox.emails).toEqual([]);
  },
);

test('an email is not sent when its start cannot be recorded', async ({ mailbox, server }) => {
  const outcome = await server.send(MESSAGE, () => Promise.reject(new Error('disk full')));
  expect(outcome).toMatchObject({ kind: 'failed' });
  expect(mailbox.emails).toEqual([]);
});

test.for(['receive-and-hang', 'receive-and-disconnect'] as const)(
  'an email is unconfirmed when the mail server receives it and does not answer (%s)',
  async (answer, { mailbox }) => {
    mailbox.answers.push(answer);
    const server = createMailServer(parseSmtpUrl(mailbox.url), SHORT_TIMEOUTS);
    expect(await server.send(MESSAGE, onBegin)).toMatchObject({ kind: 'unconfirmed' });
    expect(mailbox.emails).toHaveLength(1);
  },
);

test('an email that was stopped while the server connected is not sent', async ({
  mailbox,
  server,
}) => {
  expect(await server.send(MESSAGE, async () => false)).toEqual({ kind: 'stopped' });
  expect(mailbox.emails).toEqual([]);
});

test('an email to an international domain reaches a mail server that accepts only ASCII', async () => {
  const commands: string[] = [];
  const answer = (socket: Socket) => {
    socket.write('220 mail.example\r\n');
    createInterface(socket).on('line', (line) => {
      commands.push(line);
      const isAscii = /^[\x20-\x7e]*$/.test(line);
      // The message is one line; the dot after it gets the answer.
      if (line === 'Hello') return;
      if (line === 'DATA') socket.write('354 Go on\r\n');
      else socket.write(isAscii ? '250 Fine\r\n' : '553 5.6.7 SMTPUTF8 needed\r\n');
    });
  };
  const email = {
    from: 'wir@köln.example',
    to: ['Anna@München.de', 'anna@mu\u0308nchen.de', 'anna@例え.jp', 'Us@Belmont.example'],
    bytes: Buffer.from('Hello'),
  };
  expect(await sendTo(answer, SHORT_TIMEOUTS, email)).toEqual({ kind: 'sent' });
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
