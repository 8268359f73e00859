import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServerAddress } from './mail-settings.ts';
import type { Message } from './message.ts';

/** What became of a letter that was given to the mail server. */
export type Outcome =
  | { kind: 'sent' }
  /** Never will be: the server does not want this letter. */
  | { kind: 'refused'; error: string }
  /** Not this time. `server` says that no other letter would have fared better. */
  | { kind: 'failed'; error: string; server: boolean }
  /** The server had all of it and did not answer. */
  | { kind: 'unsure'; error: string };

export type MailServer = {
  /** Sends one letter; `begin` is waited for before the server gets the first of it. Never throws. */
  send(message: Message, begin: () => Promise<void>): Promise<Outcome>;
};

type Patience = { connect: number; answer: number; all: number };

// Milliseconds. A server may check a letter for minutes before it says that it has it.
const PATIENCE: Patience = { connect: 20_000, answer: 120_000, all: 300_000 };

export function mailServer(address: MailServerAddress, patience: Patience = PATIENCE): MailServer {
  return {
    async send(message, begin) {
      const connection = connectionTo(address, patience);
      const stage: Stage = { begun: false, handedOver: false };
      // A server that sends a byte now and then is never idle, and never done.
      const alarm = setTimeout(() => connection.close(), patience.all);
      try {
        await signIn(connection, address);
        await begin();
        stage.begun = true;
        const { from, to, bytes } = message;
        const envelope = { from, to: [...to], size: bytes.length };
        const content = Readable.from([bytes]).once('end', () => {
          stage.handedOver = true;
        });
        await step(connection, (done) => connection.send(envelope, content, done));
        connection.quit();
        return { kind: 'sent' };
      } catch (error) {
        connection.close();
        return outcomeOf(error, stage);
      } finally {
        clearTimeout(alarm);
      }
    },
  };
}

/** What keeps letters from this mail server, or null: it is greeted and signed in to, and sent nothing. */
export async function mailServerError(
  address: MailServerAddress,
  patience: Patience = PATIENCE,
): Promise<string | null> {
  const connection = connectionTo(address, patience);
  const alarm = setTimeout(() => connection.close(), patience.connect);
  try {
    await signIn(connection, address);
    connection.quit();
    return null;
  } catch (error) {
    connection.close();
    return toLoggableError(error, detailsOf(error));
  } finally {
    clearTimeout(alarm);
  }
}

function connectionTo(address: MailServerAddress, patience: Patience): SMTPConnection {
  const connection = new SMTPConnection({
    host: address.host,
    port: address.port,
    secure: address.secure,
    requireTLS: mustBeTls(address),
    // What a machine's own mail server offers itself is rarely a certificate to be trusted.
    ignoreTLS: isThisMachine(address.host),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.answer,
    socketCloseTimeout: 1_000,
  });
  // It may also come when nobody waits any more.
  connection.on('error', () => {});
  return connection;
}

async function signIn(connection: SMTPConnection, { login }: MailServerAddress): Promise<void> {
  await step(connection, (done) => connection.connect(done));
  if (!login) return;
  const { user, password: pass } = login;
  await step(connection, (done) => connection.login({ user, pass }, done));
}

type Stage = { begun: boolean; handedOver: boolean };

/** A password is never sent in the clear, but to this machine itself. */
export function mustBeTls({ host, secure, login }: MailServerAddress): boolean {
  return !secure && login !== null && !isThisMachine(host);
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host);
}

/** One step of the talk with the server; it is over, too, when the connection is. */
function step(
  connection: SMTPConnection,
  take: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the connection was closed')));
    take((error) => (error ? reject(error) : resolve()));
  });
}

type Details = { code?: string; command?: string; responseCode?: number; response?: string };

function outcomeOf(thrown: unknown, { begun, handedOver }: Stage): Outcome {
  const details = detailsOf(thrown);
  const { code, command, responseCode } = details;
  const error = toLoggableError(thrown, details);
  if (!begun) return { kind: 'failed', error, server: true };
  if (responseCode === undefined) {
    // An address that no command can carry.
    if (code === 'EENVELOPE') return { kind: 'refused', error };
    return handedOver ? { kind: 'unsure', error } : { kind: 'failed', error, server: true };
  }
  // A no to who writes, or to everybody at this moment, is no word about this letter.
  const server = command === 'MAIL FROM' || responseCode === 421;
  return responseCode >= 500 && !server
    ? { kind: 'refused', error }
    : { kind: 'failed', error, server };
}

function detailsOf(error: unknown): Details {
  return typeof error === 'object' && error !== null ? error : {};
}

const WORDS: Record<string, string> = {
  ECONNECTION: 'The mail server closed the connection',
  ESOCKET: 'The mail server cannot be reached',
  EDNS: 'There is no mail server of this name',
  ETIMEDOUT: 'The mail server did not answer',
  ETLS: 'The mail server has no TLS that can be trusted',
  EAUTH: 'The mail server does not take the user and password of SMTP_URL',
};

function toLoggableError(error: unknown, { code = '', response }: Details): string {
  if (response && code !== 'EAUTH') return `The mail server said: ${line(response)}`;
  const known = WORDS[code] ?? 'The letter could not be handed over';
  const said = error instanceof Error ? error.message : String(error);
  return `${known} (${line(said)})`;
}

/** What a stranger's server says, as one line that can be kept. */
function line(said: string): string {
  return said
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
