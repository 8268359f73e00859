import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { asPgReadsIt, databaseName } from './database-url.ts';

/** Milliseconds. What the page waits for an answer, 15 s, is more than all that can add up here. */
const TIMEOUTS = {
  connect: 5_000,
  lock: 5_000,
  statement: 8_000,
  // For a server that went away without a word: longer than it would take to say so.
  answer: 10_000,
  idleTransaction: 30_000,
};

// PostgreSQL allows 100 by default; several copies and the hosts' own tools share them.
const CONNECTIONS = 10;
const PATIENCE = 60_000;
const PAUSE = 1_000;

const SESSION =
  `SET search_path = public; SET lock_timeout = ${TIMEOUTS.lock};` +
  ` SET statement_timeout = ${TIMEOUTS.statement};` +
  ` SET idle_in_transaction_session_timeout = ${TIMEOUTS.idleTransaction};` +
  // Off, a crash could take back what was acknowledged; a database may have been set so.
  ' SET synchronous_commit = on';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = pg.types.getTypeParser(oid, format ?? 'text');
    // Ids and counts stay far below 2^53.
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === TIMESTAMPTZ) return (text: string) => (parse(text) as Date).toISOString();
    return parse;
  },
};

export type Connections = {
  pool: pg.Pool;
  /** A connection beside the pool, for listening; not yet connected. */
  single(): pg.Client;
  place: string;
};

/**
 * Connects to the database, waiting up to `patience` milliseconds for one that is not there yet, as
 * when all is started at once; `say` tells the person who waits. Throws StartFailure.
 */
export async function connectPostgres(
  url: string,
  {
    say = (line) => process.stderr.write(`${line}\n`),
    patience = PATIENCE,
  }: { say?: (line: string) => void; patience?: number } = {},
): Promise<Connections> {
  const place = databaseName(url);
  const config: pg.PoolConfig = {
    connectionString: asPgReadsIt(url),
    application_name: 'serenissima',
    connectionTimeoutMillis: TIMEOUTS.connect,
    keepAlive: true,
    types,
  };
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    query_timeout: TIMEOUTS.answer,
    onConnect: async (client) => {
      await client.query(SESSION);
    },
  });
  // A lost connection is found out by whoever uses it next; unheard, these events end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await untilItAnswers(pool, { place, say, patience });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, place, single: () => new pg.Client(config) };
}

async function untilItAnswers(
  pool: pg.Pool,
  { place, say, patience }: { place: string; say: (line: string) => void; patience: number },
): Promise<void> {
  const started = performance.now();
  let told = false;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      const { why, passes } = reasonOf(error);
      if (!passes) {
        throw new StartFailure(`The ${place} cannot be used: ${why}. Correct DATABASE_URL.`, {
          cause: error,
        });
      }
      if (performance.now() - started + PAUSE > patience) {
        const seconds = Math.round(patience / 1000);
        throw new StartFailure(
          `The ${place} did not answer for ${seconds} seconds: ${why}. Start it, or correct DATABASE_URL.`,
          { cause: error },
        );
      }
      if (!told) say(`The ${place} does not answer yet: ${why}. Trying again for a minute …`);
      told = true;
      await pause(PAUSE);
    }
  }
}

const REASONS = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'there is no such host'],
  ['ENOENT', 'there is no such socket'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the host cannot be reached'],
  ['ECONNRESET', 'the connection was cut'],
  ['57P03', 'it is starting or stopping'],
  ['57P01', 'it is starting or stopping'],
  ['53300', 'it has no connection free'],
]);

const FINAL = new Map([
  ['28P01', 'the user or the password is wrong'],
  ['28000', 'this user may not connect'],
  ['3D000', 'there is no such database'],
  ['42501', 'this user may not connect'],
]);

/** Why it cannot be had, and whether waiting may help. */
function reasonOf(error: unknown): { why: string; passes: boolean } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const final = FINAL.get(code);
  if (final) return { why: final, passes: false };
  if (isAboutTls(error, code)) {
    const words = error instanceof Error ? error.message : code;
    return { why: `TLS is refused (${words})`, passes: false };
  }
  return { why: REASONS.get(code) ?? 'no answer came', passes: true };
}

function isAboutTls(error: unknown, code: string): boolean {
  return (
    /^ERR_(TLS|SSL|OSSL)|CERT|SIGNATURE|SELF_SIGNED/.test(code) ||
    (error instanceof Error && /SSL connections/.test(error.message))
  );
}
