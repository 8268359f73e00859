import type { Context } from 'hono';
import type { Database } from '../database/database.ts';

const MAX_AGE_MS = 1_000;

/**
 * Creates the handler of `/healthz`: 200 when the database can be read, otherwise 503. It reads at most
 * once a second, because anybody may ask. Without a database the server only sends files.
 */
export function createHealthCheck(database: Database | null) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isHealthy: Promise<boolean> = Promise.resolve(true);
  return async (c: Context): Promise<Response> => {
    if (database && performance.now() - checkedAt >= MAX_AGE_MS) {
      checkedAt = performance.now();
      isHealthy = database.query('SELECT id FROM rsvps LIMIT 1').then(
        () => true,
        () => false,
      );
    }
    return (await isHealthy) ? c.text('ok') : c.text('The database cannot be read.', 503);
  };
}
