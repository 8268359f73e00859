// The form's rules and its request: a chunk of its own, loaded when the form comes near.

import type { formatMessage } from '../../domain/messages/format.ts';
import type { ServerErrors } from '../../domain/messages/messages.ts';
import { getClosedMessage, getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { listRsvpEvents } from '../../domain/replies/rsvp-questions.ts';
import { encodeOpenReply } from '../../domain/replies/rsvp-record.ts';
import { createRsvpRules, readRsvpForm, toReply } from '../../domain/replies/rsvp-rules.ts';
import type { Edition } from '../edition.tsx';
import type { ApiResponse, Rejection, request } from '../request.ts';
import type { FieldErrors, FormAnswers } from './form-answers.ts';

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

type RejectionMessages = {
  notSetUp: string;
  permissionDenied: string;
  serverErrors: ServerErrors | null;
};

const NOT_SET_UP = /^(42P01|PGRST205)$/;
const PERMISSION_DENIED = /^(42501|PGRST30[12])$/;

type Details = Rejection & {
  /** For a page that has lost its access. */
  gateClosed: string;
  /** For a reply after the deadline. */
  closed: string;
  format: typeof formatMessage;
  language: string;
};

/** Returns the text for a rejected reply, or an empty text if there is none. */
export function toRejectionText(messages: RejectionMessages, details: Details): string {
  const code = String(details.body.code);
  if (NOT_SET_UP.test(code)) return messages.notSetUp;
  if (PERMISSION_DENIED.test(code)) return messages.permissionDenied;
  if (messages.serverErrors) return translate(messages.serverErrors, code, details);
  const { message } = details.body;
  return typeof message === 'string' ? message : '';
}

/** Codes of PostgREST, PostgreSQL and this project's server. */
function translate(texts: ServerErrors, code: string, details: Details): string {
  const { body, closed, format, gateClosed, language, retryAfter } = details;
  if (code === 'PT400') return texts.formChanged;
  if (code === 'PT401') return gateClosed;
  if (code === 'PT403') return closed;
  if (code === 'PT429') {
    const { inAFewSeconds, inSeconds, tooManyReplies } = texts;
    const when =
      retryAfter > 0 ? format(inSeconds, { count: retryAfter }, language) : inAFewSeconds;
    return format(tooManyReplies, { when }, language);
  }
  if (code === 'PT503') return texts.busy;
  if (code === '54000') return texts.tooLarge;
  if (/^(22|23|PGRST10|PGRST20)/.test(code)) return texts.checkAnswers;
  if (/^(08|57P0|25P0[34])/.test(code)) return texts.maybeStored;
  if (/^(40|53|55P03|25006|57014|58030)/.test(code)) return texts.notStored;
  if (code !== 'XX000') return '';
  const id = /^request (\w+)$/.exec(String(body.hint))?.[1];
  const advice = id ? format(texts.tellTheCouple, { id }, language) : '';
  return `${texts.notStored} ${advice}`.trim();
}
