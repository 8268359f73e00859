import { randomInt } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { GATE_CLOSED } from '../../../domain/replies/rsvp-closing.ts';
import {
  isConnectionLost,
  isRejected,
  isTransient,
  StorageError,
} from '../database/storage-error.ts';

type Extras = {
  details?: string;
  hint?: string;
  headers?: Record<string, string>;
};

/** An error in PostgREST's format. Its texts are constant: they never quote a guest's input. */
export class ApiError extends Error {
  override name = 'ApiError';
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

// A client that floods the server has to queue for a new connection like everybody else.
const CLOSE_CONNECTION = { Connection: 'close' };
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** Every error of the data API, with PostgREST's code and text where it has one. */
export const apiErrors = {
  missingKey: () =>
    new ApiError(401, 'PGRST302', 'Anonymous access is disabled', { headers: CHALLENGE }),
  wrongKey: () =>
    new ApiError(401, 'PGRST301', 'No suitable key or wrong key type', { headers: CHALLENGE }),
  // "PT" and a status is PostgREST's format for custom codes; the guest reads the message.
  /** The page has checked the answers, so those that do not fit the form are from an older one. */
  formChanged: (field: string, issue: string) =>
    new ApiError(
      400,
      'PT400',
      'The form has changed. Please reload the page; what you wrote will still be there.',
      { details: field, hint: issue },
    ),
  gateClosed: () => new ApiError(401, 'PT401', GATE_CLOSED),
  repliesClosed: (message: string) => new ApiError(403, 'PT403', message),
  tooManyReplies: (seconds: number) =>
    new ApiError(
      429,
      'PT429',
      'Many replies came from your network just now, so yours was not sent yet. Everything you ' +
        `wrote is still here; please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      { headers: { ...CLOSE_CONNECTION, 'Retry-After': String(seconds) } },
    ),
  tooManyRequests: () =>
    new ApiError(
      429,
      'PT429',
      'Very many requests from your network are waiting at this moment. Please try again in a few seconds.',
      { headers: { ...CLOSE_CONNECTION, 'Retry-After': '5' } },
    ),
  overloaded: () =>
    new ApiError(
      503,
      'PT503',
      'Very many replies are coming in at this moment, so yours was not stored yet. Everything ' +
        'you wrote is still here; please try again in a few seconds.',
      // Random, so that the rejected clients do not all retry in the same second.
      { headers: { ...CLOSE_CONNECTION, 'Retry-After': String(randomInt(1, 6)) } },
    ),
  passwordRequired: () => new ApiError(401, 'PT401', 'Please enter the password first.'),
  noInvitation: () =>
    new ApiError(
      401,
      'PT401',
      'Your personal link does not work any more. Please open it again, or ask the couple for a new one.',
    ),
  otherInvitation: () =>
    new ApiError(412, 'PT412', 'Another personal link was opened in this browser.'),
  unknownPath: () => new ApiError(404, 'PGRST125', 'Invalid path specified in request URL'),
  unknownTable: (table: string) =>
    new ApiError(
      404,
      'PGRST205',
      `Could not find the table 'public.${shorten(table)}' in the schema cache`,
    ),
  methodNotAllowed: (allow: string) =>
    new ApiError(405, 'PGRST117', 'Unsupported HTTP method', { headers: { Allow: allow } }),
  unsupportedQuery: (parameter: string) =>
    new ApiError(400, 'PGRST100', `The query parameter '${shorten(parameter)}' is not supported`, {
      hint: 'Only select=* is supported.',
    }),
  notAcceptable: () =>
    new ApiError(406, 'PGRST107', 'None of these media types are available', {
      hint: 'Accept application/json or application/vnd.pgrst.object+json.',
    }),
  invalidBody: (message: string) => new ApiError(400, 'PGRST102', message),
  incompleteBody: () => apiErrors.invalidBody('The request body is incomplete'),
  bodyTooLarge: (maxBytes: number) =>
    new ApiError(413, '54000', `The request body is larger than ${maxBytes} bytes`, {
      headers: CLOSE_CONNECTION,
    }),
  unknownColumn: (column: string) =>
    new ApiError(
      400,
      'PGRST204',
      `Could not find the '${shorten(column)}' column of 'rsvps' in the schema cache`,
    ),
  missingValue: (column: string) =>
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
// The connection to the database can break after the commit and before its confirmation.
const PERHAPS_STORED = 'Your reply may not have been stored. Please try again in a moment.';

/** Turns any error into an answer. An unexpected error reveals only the request's id in the log. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof StorageError)) return createInternalError(requestId);
  const code = error.sqlstate;
  if (isTransient(error)) {
    const message = isConnectionLost(error) ? PERHAPS_STORED : NOT_STORED;
    return new ApiError(503, code, message, { headers: { 'Retry-After': '5' } });
  }
  // A table constraint rejected values that passed the schema: a retry would fail again.
  if (isRejected(error)) {
    return new ApiError(400, code, 'Your reply could not be stored. Please check what you wrote.');
  }
  return createInternalError(requestId);
}

/** The guest sees only the message, so the message contains the request's id. */
function createInternalError(requestId: string): ApiError {
  const message = `${NOT_STORED} If it happens again, tell the couple: error ${requestId}.`;
  return new ApiError(500, 'XX000', message, { hint: `request ${requestId}` });
}

/** Shortens a name sent by the caller: long enough to recognize, too short to quote private text. */
function shorten(name: string): string {
  return name.slice(0, 63);
}
