import { createRequire } from 'node:module';
import pRetry from 'p-retry';
import type pg from 'pg';
import { CommandError } from '../command-error.ts';

const require = createRequire(import.meta.url);

/** Loads pg at its first use, because its 35 modules cost a server on SQLite a tenth of its start time. */
export function loadPg(): typeof pg {
  return require('pg');
}

// Together less than the 15 s that the page waits for an answer.
const TIMEOUTS_MS = {
  connect: 5_000,
  lock: 5_000,
  statement: 8_000,
  // For a server that disappeared without closing the connection; longer than `statement`.
  answer: 10_000,
  idleTransaction: 30_000,
};

// PostgreSQL allows 100 by default; several copies and the couple's own tools share them.
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 60_000;
const CONNECT_PAUSE_MS = 1_000;

const SESSION =
  `SET search_path = public; SET lock_timeout = ${TIMEOUTS_MS.lock};` +
  ` SET statement_timeout = ${TIMEOUTS_MS.statement};` +
  ` SET idle_in_transaction_session_timeout = ${TIMEOUTS_MS.idleTransaction};` +
  // Some databases have it off, and a crash there could lose acknowledged replies.
  ' SET synchronous_commit = on';

export type Connections = {
  pool: pg.Pool;
  /** Creates a connection outside the pool, without its timeouts; not yet connected. */
  createClient(): pg.Client;
  /** Name, host and port of the database, without user and password. */
  location: string;
};

export type ConnectOptions = {
  /** Tells the person at the terminal that the program waits. */
  print?: (line: string) => void;
  timeoutMs?: number;
};

/**
 * Connects to the database. When it does not answer yet, for example because both start at the same
 * time, this waits up to `timeoutMs`. Throws CommandError.
 */
export async function connectPostgres(
  url: string,
  {
    print = (line) => process.stderr.write(`${line}\n`),
    timeoutMs = CONNECT_TIMEOUT_MS,
  }: ConnectOptions = {},
): Promise<Connections> {
  const { Pool, Client, types } = loadPg();
  const location = describeDatabase(url);
  const config: pg.PoolConfig = {
    connectionString: normalizeSslMode(url),
    application_name: 'serenissima',
    connectionTimeoutMillis: TIMEOUTS_MS.connect,
    keepAlive: true,
    types: createTypes(types),
  };
  const pool = new Pool({
    ...config,
    max: MAX_CONNECTIONS,
    query_timeout: TIMEOUTS_MS.answer,
    onConnect: async (client) => {
      await client.query(SESSION);
    },
  });
  // The next query on a lost connection fails. Without these listeners the events end the process.
  const ignoreErrors = () => {};
  pool.on('error', ignoreErrors);
  pool.on('connect', (client) => client.on('error', ignoreErrors));
  try {
    await waitUntilReady(pool, { location, print, timeoutMs });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, location, createClient: () => new Client(config).on('error', ignoreErrors) };
}

const INT8 = 20;
const JSON_TYPE = 114;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** pg calls this for each column of each result. */
function createTypes(defaults: typeof pg.types): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      // Ids and counts stay far below 2^53.
      if (oid === INT8 || oid === NUMERIC) return Number;
      // As its bytes, as SQLite stores it.
      if (oid === JSON_TYPE) return (text: string) => text;
      const parse = defaults.getTypeParser(oid, format ?? 'text');
      if (oid === TIMESTAMPTZ) return (text: string) => (parse(text) as Date).toISOString();
      return parse;
    },
  };
}

async function waitUntilReady(
  pool: pg.Pool,
  { location, print, timeoutMs }: { location: string } & Required<ConnectOptions>,
): Promise<void> {
  try {
    await pRetry(() => pool.query('SELECT 1'), {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: CONNECT_PAUSE_MS,
      maxRetryTime: timeoutMs,
      shouldRetry({ error, attemptNumber }) {
        const { reason, isTemporary } = explainConnectError(error);
        if (isTemporary && attemptNumber === 1) {
          print(`The ${location} does not answer yet: ${reason}. Trying again for a minute …`);
        }
        return isTemporary;
      },
    });
  } catch (error) {
    const { reason, isTemporary } = explainConnectError(error);
    const problem = isTemporary
      ? `did not answer for ${Math.round(timeoutMs / 1000)} seconds: ${reason}. Start it, or correct`
      : `cannot be used: ${reason}. Correct`;
    throw new CommandError(`The ${location} ${problem} DATABASE_URL.`, { cause: error });
  }
}

const TEMPORARY_ERRORS = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'there is no such host'],
  ['ENOENT', 'there is no such socket'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the host cannot be reached'],
  ['ECONNRESET', 'the connection was cut'],
  ['57P03', 'it is starting or stopping'],
  ['57P01', 'it is starting or stopping'],
  ['53300', 'it has no free connection'],
]);

const PERMANENT_ERRORS = new Map([
  ['28P01', 'the user or the password is wrong'],
  ['28000', 'this user may not connect'],
  ['3D000', 'there is no such database'],
  ['42501', 'this user may not connect'],
]);

function explainConnectError(error: unknown): { reason: string; isTemporary: boolean } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const permanent = PERMANENT_ERRORS.get(code);
  if (permanent) return { reason: permanent, isTemporary: false };
  if (isTlsError(error, code)) {
    const message = error instanceof Error ? error.message : code;
    return { reason: `TLS is refused (${message})`, isTemporary: false };
  }
  return { reason: TEMPORARY_ERRORS.get(code) ?? 'no answer came', isTemporary: true };
}

function isTlsError(error: unknown, code: string): boolean {
  return (
    /^ERR_(TLS|SSL|OSSL)|CERT|SIGNATURE|SELF_SIGNED/.test(code) ||
    (error instanceof Error && /SSL connections/.test(error.message))
  );
}

const EXAMPLE = 'for example DATABASE_URL=postgres://user:password@localhost:5432/wedding';

/** Checks a value of DATABASE_URL; the error message never quotes it, because it has a password. */
export function findDatabaseUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    return `DATABASE_URL must be an address that starts with postgres://, ${EXAMPLE}`;
  }
  if (url.pathname.length < 2) {
    return `DATABASE_URL names no database after the host, ${EXAMPLE}`;
  }
  try {
    const { Client } = loadPg();
    new Client(normalizeSslMode(value));
  } catch (error) {
    return `DATABASE_URL cannot be used (${explainUrlError(error)}), ${EXAMPLE}`;
  }
  return undefined;
}

// In these modes libpq and its clients encrypt without a trusted certificate. By default pg treats
// them as `verify-full`.
const LIBPQ_MODES = ['prefer', 'require', 'verify-ca'];

/** Makes pg read `sslmode` as libpq does. */
function normalizeSslMode(value: string): string {
  const url = new URL(value);
  const { searchParams } = url;
  if (LIBPQ_MODES.includes(searchParams.get('sslmode') ?? '')) {
    searchParams.set('uselibpqcompat', 'true');
  }
  return url.href;
}

/** Name, host and port of the database: safe to print, without user and password. */
export function describeDatabase(value: string): string {
  const { Client } = loadPg();
  const { database, host, port } = new Client(normalizeSslMode(value));
  return `PostgreSQL database ${database} at ${host}:${port}`;
}

function explainUrlError(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return 'a certificate file that it names does not exist';
  }
  return 'its TLS settings contradict each other';
}
