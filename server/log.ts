import { pino } from 'pino';

/** What the server keeps a record of; pino's, and small enough for a test to stand in. */
export type Log = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
};

/** A log on stderr, one JSON object a line; stdout is for the person who started the server. */
export function logToStderr(): Log {
  return pino({ base: null }, pino.destination({ dest: 2, sync: true }));
}

/** Warns, and then keeps quiet for a minute: what goes on for long fills no disk. */
export function onceAMinute(log: Log, now = () => performance.now()): Log['warn'] {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (facts, message) => {
    if (now() < quietUntil) return;
    quietUntil = now() + 60_000;
    log.warn(facts, message);
  };
}
