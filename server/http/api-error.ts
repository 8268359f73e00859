import { randomInt } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { GATE_CLOSED } from '../../domain/rsvp-closing.ts';
import { isLost, isPassing, isRefused, StorageError } from '../database/storage-error.ts';

type Extras = {
  details?: string;
  hint?: string;
  headers?: Record<string, string>;
};

/** A refusal in PostgREST's shape. All its texts are ours: nothing a guest wrote is in them. */
export class ApiError extends Error {
  override name = 'WireError';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly body: { code: string; message: string; details: string | null; hint: string | null };

  constructor(status: ContentfulStatusCode, code: string, message: string, extras: Extras = {}) {
    super(message);
    const { details = null, hint = null, headers = {} } = extras;
    this.status = status;
    this.headers = headers;
    this.body = { code, message, details, hint };
  }
}

// Whoever floods comes back through the queue that all others stand in.
const HANG_UP = { Connection: 'close' };
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** Every way the data API says no, with PostgREST's code and words where it has some. */
export const apiErrors = {
  noKey: () =>
    new ApiError(401, 'PGRST302', 'Anonymous access is disabled', { headers: CHALLENGE }),
  wrongKey: () =>
    new ApiError(401, 'PGRST301', 'No suitable key or wrong key type', { headers: CHALLENGE }),
  // PT and a status is PostgREST's way for codes of one's own; the guest reads the message.
  gateClosed: () => new ApiError(401, 'PT401', GATE_CLOSED),
  closed: (message: string) => new ApiError(403, 'PT403', message),
  tooMany: (seconds: number) =>
    new ApiError(
      429,
      'PT429',
      'Many replies came from your network just now, so yours was not sent yet. What you wrote ' +
        `is still here; please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      { headers: { ...HANG_UP, 'Retry-After': String(seconds) } },
    ),
  full: () =>
    new ApiError(
      503,
      'PT503',
      'Very many replies are coming in at this moment, so yours was not stored yet. What you ' +
        'wrote is still here; please try again in a few seconds.',
      // Spread, or else all come back in the same second.
      { headers: { ...HANG_UP, 'Retry-After': String(randomInt(1, 6)) } },
    ),
  passwordRequired: () => new ApiError(401, 'PT401', 'Please enter the password first.'),
  noSuchPath: () => new ApiError(404, 'PGRST125', 'Invalid path specified in request URL'),
  noSuchTable: (table: string) =>
    new ApiError(
      404,
      'PGRST205',
      `Could not find the table 'public.${brief(table)}' in the schema cache`,
    ),
  method: (allow: string) =>
    new ApiError(405, 'PGRST117', 'Unsupported HTTP method', { headers: { Allow: allow } }),
  query: (parameter: string) =>
    new ApiError(400, 'PGRST100', `The query parameter '${brief(parameter)}' is not supported`, {
      hint: 'Only select=* may be asked for.',
    }),
  mediaType: () =>
    new ApiError(406, 'PGRST107', 'None of these media types are available', {
      hint: 'Accept application/json or application/vnd.pgrst.object+json.',
    }),
  body: (message: string) => new ApiError(400, 'PGRST102', message),
  tooLarge: (limit: number) =>
    new ApiError(413, '54000', `The request body is larger than ${limit} bytes`, {
      headers: HANG_UP,
    }),
  unknownColumn: (column: string) =>
    new ApiError(
      400,
      'PGRST204',
      `Could not find the '${brief(column)}' column of 'rsvps' in the schema cache`,
    ),
  missing: (column: string) =>
    new ApiError(
      400,
      '23502',
      `null value in column "${column}" of relation "rsvps" violates not-null constraint`,
      { details: column },
    ),
  wrongType: (column: string, type: string) =>
    new ApiError(400, '22P02', `invalid input syntax for type ${type}`, { details: column }),
  wrongValue: (column: string, message: string) =>
    new ApiError(400, '23514', message, { details: column }),
} as const;

const NOT_STORED = 'Your reply could not be stored. Please try again in a moment.';
// The connection to the database broke, perhaps after it was stored and before we were told.
const PERHAPS_STORED = 'Your reply may not have been stored. Please try again in a moment.';

/** The answer to anything thrown: what was not meant for the wire says nothing of itself there but
 * the name under which the log has it. */
export function toApiError(error: unknown, request: string): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof StorageError)) return unexpected(request);
  const code = error.sqlstate;
  if (isPassing(error)) {
    const message = isLost(error) ? PERHAPS_STORED : NOT_STORED;
    return new ApiError(503, code, message, { headers: { 'Retry-After': '5' } });
  }
  // The table's own checks refused what the schema let pass: another try would not help.
  if (isRefused(error)) {
    return new ApiError(400, code, 'Your reply could not be stored. Please check what you wrote.');
  }
  return unexpected(request);
}

/** The message is all that the guest is shown, so that the request's name stands in it. */
function unexpected(request: string): ApiError {
  const message = `${NOT_STORED} If it happens again, tell the couple: error ${request}.`;
  return new ApiError(500, 'XX000', message, { hint: `request ${request}` });
}

/** A caller's own word, cut short: long enough to recognise, too short to carry a letter. */
function brief(word: string): string {
  return word.slice(0, 63);
}
