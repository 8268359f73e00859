import { createServer, type Socket } from 'node:net';
import { test as base, describe, expect } from 'vitest';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { type MailServer, mailServer, mustBeTls } from './mail-server.ts';
import { mailServerOf } from './mail-settings.ts';

// What falls silent is given up soon, and a machine at work on other things is not yet silent.
const SOON = { connect: 2_000, answer: 2_000, all: 30_000 };
const MESSAGE = {
  from: 'us@belmont.example',
  to: ['portia@belmont.example'],
  bytes: Buffer.from('Subject: Hello\r\n\r\nHello\r\n.\r\nstill\r\n'),
};
const nothing = async () => {};

const test = base.extend<{ mailbox: Mailbox; server: MailServer }>({
  mailbox: withMailbox,
  server: async ({ mailbox }, use) => use(mailServer(mailServerOf(mailbox.url))),
});

describe('not sent', () => {
  test('to a server that is not there', async ({ mailbox, server }) => {
    await mailbox.close();
    expect(await server.send(MESSAGE, nothing)).toEqual({
      kind: 'failed',
      server: true,
      error: expect.stringMatching(/^The mail server cannot be reached \(.*ECONNREFUSED/),
    });
  });

  test('to a name that is none', async () => {
    const server = mailServer(mailServerOf('smtp://mail.belmont.invalid'), SOON);
    expect(await server.send(MESSAGE, nothing)).toMatchObject({ kind: 'failed', server: true });
  });

  test('to a server that answers nothing at all', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const server = mailServer(mailServerOf(`smtp://127.0.0.1:${port}`), SOON);
    expect(await server.send(MESSAGE, nothing)).toMatchObject({
      kind: 'failed',
      server: true,
      error: expect.stringMatching(/^The mail server did not answer/),
    });
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  test('to a server that says a byte now and then', async () => {
    const mute = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220-');
      const drip = setInterval(() => socket.write('.'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const patience = { connect: 60_000, answer: 60_000, all: 300 };
    const server = mailServer(mailServerOf(`smtp://127.0.0.1:${port}`), patience);
    expect(await server.send(MESSAGE, nothing)).toMatchObject({ kind: 'failed', server: true });
    mute.close();
  });

  test('to a server that is closed for the day', async ({ mailbox, server }) => {
    mailbox.isClosed = true;
    expect(await server.send(MESSAGE, nothing)).toMatchObject({
      kind: 'failed',
      server: true,
      error: expect.stringContaining('Closed today'),
    });
  });

  test('with a wrong password, which no fault repeats', async ({ mailbox }) => {
    const url = `smtp://us:wr0ng-w0rd@127.0.0.1:${mailbox.port}`;
    const outcome = await mailServer(mailServerOf(url)).send(MESSAGE, nothing);
    expect(outcome).toMatchObject({
      kind: 'failed',
      server: true,
      error: expect.stringMatching(/^The mail server does not take the user and password/),
    });
    expect(JSON.stringify(outcome)).not.toContain('wr0ng');
    expect(JSON.stringify(outcome)).not.toContain(Buffer.from('wr0ng-w0rd').toString('base64'));
  });

  test('to nobody’s address', async ({ mailbox, server }) => {
    mailbox.unknown.set('portia@belmont.example', { says: 550, words: 'No such mailbox' });
    expect(await server.send(MESSAGE, nothing)).toEqual({
      kind: 'refused',
      error: 'The mail server said: 550 No such mailbox',
    });
  });

  test('to an address that is asked to wait', async ({ mailbox, server }) => {
    mailbox.unknown.set('portia@belmont.example', { says: 450, words: 'Greylisted' });
    expect(await server.send(MESSAGE, nothing)).toEqual({
      kind: 'failed',
      server: false,
      error: 'The mail server said: 450 Greylisted',
    });
  });

  test('when the server refuses it whole, for now or for good', async ({ mailbox, server }) => {
    mailbox.answers.push({ says: 451, words: 'Later' }, { says: 554, words: 'Spam' });
    expect(await server.send(MESSAGE, nothing)).toMatchObject({ kind: 'failed', server: false });
    expect(await server.send(MESSAGE, nothing)).toMatchObject({ kind: 'refused' });
    expect(mailbox.emails).toEqual([]);
  });

  test.for(['a@b.example\r\nRCPT TO:<x@y.example>', 'a@b.example>\r\nDATA', 'a\n@b.example'])(
    'to %j',
    async (address, { mailbox, server }) => {
      const outcome = await server.send({ ...MESSAGE, to: [address] }, nothing);
      expect(outcome).toMatchObject({ kind: 'refused' });
      expect(mailbox.emails).toEqual([]);
    },
  );

  test('when the note that it begins cannot be made', async ({ mailbox, server }) => {
    const outcome = await server.send(MESSAGE, () => Promise.reject(new Error('disk full')));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(mailbox.emails).toEqual([]);
  });
});

describe('nobody knows whether it was sent', () => {
  test.for(['keep-and-fall-silent', 'cut'] as const)(
    'when the server takes it all: %s',
    async (answer, { mailbox }) => {
      mailbox.answers.push(answer);
      const server = mailServer(mailServerOf(mailbox.url), SOON);
      expect(await server.send(MESSAGE, nothing)).toMatchObject({ kind: 'unsure' });
      expect(mailbox.emails).toHaveLength(1);
    },
  );
});

test('sent, with the user and the password', async ({ mailbox }) => {
  const server = mailServer(mailServerOf(`smtp://us:secret@127.0.0.1:${mailbox.port}`));
  const begun: number[] = [];
  const outcome = await server.send(MESSAGE, async () => {
    begun.push(mailbox.emails.length);
  });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(begun).toEqual([0]);
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
])('%s must turn to TLS: %s', (url, must) => {
  expect(mustBeTls(mailServerOf(url))).toBe(must);
});
