import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { decodeReply } from '../domain/replies/rsvp-record.ts';
import { encodeRow, REPLY_COLUMNS } from '../domain/replies/rsvp-schema.ts';
import { REPLY } from './reply-load.ts';
import { quantile } from './statistics.ts';

const PARAMETERS = REPLY_COLUMNS.map((_, index) => `$${index + 1}`).join(', ');

export const INSERT = `INSERT INTO rsvps (${REPLY_COLUMNS.join(', ')}) VALUES (${PARAMETERS}) RETURNING id`;
export const VALUES = encodeRow(decodeReply(REPLY));

/** The speed of a database without a server in front of it. */
export type InsertSpeed = { perSecond: number; p50ms: number; p99ms: number };

/** Measures durable inserts, one after another, in this process. */
export function insertIntoSqlite(sqlite: DatabaseSync, seconds: number): InsertSpeed {
  const insert = sqlite.prepare(INSERT);
  const parameters = Object.fromEntries(VALUES.map((value, index) => [`$${index + 1}`, value]));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    insert.all(parameters);
    times.push(performance.now() - started);
  }
  return toSpeed(times, seconds);
}

/** Measures durable inserts on ten connections, one after another on each. */
export async function insertIntoPostgres(
  pool: pg.Pool,
  seconds: number,
  statement: pg.QueryConfig = { text: INSERT, values: VALUES },
): Promise<InsertSpeed> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  async function insert(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      await pool.query(statement);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: 10 }, insert));
  return toSpeed(times, seconds);
}

function toSpeed(times: readonly number[], seconds: number): InsertSpeed {
  return {
    perSecond: times.length / seconds,
    p50ms: quantile(times, 0.5),
    p99ms: quantile(times, 0.99),
  };
}
