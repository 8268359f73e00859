/** Where letters go out, and in whose name. */
export type MailSettings = {
  /** Holds a password: never print it. */
  smtp: MailServerAddress;
  from: string;
  /** Whom to tell of every reply; nobody when empty. */
  hosts: readonly string[];
};

export type MailServerAddress = {
  host: string;
  port: number;
  /** Spoken over TLS from the first byte; else it begins in the clear. */
  secure: boolean;
  login: { user: string; password: string } | null;
};

const EXAMPLE = 'for example SMTP_URL=smtp://user:password@mail.example.com:587';
const ADDRESS = /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[A-Za-z0-9.-]{1,253}$/u;
const MOST_HOSTS = 10;

/** What is wrong with SMTP_URL, or nothing; never repeats the value, which holds a password. */
export function smtpUrlError(value: string): string | undefined {
  if (!URL.canParse(value)) return `SMTP_URL is no address, ${EXAMPLE}`;
  const url = new URL(value);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') {
    return `SMTP_URL must start with smtp:// or smtps://, ${EXAMPLE}`;
  }
  if (url.hostname === '') return `SMTP_URL names no mail server, ${EXAMPLE}`;
  if (url.pathname.length > 1 || url.search || url.hash) {
    return 'SMTP_URL goes on after the port; write %23, %2F and %3F for #, / and ? in the password';
  }
  if ((url.username === '') !== (url.password === '')) {
    return 'SMTP_URL has half a login: it needs user and password, or neither';
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return 'SMTP_URL has a % in its login that stands for nothing; write %25 for it';
  }
  return undefined;
}

/** The mail server that a right SMTP_URL names. */
export function mailServerOf(value: string): MailServerAddress {
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

export function mailFromError(value: string): string | undefined {
  if (ADDRESS.test(value)) return undefined;
  return 'MAIL_FROM must be one bare address, for example MAIL_FROM=us@example.com';
}

export function mailHostsError(value: string): string | undefined {
  const hosts = mailHostsOf(value);
  if (hosts.length <= MOST_HOSTS && hosts.every((host) => ADDRESS.test(host))) return undefined;
  return `HOST_EMAIL must be 1 to ${MOST_HOSTS} addresses with commas, for example HOST_EMAIL=portia@example.com,bassanio@example.com`;
}

export function mailHostsOf(value: string): string[] {
  return value.split(',').map((host) => host.trim());
}
