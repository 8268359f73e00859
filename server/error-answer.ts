import type { Context } from 'hono';
import { DeskRefusal, deskRefusalOf } from './desk-refusal.ts';
import type { Log } from './log.ts';
import { WireError, wireErrorOf } from './wire-error.ts';

/** The one way an error leaves the server. */
export function answerError(log: Log) {
  return (error: Error, c: Context): Response => {
    const isForPeople = error instanceof DeskRefusal || c.req.path.startsWith('/host/api/');
    const { status, body, headers } = isForPeople ? deskRefusalOf(error) : wireErrorOf(error);
    // What was refused on purpose is no fault, and would fill the log just when there is a flood.
    const isMeant = error instanceof WireError || error instanceof DeskRefusal;
    if (status >= 500 && !isMeant)
      log.error({ status, code: body.code, ...faultOf(error) }, 'request failed');
    return c.body(JSON.stringify(body), status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    });
  };
}

/**
 * Where it went wrong, without the message: an error's message quotes values, and values are
 * guests' names, addresses and diets.
 */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { cause } = error;
  return {
    name: error.name,
    at: frames(error),
    ...(cause instanceof Error && {
      cause: { name: cause.name, ...codes(cause), at: frames(cause) },
    }),
  };
}

function codes(error: Error): object {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code, errcode };
}

function frames(error: Error): string[] {
  const lines = error.stack?.split('\n') ?? [];
  return lines.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim());
}
