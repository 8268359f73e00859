import wedding from '#content/wedding.ts';
import { failed } from '#messages/rsvp.ts';
import * as messages from '#messages/rsvp-errors.ts';
import { getClosedMessage } from '../../domain/rsvp-closing.ts';
import type { ApiResponse } from '../request.ts';

/** The page has no backend. */
export class NotConfiguredError extends Error {}

/** The reply was not sent, or no answer came. The message is for the guest. */
export class NotSentError extends Error {}

/** The backend rejected the reply. */
export class ApiError extends Error {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    super();
    this.response = response;
  }
}

/** The title and the text of the toast for an error of `submitRsvp`. */
export function toErrorToast(error: unknown): readonly [title: string, text: string] {
  if (error instanceof NotConfiguredError) return messages.notConfigured;
  return [failed, toText(error).trim() || messages.unexpected];
}

function toText(error: unknown): string {
  if (error instanceof NotSentError) return error.message;
  if (error instanceof ApiError) {
    return messages.rejected(error.response, getClosedMessage(wedding.rsvp));
  }
  return error instanceof Error ? messages.exception(error.message) : '';
}
