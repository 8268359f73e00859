import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type {
  DashboardErrorBody,
  DashboardErrorCode,
} from '../../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { isRejected, isTransient, StorageError } from '../database/storage-error.ts';
import { Rejection, rejections } from '../rejections.ts';
import { ApiError } from './api-error.ts';

const STATUS: Record<DashboardErrorCode, ContentfulStatusCode> = {
  'already-queued': 409,
  'already-sent': 409,
  busy: 503,
  conflict: 409,
  'couple-only': 403,
  'cross-origin': 403,
  'email-not-found': 404,
  'email-taken': 409,
  'emails-not-configured': 409,
  'guest-list-full': 409,
  'guest-not-found': 404,
  'host-not-found': 404,
  'household-not-found': 404,
  'internal-error': 500,
  invalid: 400,
  'invalid-content': 400,
  'mail-server-fixed': 409,
  'mailing-not-found': 404,
  'mailing-rejected': 409,
  'mailing-started': 409,
  'not-found': 404,
  'passkey-rejected': 401,
  'passkey-required': 401,
  'picture-not-found': 404,
  'picture-rejected': 400,
  'picture-used': 409,
  'publish-failed': 500,
  'recipients-changed': 409,
  'sign-in-again': 403,
  'signed-out': 401,
  'too-large': 413,
  'too-many-attempts': 429,
  'unreadable-file': 400,
  'version-not-found': 404,
  'wedding-over': 409,
  'wrong-confirmation': 400,
  'wrong-password': 401,
};

type Answer = {
  status: ContentfulStatusCode;
  body: DashboardErrorBody;
  headers: Record<string, string>;
};

/** Turns any error into an answer. An unexpected error reveals only the request's id in the log. */
export function toDashboardAnswer(error: unknown, requestId: string): Answer {
  if (error instanceof ApiError) {
    const body = { code: 'invalid', message: error.message } as const;
    return { status: error.status, body, headers: error.headers };
  }
  const { body, retryAfterSeconds } = toRejection(error, requestId);
  const headers: Answer['headers'] =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { status: STATUS[body.code], body, headers };
}

function toRejection(error: unknown, requestId: string): Rejection {
  if (error instanceof Rejection) return error;
  if (!(error instanceof StorageError)) return rejections.internalError(requestId);
  if (isTransient(error)) return rejections.busy();
  if (isRejected(error)) return rejections.invalid(getMessages('errors').cannotSave);
  return rejections.internalError(requestId);
}
