import { pino } from 'pino';

/** The part of pino that the server uses, small enough for a test to implement. */
export type Log = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
};

/** Creates a log of JSON lines on stderr; stdout is for the person who starts the server. */
export function createLog(): Log {
  return pino({ base: null }, pino.destination({ dest: 2, sync: true }));
}

/** Warns at most once a minute, so that a lasting problem cannot fill the disk. */
export function warnOnceAMinute(log: Log, now = () => performance.now()): Log['warn'] {
  return limitWarnings(log, 1, now);
}

/** Drops warnings beyond a number per minute. */
export function limitWarnings(
  log: Log,
  maxPerMinute: number,
  now = () => performance.now(),
): Log['warn'] {
  let windowEnd = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (facts, message) => {
    if (now() >= windowEnd) {
      windowEnd = now() + 60_000;
      count = 0;
    }
    count += 1;
    if (count <= maxPerMinute) log.warn(facts, message);
  };
}

/**
 * Describes an error by name, stack and code, such as `ENOSPC`. It leaves the message out, because messages quote
 * values: the guests' names, email addresses and diets.
 */
export function toLoggableError(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { cause, code = '' } = error as NodeJS.ErrnoException;
  return {
    name: error.name,
    ...(/^E[A-Z]+$/.test(code) && { systemError: code }),
    at: stackFrames(error),
    ...(cause instanceof Error && {
      cause: { name: cause.name, ...errorCodes(cause), at: stackFrames(cause) },
    }),
  };
}

function errorCodes(error: Error): object {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code, errcode };
}

/** A stack starts with the message, and the message may contain lines that look like frames. */
function stackFrames({ stack = '', message }: Error): string[] {
  const lines = stack.replace(message, () => '').split('\n');
  return lines.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim());
}
