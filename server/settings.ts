import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { hostPasswordError } from './access/host-password.ts';
import { databaseUrlError } from './database/database-url.ts';
import {
  hostEmailError,
  type MailSettings,
  mailFromError,
  parseHostEmail,
  parseSmtpUrl,
  smtpUrlError,
} from './emails/mail-settings.ts';
import { trustProxyError } from './http/visitor.ts';
import { publicUrlError } from './public-url.ts';
import { StartFailure } from './start-failure.ts';
import { type SupabaseProject, supabaseKeyError, supabaseUrlError } from './supabase-project.ts';

export type Settings = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  sitePassword: string;
  /** Who checks the password: the page, a curtain; or the server, the lock. */
  gate: 'page' | 'server';
  /** The dashboard's; null has one made at the first start. */
  hostPassword: string | null;
  /** A PostgreSQL to keep all in; null is SQLite in `dataDir`. Holds a password: never print it. */
  databaseUrl: string | null;
  /** When set, the page sends replies there and this server takes none. */
  supabase: SupabaseProject | null;
  /** The proxies in front, by number or by address; null believes no forwarded header. */
  trustProxy: string | null;
  /** Where guests find the site, without a slash at its end; null when nobody said. */
  publicUrl: string | null;
  /** Whether replies and connections of one address are counted; passwords' tries always are. */
  rateLimit: boolean;
  /** When set, guests and hosts get letters. */
  mail: MailSettings | null;
};

type Environment = Record<string, string | undefined>;

/** The gate's when none is set; it stands in this repository for all to read. */
export const DEMO_PASSWORD = 'serenissima';

const PORT = /^\d{1,5}$/;
const HOST = /^[A-Za-z0-9.:_-]{1,253}$/;
const CONTROL = /\p{Cc}/u;

/** A text that must be right; `fault` says in words what is wrong with it, or nothing. */
function text(fault: (value: string) => string | undefined) {
  return z.string().check((payload) => {
    const message = fault(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  });
}

const environmentSchema = z.object({
  PORT: z._default(
    text((value) => {
      if (PORT.test(value) && Number(value) <= 65_535) return;
      return `PORT is ${quoted(value)}; it must be a whole number from 0 to 65535, for example PORT=3000`;
    }),
    '3000',
  ),
  HOST: z._default(
    text((value) => {
      if (HOST.test(value)) return;
      return `HOST is ${quoted(value)}; it must be an address of this machine, for example HOST=127.0.0.1`;
    }),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(
    text((value) => {
      if (!CONTROL.test(value)) return;
      return 'DATA_DIR has control characters in it; it must be a folder, for example DATA_DIR=./data';
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
      if (!hostPasswordError(value)) return;
      return `HOST_PASSWORD ${hostPasswordError(value)}, for example HOST_PASSWORD=ponte-dei-pugni`;
    }),
  ),
  GATE: z._default(
    text((value) => {
      if (value === 'page' || value === 'server') return;
      return `GATE is ${quoted(value)}; it must be page or server, for example GATE=server`;
    }),
    'page',
  ),
  DATABASE_URL: z.optional(text(databaseUrlError)),
  SUPABASE_URL: z.optional(text(supabaseUrlError)),
  SUPABASE_ANON_KEY: z.optional(text(supabaseKeyError)),
  TRUST_PROXY: z.optional(text(trustProxyError)),
  PUBLIC_URL: z.optional(text(publicUrlError)),
  RATE_LIMIT: z._default(
    text((value) => {
      if (value === 'on' || value === 'off') return;
      return `RATE_LIMIT is ${quoted(value)}; it must be on or off, for example RATE_LIMIT=on`;
    }),
    'on',
  ),
  SMTP_URL: z.optional(text(smtpUrlError)),
  MAIL_FROM: z.optional(text(mailFromError)),
  HOST_EMAIL: z.optional(text(hostEmailError)),
});

/** Every name a `.env` file may hold. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** The settings an environment asks for; throws StartFailure with one line for each fault. */
export function readSettings(env: Environment): Settings {
  const result = environmentSchema.safeParse(withoutBlanks(env));
  const faults = result.error?.issues.map((issue) => issue.message) ?? [];
  const halves = [halfSupabase(env), halfMail(env)].filter((fault) => fault !== undefined);
  faults.push(...halves);
  if (!result.success || halves.length > 0) throw new StartFailure(faults.join('\n'));

  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, ...given } = result.data;
  const { SMTP_URL: smtp, MAIL_FROM: from, HOST_EMAIL: hosts } = given;
  return {
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    sitePassword: given.SITE_PASSWORD,
    gate: given.GATE === 'server' ? 'server' : 'page',
    hostPassword: given.HOST_PASSWORD ?? null,
    databaseUrl: given.DATABASE_URL ?? null,
    supabase: url && anonKey ? { url: url.replace(/\/+$/, ''), anonKey } : null,
    trustProxy: given.TRUST_PROXY ?? null,
    publicUrl: given.PUBLIC_URL ? new URL(given.PUBLIC_URL).origin : null,
    rateLimit: given.RATE_LIMIT === 'on',
    mail:
      smtp && from
        ? { smtp: parseSmtpUrl(smtp), from, notify: hosts ? parseHostEmail(hosts) : [] }
        : null,
  };
}

// `NAME=` means "not set", as in a copied example or a compose file. Not so for the gate's password:
// who empties it wants no gate and would get the demo's.
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value || name === 'SITE_PASSWORD'),
  );
}

function halfSupabase(env: Environment): string | undefined {
  if (env.SUPABASE_URL && !env.SUPABASE_ANON_KEY) {
    return 'SUPABASE_ANON_KEY is missing; SUPABASE_URL needs it, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  if (env.SUPABASE_ANON_KEY && !env.SUPABASE_URL) {
    return 'SUPABASE_URL is missing; SUPABASE_ANON_KEY needs it, for example SUPABASE_URL=https://project.supabase.co';
  }
  return undefined;
}

function halfMail(env: Environment): string | undefined {
  if (env.SMTP_URL && !env.MAIL_FROM) {
    return 'MAIL_FROM is missing; SMTP_URL needs it, for example MAIL_FROM=us@example.com';
  }
  const lonely = ['MAIL_FROM', 'HOST_EMAIL'].find((name) => env[name]);
  if (lonely && !env.SMTP_URL) {
    return `SMTP_URL is missing; ${lonely} needs it, for example SMTP_URL=smtp://user:password@mail.example.com:587`;
  }
  if (env.SMTP_URL && env.SUPABASE_URL) {
    return 'SMTP_URL and SUPABASE_URL do not go together: letters are written for replies that this server takes';
  }
  return undefined;
}

function quoted(value: string): string {
  return JSON.stringify(value.slice(0, 60));
}
