import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { RSVP_COLUMNS } from '../server/tables/rsvps.ts';
import { quantile, REPLY } from './replies-load.ts';

const PLACES = RSVP_COLUMNS.map((_, index) => `$${index + 1}`).join(', ');

export const INSERT = `INSERT INTO rsvps (${RSVP_COLUMNS.join(', ')}) VALUES (${PLACES}) RETURNING id`;
export const VALUES = RSVP_COLUMNS.map((column) => REPLY[column]);

/** What an engine did without a server before it; times in milliseconds. */
export type Bare = { perSecond: number; p50ms: number; p99ms: number };

/** One durable insert after the other, in this process. */
export function insertIntoSqlite(sqlite: DatabaseSync, seconds: number): Bare {
  const insert = sqlite.prepare(INSERT);
  const named = Object.fromEntries(VALUES.map((value, index) => [`$${index + 1}`, value]));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    insert.all(named);
    times.push(performance.now() - started);
  }
  return figuresOf(times, seconds);
}

/** As many durable inserts as ten connections get done, one after the other on each. */
export async function insertIntoPostgres(
  pool: pg.Pool,
  seconds: number,
  statement: pg.QueryConfig = { text: INSERT, values: VALUES },
): Promise<Bare> {
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
  return figuresOf(times, seconds);
}

function figuresOf(times: readonly number[], seconds: number): Bare {
  return {
    perSecond: times.length / seconds,
    p50ms: quantile(times, 0.5),
    p99ms: quantile(times, 0.99),
  };
}
