import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import { DESIGN_NAMES } from '../designs/designs.ts';
import {
  findBackupKeyError,
  findBackupUrlError,
  parseBackupUrl,
  type RemoteSettings,
} from './backups/remote/backup-url.ts';
import {
  findEmailsPerMinuteError,
  findHostEmailError,
  findMailFromError,
  findSmtpUrlError,
  type MailSettings,
  parseHostEmail,
  parseSmtpUrl,
} from './emails/mail-settings.ts';
import { findHostPasswordError } from './platform/access/passwords.ts';
import { CommandError } from './platform/command-error.ts';
import { findDatabaseUrlError } from './platform/database/postgres-connection.ts';
import { findTrustProxyError } from './platform/http/visitor.ts';
import {
  findSupabaseKeyError,
  findSupabaseUrlError,
  type SupabaseProject,
} from './platform/supabase-project.ts';
import { isThisMachine } from './platform/this-machine.ts';

export type Settings = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  sitePassword: string;
  /** Where the password is checked: in the page (a curtain) or on the server (a lock). */
  gate: 'page' | 'server';
  /** The dashboard's password; null creates one at the first start. */
  hostPassword: string | null;
  /** Whether a passkey, once there is one, takes the place of its account's password. */
  requirePasskeys: boolean;
  /** A PostgreSQL database; null means SQLite in `dataDir`. Contains a password: never print it. */
  databaseUrl: string | null;
  /** When set, the page sends replies there and this server accepts none. */
  supabase: SupabaseProject | null;
  /** The trusted proxies, by number or by address; null trusts no `X-Forwarded-*` header. */
  trustProxy: string | null;
  /** The site's public origin, without a slash at the end; null when it is not set. */
  publicUrl: string | null;
  /** Whether replies and connections are limited per address; password attempts always are. */
  rateLimit: boolean;
  /** When set, guests and the couple get emails. */
  mail: MailSettings | null;
  /** When set, each backup is copied there. */
  remoteBackups: RemoteSettings | null;
  /** The folder or the bucket of the guests' photographs; null means `dataDir`. Contains secrets: never print it. */
  photosUrl: string | null;
  /** Whether the site shows invented guests, with public passwords, and is reset every hour. */
  isDemo: boolean;
  /** The design of the demo; null for that of the content. */
  demoDesign: string | null;
};

type Environment = Record<string, string | undefined>;

/** The gate's default password, which is public in this repository. */
export const DEMO_PASSWORD = 'serenissima';
/** The dashboard's password of a demo, which its pages show. */
const DEMO_HOST_PASSWORD = 'ponte-di-rialto';
/** Emails of a demo are composed and logged, and never sent. */
const DEMO_MAIL: MailSettings = {
  smtp: { host: 'demo.invalid', port: 25, secure: false, login: null },
  ...{ from: 'demo@demo.invalid', notify: [], emailsPerMinute: 600, sendsNothing: true },
};

const PORT = /^\d{1,5}$/;
const HOST = /^[A-Za-z0-9.:_-]{1,253}$/;
const CONTROL = /\p{Cc}/u;

/** A text that `validate` accepts; `validate` returns an error message or undefined. */
function text(validate: (value: string) => string | undefined) {
  return z.string().check((payload) => {
    const message = validate(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  });
}

const environmentSchema = z.object({
  PORT: z._default(
    text((value) => {
      if (PORT.test(value) && Number(value) <= 65_535) return;
      return `PORT is ${quote(value)}; it must be a whole number from 0 to 65535, for example PORT=3000`;
    }),
    '3000',
  ),
  HOST: z._default(
    text((value) => {
      if (HOST.test(value)) return;
      return `HOST is ${quote(value)}; it must be an address of this machine, for example HOST=127.0.0.1`;
    }),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(
    text((value) => {
      if (!CONTROL.test(value)) return;
      return 'DATA_DIR contains control characters; it must be a folder, for example DATA_DIR=./data';
    }),
    './data',
  ),
  SITE_PASSWORD: z._default(
    text((value) => {
      if (value.length >= 1 && value.length <= 200 && !CONTROL.test(value)) return;
      return `SITE_PASSWORD has ${value.length} characters; it must be one line of 1 to 200, for example SITE_PASSWORD=serenissima`;
    }),
    DEMO_PASSWORD,
  ),
  HOST_PASSWORD: z.optional(
    text((value) => {
      const error = findHostPasswordError(value);
      return error && `HOST_PASSWORD ${error}, for example HOST_PASSWORD=ponte-dei-pugni`;
    }),
  ),
  HOST_SIGN_IN: z._default(
    text((value) => {
      if (value === 'password' || value === 'passkey') return;
      return `HOST_SIGN_IN is ${quote(value)}; it must be password or passkey, for example HOST_SIGN_IN=passkey`;
    }),
    'password',
  ),
  GATE: z._default(
    text((value) => {
      if (value === 'page' || value === 'server') return;
      return `GATE is ${quote(value)}; it must be page or server, for example GATE=server`;
    }),
    'page',
  ),
  DATABASE_URL: z.optional(text(findDatabaseUrlError)),
  SUPABASE_URL: z.optional(text(findSupabaseUrlError)),
  SUPABASE_ANON_KEY: z.optional(text(findSupabaseKeyError)),
  TRUST_PROXY: z.optional(text(findTrustProxyError)),
  PUBLIC_URL: z.optional(text(findPublicUrlError)),
  RATE_LIMIT: z._default(
    text((value) => {
      if (value === 'on' || value === 'off') return;
      return `RATE_LIMIT is ${quote(value)}; it must be on or off, for example RATE_LIMIT=on`;
    }),
    'on',
  ),
  SMTP_URL: z.optional(text(findSmtpUrlError)),
  MAIL_FROM: z.optional(text(findMailFromError)),
  HOST_EMAIL: z.optional(text(findHostEmailError)),
  EMAILS_PER_MINUTE: z._default(text(findEmailsPerMinuteError), '30'),
  BACKUP_URL: z.optional(text(findBackupUrlError)),
  BACKUP_KEY: z.optional(text(findBackupKeyError)),
  PHOTOS_URL: z.optional(text((value) => findBackupUrlError(value, 'PHOTOS_URL'))),
  DEMO: z.optional(
    text((value) => {
      if (value === '1') return;
      return `DEMO is ${quote(value)}; it must be 1 or absent, for example DEMO=1`;
    }),
  ),
  DEMO_DESIGN: z.optional(
    text((value) => {
      if (DESIGN_NAMES.includes(value)) return;
      return `DEMO_DESIGN is ${quote(value)}; it must be ${DESIGN_NAMES.join(', ')}, for example DEMO_DESIGN=riva`;
    }),
  ),
});

/** Every name that a `.env` file may contain. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** Reads the settings from an environment; throws CommandError with one line per error. */
export function readSettings(env: Environment): Settings {
  const result = environmentSchema.safeParse(removeBlanks(env));
  const errors = result.error?.issues.map((issue) => issue.message) ?? [];
  const pairErrors = [
    findSupabasePairError(env),
    findMailPairError(env),
    findBackupPairError(env),
    findDemoPairError(env),
  ].filter((error) => error !== undefined);
  errors.push(...pairErrors);
  if (!result.success || pairErrors.length > 0) throw new CommandError(errors.join('\n'));

  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, ...given } = result.data;
  const { SMTP_URL: smtp, MAIL_FROM: from, HOST_EMAIL: hosts } = given;
  const isDemo = given.DEMO === '1';
  return {
    port: Number(given.PORT),
    host: given.HOST,
    // A folder of its own, because a demo deletes everything in it.
    dataDir: isDemo ? resolve(given.DATA_DIR, 'demo') : resolve(given.DATA_DIR),
    sitePassword: given.SITE_PASSWORD,
    gate: given.GATE === 'server' ? 'server' : 'page',
    hostPassword: given.HOST_PASSWORD ?? (isDemo ? DEMO_HOST_PASSWORD : null),
    requirePasskeys: given.HOST_SIGN_IN === 'passkey',
    databaseUrl: given.DATABASE_URL ?? null,
    supabase: url && anonKey ? { url: url.replace(/\/+$/, ''), anonKey } : null,
    trustProxy: given.TRUST_PROXY ?? null,
    publicUrl: given.PUBLIC_URL ? new URL(given.PUBLIC_URL).origin : null,
    rateLimit: given.RATE_LIMIT === 'on',
    mail:
      smtp && from
        ? {
            smtp: parseSmtpUrl(smtp),
            from,
            notify: hosts ? parseHostEmail(hosts) : [],
            emailsPerMinute: Number(given.EMAILS_PER_MINUTE),
          }
        : isDemo
          ? DEMO_MAIL
          : null,
    remoteBackups: given.BACKUP_URL
      ? { url: given.BACKUP_URL, key: given.BACKUP_KEY ?? null }
      : null,
    photosUrl: given.PHOTOS_URL ?? null,
    isDemo,
    demoDesign: given.DEMO_DESIGN ?? null,
  };
}

const PUBLIC_URL_EXAMPLE = 'for example PUBLIC_URL=https://our-wedding.example';

/** Checks a value of PUBLIC_URL; the error message never quotes it, because it may have a password. */
export function findPublicUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `PUBLIC_URL must be an address that starts with https://, ${PUBLIC_URL_EXAMPLE}`;
  }
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    return `PUBLIC_URL must be the bare address of the site, without anything after it, ${PUBLIC_URL_EXAMPLE}`;
  }
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    return `PUBLIC_URL must start with https://: over http:// passwords and replies are not encrypted, ${PUBLIC_URL_EXAMPLE}`;
  }
  return undefined;
}

// `NAME=` means "not set", as in a copied example or a compose file. Not so for SITE_PASSWORD: a
// deployer who empties it wants no gate, and would silently get the demo's password.
function removeBlanks(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value || name === 'SITE_PASSWORD'),
  );
}

function findSupabasePairError(env: Environment): string | undefined {
  if (env.SUPABASE_URL && !env.SUPABASE_ANON_KEY) {
    return 'SUPABASE_ANON_KEY is missing; SUPABASE_URL needs it, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  if (env.SUPABASE_ANON_KEY && !env.SUPABASE_URL) {
    return 'SUPABASE_URL is missing; SUPABASE_ANON_KEY needs it, for example SUPABASE_URL=https://project.supabase.co';
  }
  return undefined;
}

function findMailPairError(env: Environment): string | undefined {
  if (env.SMTP_URL && !env.MAIL_FROM) {
    return 'MAIL_FROM is missing; SMTP_URL needs it, for example MAIL_FROM=us@example.com';
  }
  const dependent = ['MAIL_FROM', 'HOST_EMAIL'].find((name) => env[name]);
  if (dependent && !env.SMTP_URL) {
    return `SMTP_URL is missing; ${dependent} needs it, for example SMTP_URL=smtp://user:password@mail.example.com:587`;
  }
  if (env.SMTP_URL && env.SUPABASE_URL) {
    return 'SMTP_URL and SUPABASE_URL cannot be combined: emails are sent only for replies that this server stores';
  }
  return undefined;
}

function findBackupPairError(env: Environment): string | undefined {
  const { BACKUP_URL: url, BACKUP_KEY: key, DATA_DIR: dataDir = './data' } = env;
  if (key && !url) {
    return 'BACKUP_URL is missing; BACKUP_KEY needs it, for example BACKUP_URL=/mnt/backups';
  }
  if (!url) return undefined;
  if (env.DATABASE_URL || env.SUPABASE_URL) {
    const other = env.DATABASE_URL ? 'DATABASE_URL' : 'SUPABASE_URL';
    return `BACKUP_URL and ${other} cannot be combined: the site backs up only its own SQLite database; back up PostgreSQL with its own tools`;
  }
  if (findBackupUrlError(url)) return undefined;
  const location = parseBackupUrl(url);
  if (location.kind === 'folder' && isInside(resolve(dataDir), location.path)) {
    return 'BACKUP_URL is a folder in DATA_DIR; it must be in another place, for example BACKUP_URL=/mnt/backups';
  }
  return undefined;
}

function findDemoPairError(env: Environment): string | undefined {
  const other = [
    'HOST_PASSWORD',
    'HOST_SIGN_IN',
    'DATABASE_URL',
    'SUPABASE_URL',
    'SMTP_URL',
    'BACKUP_URL',
    'PHOTOS_URL',
  ].find((name) => env[name]);
  if (env.DEMO_DESIGN && !env.DEMO) {
    return 'DEMO is missing; DEMO_DESIGN needs it, for example DEMO=1';
  }
  if (!env.DEMO || !other) return undefined;
  return `DEMO and ${other} cannot be combined: a demo has invented guests in a folder of its own, a public password, and sends nothing`;
}

/** Whether `path` is the folder or in it; on Windows it may be on another drive. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

function quote(value: string): string {
  return JSON.stringify(value.slice(0, 60));
}
