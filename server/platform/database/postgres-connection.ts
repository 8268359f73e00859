import pRetry from 'p-retry';
import type pg from 'pg';
import { CommandError } from '../command-error.ts';
import { describeDatabase, normalizeSslMode } from './database-url.ts';
import { loadPg } from './load-pg.ts';

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
