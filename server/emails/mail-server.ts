import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { toAsciiDomain } from '../../domain/emails/email-address.ts';
import { isThisMachine } from '../platform/this-machine.ts';
import { FAILURES } from './failures.ts';
import type { SmtpServer } from './mail-settings.ts';
import type { Message } from './message.ts';

export type MailServer = {
  /**
   * Sends one email. Waits for `onBegin` before the mail server receives the first byte, and sends nothing
   * if it returns false. Never throws.
   */
  send(message: Message, onBegin: () => Promise<boolean>): Promise<SendResult>;
};

/** Accepts every email and sends none. */
export const NO_MAIL_SERVER: MailServer = {
  send: async (_, onBegin) => ({ kind: (await onBegin()) ? 'sent' : 'stopped' }),
};

export type SendResult =
  | { kind: 'sent' }
  /** `onBegin` returned false. */
  | { kind: 'stopped' }
  /** The mail server will never accept this email. */
  | { kind: 'rejected'; error: string }
  /** A later attempt may succeed. `affectsAllEmails`: no other email would have been sent either. */
  | { kind: 'failed'; error: string; affectsAllEmails: boolean }
  /** The mail server received the whole email and did not answer. */
  | { kind: 'unconfirmed'; error: string };

type Timeouts = { connectMs: number; answerMs: number; totalMs: number };

// A mail server may check an email for minutes before it accepts it.
const TIMEOUTS: Timeouts = { connectMs: 20_000, answerMs: 120_000, totalMs: 300_000 };

export function createMailServer(smtp: SmtpServer, timeouts: Timeouts = TIMEOUTS): MailServer {
  return {
    async send(message, onBegin) {
      const progress: Progress = { hasBegun: false, isHandedOver: false };
      try {
        const isSent = await deliver(smtp, message, { timeouts, onBegin, progress });
        return { kind: isSent ? 'sent' : 'stopped' };
      } catch (error) {
        return toResult(error, progress);
      }
    },
  };
}

// Somebody waits for the answer in front of a form.
const TEST_TIMEOUTS: Timeouts = { connectMs: 10_000, answerMs: 20_000, totalMs: 40_000 };

/** Sends one email while the couple waits; returns the reason if it was not sent. */
export async function trySending(
  smtp: SmtpServer,
  message: Message,
  timeouts = TEST_TIMEOUTS,
): Promise<MailFailure | null> {
  const progress: Progress = { hasBegun: false, isHandedOver: false };
  try {
    await deliver(smtp, message, { timeouts, onBegin: async () => true, progress });
    return null;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const { code = '', command = '', response = '' } = toDetails(error);
    const answer = toOneLine(response);
    return { code, command, answer, cause: toOneLine(cause), error: toErrorMessage(error) };
  }
}

/** Why an email was not sent. Nothing in it comes from the settings. */
export type MailFailure = {
  /** Of nodemailer, as in ETIMEDOUT. */
  code: string;
  /** The step of the SMTP dialogue. */
  command: string;
  /** The words of the mail server; empty if it said nothing. */
  answer: string;
  cause: string;
  /** As it is stored with an email that failed. */
  error: string;
};

type Delivery = { timeouts: Timeouts; onBegin: () => Promise<boolean>; progress: Progress };

/** False if `onBegin` stopped it; throws the error of the step that failed. */
async function deliver(
  smtp: SmtpServer,
  { from, to, bytes }: Message,
  { timeouts, onBegin, progress }: Delivery,
): Promise<boolean> {
  const connection = createConnection(smtp, timeouts);
  // A server that sends a byte now and then never times out as idle.
  const timer = setTimeout(() => connection.close(), timeouts.totalMs);
  try {
    await logIn(connection, smtp);
    if (!(await onBegin())) {
      connection.quit();
      return false;
    }
    progress.hasBegun = true;
    const envelope = { from: toAsciiDomain(from), to: to.map(toAsciiDomain), size: bytes.length };
    const content = Readable.from([bytes]).once('end', () => {
      progress.isHandedOver = true;
    });
    await runStep(connection, (done) => connection.send(envelope, content, done));
    connection.quit();
    return true;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Connects and logs in without sending anything; returns the error, or null when it works. */
export async function checkMailServer(smtp: SmtpServer): Promise<string | null> {
  const connection = createConnection(smtp, TIMEOUTS);
  const timer = setTimeout(() => connection.close(), TIMEOUTS.connectMs);
  try {
    await logIn(connection, smtp);
    connection.quit();
    return null;
  } catch (error) {
    connection.close();
    return toErrorMessage(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an unencrypted connection is refused: a password leaves this machine only over TLS. */
export function requiresTls({ host, secure, login }: SmtpServer): boolean {
  return !secure && login !== null && !isThisMachine(host);
}

function createConnection(smtp: SmtpServer, timeouts: Timeouts): SMTPConnection {
  const connection = new SMTPConnection({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: requiresTls(smtp),
    // The certificate of a mail server on the same machine is rarely a trusted one.
    ignoreTLS: isThisMachine(smtp.host),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    socketCloseTimeout: 1_000,
  });
  // An error can also arrive after the last step; without a listener it would end the process.
  connection.on('error', () => {});
  return connection;
}

async function logIn(connection: SMTPConnection, { login }: SmtpServer): Promise<void> {
  await runStep(connection, (done) => connection.connect(done));
  if (!login) return;
  const { user, password: pass } = login;
  await runStep(connection, (done) => connection.login({ user, pass }, done));
}

type Progress = { hasBegun: boolean; isHandedOver: boolean };

/** Runs one step of the SMTP dialogue; a connection that ends also ends the step. */
function runStep(
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

function toResult(thrown: unknown, { hasBegun, isHandedOver }: Progress): SendResult {
  const { code, command, responseCode } = toDetails(thrown);
  const error = toErrorMessage(thrown);
  if (!hasBegun) return { kind: 'failed', error, affectsAllEmails: true };
  if (responseCode === undefined) {
    // The address cannot be written in an SMTP command.
    if (code === 'EENVELOPE') return { kind: 'rejected', error };
    return isHandedOver
      ? { kind: 'unconfirmed', error }
      : { kind: 'failed', error, affectsAllEmails: true };
  }
  // The server rejects the sender, or every connection (421): that is not about this email.
  const affectsAllEmails = command === 'MAIL FROM' || responseCode === 421;
  return responseCode >= 500 && !affectsAllEmails
    ? { kind: 'rejected', error }
    : { kind: 'failed', error, affectsAllEmails };
}

function toDetails(thrown: unknown): Details {
  return typeof thrown === 'object' && thrown !== null ? thrown : {};
}

const MESSAGES: Record<string, string> = {
  ECONNECTION: FAILURES.connectionClosed,
  ESOCKET: FAILURES.unreachable,
  EDNS: FAILURES.unknownName,
  ETIMEDOUT: FAILURES.noAnswer,
  ETLS: FAILURES.noTls,
  EAUTH: FAILURES.loginRejected,
};

function toErrorMessage(thrown: unknown): string {
  const { code = '', response } = toDetails(thrown);
  if (response && code !== 'EAUTH') return `${FAILURES.answered} ${toOneLine(response)}`;
  const message = MESSAGES[code] ?? FAILURES.notSent;
  const cause = thrown instanceof Error ? thrown.message : String(thrown);
  return `${message} (${toOneLine(cause)})`;
}

/** Shortens a text of a foreign server to one line that is safe to store. */
function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
