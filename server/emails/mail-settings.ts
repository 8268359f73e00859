import { PLAIN_ADDRESS } from '../../domain/emails/mail-server.ts';

export type MailSettings = {
  /** Contains a password: never print it. */
  smtp: SmtpServer;
  from: string;
  /** The couple's addresses for a notification about each reply; empty sends none. */
  notify: readonly string[];
  /** The rate of emails to many guests. */
  emailsPerMinute: number;
  /** In a demo, every email counts as sent and goes nowhere. */
  sendsNothing?: boolean;
};

export type SmtpServer = {
  host: string;
  port: number;
  /** Uses TLS from the first byte. Without it the connection begins unencrypted. */
  secure: boolean;
  login: { user: string; password: string } | null;
};

const EXAMPLE = 'for example SMTP_URL=smtp://user:password@mail.example.com:587';
const MAX_NOTIFY_ADDRESSES = 10;
const MAX_EMAILS_PER_MINUTE = 6000;

/** The first problem of an SMTP_URL. It never repeats the value, which contains a password. */
export function findSmtpUrlError(value: string): string | undefined {
  if (!URL.canParse(value)) return `SMTP_URL is not a URL, ${EXAMPLE}`;
  const url = new URL(value);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') {
    return `SMTP_URL must start with smtp:// or smtps://, ${EXAMPLE}`;
  }
  if (url.hostname === '') return `SMTP_URL names no mail server, ${EXAMPLE}`;
  if (url.pathname.length > 1 || url.search || url.hash) {
    return 'SMTP_URL continues after the port; write %23, %2F and %3F for #, / and ? in the password';
  }
  if ((url.username === '') !== (url.password === '')) {
    return 'SMTP_URL needs both a user and a password, or neither';
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return 'SMTP_URL has a % in its user or password that is not part of a code; write %25 for it';
  }
  return undefined;
}

/** Parses a valid SMTP_URL. */
export function parseSmtpUrl(value: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(value);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    login: username
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : null,
  };
}

export function findEmailsPerMinuteError(value: string): string | undefined {
  if (/^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_EMAILS_PER_MINUTE)
    return;
  return `EMAILS_PER_MINUTE must be a whole number from 1 to ${MAX_EMAILS_PER_MINUTE}, for example EMAILS_PER_MINUTE=30`;
}

export function findMailFromError(value: string): string | undefined {
  if (PLAIN_ADDRESS.test(value)) return undefined;
  return 'MAIL_FROM must be one plain address, for example MAIL_FROM=us@example.com';
}

export function findHostEmailError(value: string): string | undefined {
  const addresses = parseHostEmail(value);
  if (
    addresses.length <= MAX_NOTIFY_ADDRESSES &&
    addresses.every((address) => PLAIN_ADDRESS.test(address))
  ) {
    return undefined;
  }
  return `HOST_EMAIL must be 1 to ${MAX_NOTIFY_ADDRESSES} addresses separated by commas, for example HOST_EMAIL=portia@example.com,bassanio@example.com`;
}

export function parseHostEmail(value: string): string[] {
  return value.split(',').map((address) => address.trim());
}
