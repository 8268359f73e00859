// The form's rules and its request: a chunk of its own, loaded when the form comes near.

import type { formatMessage } from '../../domain/messages/format.ts';
import { getClosedMessage, getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { listRsvpEvents } from '../../domain/replies/rsvp-questions.ts';
import { encodeOpenReply } from '../../domain/replies/rsvp-record.ts';
import { createRsvpRules, readRsvpForm, toReply } from '../../domain/replies/rsvp-rules.ts';
import type { Edition } from '../edition.tsx';
import type { ApiResponse, request } from '../request.ts';
import type { FieldErrors, FormAnswers } from './form-answers.ts';
import { toRejectionText } from './rejection.ts';

/** Validates and sends the answers of a form. */
export type RsvpClient = {
  /** Returns the first error of each field. */
  validate: (answers: FormAnswers) => FieldErrors;
  /** Stores valid answers; returns only if the backend has proved that it stored them. */
  submit: (answers: FormAnswers) => Promise<void>;
  /** The title and the text of the toast for an error of `submit`. */
  toErrorToast: (error: unknown) => readonly [title: string, text: string];
};

/**
 * The client of the open form. `send` and `format` are parameters because imports from the entry would
 * load the entry's stylesheet again; `own` is for the couple's own questions.
 */
export function createRsvpClient(
  edition: Edition,
  send: typeof request,
  format: typeof formatMessage,
  own?: Pick<typeof import('./open-answers.ts'), 'addAnswers' | 'findErrors'>,
): RsvpClient {
  const { messages, wedding } = edition;
  const { maxGuests } = wedding.rsvp;
  const form = { events: listRsvpEvents(wedding), maxGuests };
  const rules = createRsvpRules(messages.rsvpErrors.fieldErrors);

  return createReplyClient(edition, format, {
    validate: (answers) => ({
      ...readRsvpForm(answers, rules, form).errors,
      ...own?.findErrors(answers, edition),
    }),
    post(answers) {
      const reply = toReply(readRsvpForm(answers, rules, form).values, form);
      const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = window;
      if (!url || !anonKey) throw new NotConfiguredError();
      return send(`${url}/rest/v1/rsvps?select=*`, {
        method: 'POST',
        headers: {
          apikey: anonKey,
          Authorization: `Bearer ${anonKey}`,
          'Content-Type': 'application/json',
          Accept: 'application/vnd.pgrst.object+json',
          Prefer: 'return=representation',
        },
        body: JSON.stringify(encodeOpenReply(own?.addAnswers(reply, answers, edition) ?? reply)),
      });
    },
  });
}

type Backend = Pick<RsvpClient, 'validate'> & {
  post: (answers: FormAnswers) => Promise<ApiResponse>;
};

/** A client for any form: checks that replies are open, and explains each error. */
export function createReplyClient(
  { language, messages, wedding }: Edition,
  format: typeof formatMessage,
  { validate, post }: Backend,
): RsvpClient {
  async function submit(answers: FormAnswers): Promise<void> {
    const isClosed = Date.now() >= getClosingTime(wedding.rsvp);
    if (isClosed) throw new NotSentError(getClosedMessage(wedding.rsvp));
    const response = await post(answers);
    const { status, body, failure } = response;
    if (status === 0) {
      const [, reason] = messages.site.networkErrors[failure];
      const text = `${messages.rsvp.replyMayNotBeSent} ${reason}`;
      throw new NotSentError(text, failure === 'offline');
    }
    // Only a stored row has an id: the page of a proxy or of a hotel's Wi-Fi has none.
    if (status < 200 || status > 299 || body.id == null) throw new ApiError(response);
  }

  function toErrorToast(error: unknown): readonly [title: string, text: string] {
    if (error instanceof NotConfiguredError) return messages.rsvpErrors.notConfigured;
    return [messages.rsvp.failed, toText(error).trim() || messages.rsvpErrors.unexpected];
  }

  function toText(error: unknown): string {
    if (error instanceof NotSentError) return error.message;
    if (error instanceof ApiError) {
      const closed = getClosedMessage(wedding.rsvp);
      const { gateClosed } = messages.rsvp;
      const details = { ...error.response, gateClosed, closed, format, language };
      return toRejectionText(messages.rsvpErrors, details);
    }
    // The messages of exceptions are English.
    const isShown = error instanceof Error && !messages.rsvpErrors.serverErrors;
    return isShown ? error.message : '';
  }

  return { validate, submit, toErrorToast };
}

/** The page has no backend. */
class NotConfiguredError extends Error {}

/** The reply was not sent, or no answer came. The message is for the guest. */
export class NotSentError extends Error {
  /** Whether the network failed. */
  readonly isOffline: boolean;

  constructor(message: string, isOffline = false) {
    super(message);
    this.isOffline = isOffline;
  }
}

/** The backend rejected the reply. */
class ApiError extends Error {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    super();
    this.response = response;
  }
}
