import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from '../database/database.ts';
import { defineTable } from '../database/table.ts';
import { type Log, toLoggableError } from '../log.ts';

/** How long a sign-in to the dashboard lasts. */
export const DASHBOARD_SESSION_DAYS = 30;

type SessionSigner = {
  isPassword(given: string): boolean;
  /** Creates a session and returns its token, for a cookie. */
  createToken(generation?: string): string;
  /** Signs the session of a valid token for another generation; it expires when it would have. */
  renewToken(token: string, generation: string): string;
  /** Returns the id of the session; null for a forged or expired token. */
  verifyToken(token: string | undefined, generation?: string): string | null;
};

type Options = {
  /** A token of one name is invalid for every other name. */
  name: string;
  days: number;
  password: string;
  secret: string;
};

/**
 * Signs sessions. The key is derived from the secret, the password and the generation, so a new
 * password or generation ends all sessions. The first generation is empty.
 */
export function createSessionSigner(
  { name, days, password, secret }: Options,
  now = Date.now,
): SessionSigner {
  const passwordHash = hmac(secret, password);
  const base = `${name} ${passwordHash.toString('base64url')}`;
  const firstKey = hmac(secret, base);
  function sign(claims: string, generation: string): string {
    const key = generation === '' ? firstKey : hmac(secret, `${base} ${generation}`);
    return hmac(key, claims).toString('base64url');
  }

  return {
    isPassword: (given) => timingSafeEqual(hmac(secret, given), passwordHash),
    createToken(generation = '') {
      const claims = `${randomBytes(16).toString('base64url')}.${now()}`;
      return `${claims}.${sign(claims, generation)}`;
    },
    renewToken(token, generation) {
      const claims = token.slice(0, token.lastIndexOf('.'));
      return `${claims}.${sign(claims, generation)}`;
    },
    verifyToken(token = '', generation = '') {
      const [, id, issuedAt, signature] = TOKEN.exec(token) ?? [];
      if (!id || !issuedAt || !signature) return null;
      const isValid = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(`${id}.${issuedAt}`, generation)),
      );
      const ageMs = now() - Number(issuedAt);
      // A token of a clock that was years ahead would be valid for years.
      const isCurrent = ageMs > -MAX_CLOCK_SKEW_MS && ageMs < days * DAY_MS;
      return isValid && isCurrent ? id : null;
    },
  };
}

/** Signs the sessions of the dashboard. Keyboards compose accents differently: both forms are equal. */
export function createDashboardSigner(
  { password, secret }: { password: string; secret: string },
  now = Date.now,
): SessionSigner {
  const signer = createSessionSigner(
    {
      // Part of the key: another name would end every session.
      name: 'desk session',
      days: DASHBOARD_SESSION_DAYS,
      password: password.normalize(),
      secret,
    },
    now,
  );
  return { ...signer, isPassword: (given) => signer.isPassword(given.normalize()) };
}

/**
 * Signs the sessions of a co-host. They end with another password of theirs or of the couple, and with
 * the co-host's row.
 */
export function createCoHostSigner(
  { password, secret }: { password: string; secret: string },
  { id, passwordHash }: { id: number; passwordHash: string },
): SessionSigner {
  return createSessionSigner({
    name: `co-host session ${id}`,
    days: DASHBOARD_SESSION_DAYS,
    password: JSON.stringify([password.normalize(), passwordHash]),
    secret,
  });
}

/** When the session of a valid token began. */
export function readSignInTime(token: string): number {
  return Number(token.split('.')[1]);
}

/** The clocks of several copies of the server differ a little. */
const MAX_CLOCK_SKEW_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** How long another copy of the server accepts sessions that were ended. */
const MAX_AGE_MS = 1_000;
/** A page must not wait longer for a database that does not answer. */
const MAX_WAIT_MS = 250;

export type SessionGenerations = {
  /** Reads the generations at most once a second; keeps the known ones after an error. */
  refresh(): Promise<void>;
  /** Reads the generations now. Throws StorageError. */
  reload(): Promise<void>;
  /** The generation as last read; null before the first read. */
  get(kind: SessionKind): string | null;
  /** The generation for a new session. Throws StorageError if it was never read. */
  load(kind: SessionKind): Promise<string>;
};

/** Caches the generations of sessions. Without a database nothing can end sessions. */
export function createSessionGenerations(
  database: Queries | null,
  warn: Log['warn'],
  maxWaitMs = MAX_WAIT_MS,
): SessionGenerations {
  let known: Generations | null = database ? null : {};
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const get = (kind: SessionKind) => known && (known[kind] ?? '');

  async function reload(): Promise<void> {
    if (!database) return;
    const startedAt = performance.now();
    triedAt = startedAt;
    const generations = await readGenerations(database);
    // A later read has finished earlier: this one may be from before a change.
    if (startedAt < readAt) return;
    known = generations;
    readAt = startedAt;
  }

  return {
    async refresh() {
      if (!database) return;
      if (!reading && performance.now() - triedAt < MAX_AGE_MS) return;
      reading ??= reload()
        .catch((error) => warn(toLoggableError(error), 'ended sessions could not be read'))
        .finally(() => {
          reading = undefined;
        });
      // Before the first read nobody has access: a guest who comes back would see the gate.
      if (known === null) return reading;
      await Promise.race([reading, sleep(maxWaitMs, undefined, { ref: false })]);
    },
    reload,
    get,
    async load(kind) {
      await reload().catch((error) => {
        if (known === null) throw error;
      });
      return get(kind) ?? '';
    },
  };
}

type SessionKind = 'dashboard' | 'gate';

/** The value that is part of the signing key, for each kind that has one. */
type Generations = Partial<Record<SessionKind, string>>;

export const generationsTable = defineTable(
  'session_generations',
  { id: 'text', generation: 'text' },
  { title: 'keys of sessions', contains: 'access' },
);

async function readGenerations(queries: Queries): Promise<Generations> {
  const rows = await queries.query<{ id: SessionKind; generation: string }>(
    'SELECT id, generation FROM session_generations',
  );
  return Object.fromEntries(rows.map(({ id, generation }) => [id, generation]));
}

/** Ends all sessions of a kind, and returns the generation of new ones. */
export async function renewGeneration(queries: Queries, kind: SessionKind): Promise<string> {
  // Random: with a number, a restored backup could make ended sessions valid again.
  const generation = randomBytes(16).toString('base64url');
  await queries.query(
    'INSERT INTO session_generations (id, generation) VALUES ($1, $2)' +
      ' ON CONFLICT (id) DO UPDATE SET generation = excluded.generation',
    [kind, generation],
  );
  return generation;
}
