import { pino } from 'pino';

/** What the server keeps a record of; pino's, and small enough for a test to stand in. */
export type Log = { error(facts: object, message: string): void };

/** A log on stderr, one JSON object a line; stdout is for the person who started the server. */
export function logToStderr(): Log {
  return pino({ base: null }, pino.destination({ dest: 2, sync: true }));
}
