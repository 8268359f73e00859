// Reads, checks and sends the replies of a form: a chunk of its own, loaded when the form comes near.

import type { formatMessage } from '../../domain/messages/format.ts';
import { type FormReply, readReply } from '../../domain/replies/read-reply.ts';
import { isComing } from '../../domain/replies/reply.ts';
import type { FieldErrors, FormAnswers, ReplyForm } from '../../domain/replies/reply-form.ts';
import { getClosedMessage, getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { encodeOpenReply } from '../../domain/replies/rsvp-record.ts';
import { createRsvpRules } from '../../domain/replies/rsvp-rules.ts';
import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import type { ApiResponse, request } from '../request.ts';
import { toRejectionText } from './rejection.ts';
import { type ReplySummary, summarizeReply } from './reply-summary.ts';

/** A title and a text. */
type ToastTexts = readonly [title: string, text: string];

/** What a form sends: a reply, or an address. */
export type FormClient<Content> = {
  /** The content of a form, and the first error of each field. */
  read: (answers: FormAnswers) => { reply: Content; errors: FieldErrors };
  /** Stores valid content; returns only if the backend has proved that it stored it. */
  submit: (reply: Content, answers: FormAnswers) => Promise<void>;
  toThanksToast: (reply: Content) => ToastTexts;
  /** The toast for an error of `submit`. */
  toErrorToast: (error: unknown) => ToastTexts;
};

export type RsvpClient = FormClient<FormReply> & {
  summarize: (reply: FormReply) => ReplySummary;
};

/** Functions of the entry: importing them would load the entry's stylesheet again. */
export type Tools = { formatMessage: typeof formatMessage; request: typeof request };

/** What a form with a personal link does differently. */
type PersonalBackend = {
  tooMany: string;
  post: (reply: FormReply, answers: FormAnswers) => Promise<ApiResponse>;
};

/** The client of a form, by default the open one. */
export function createRsvpClient(
  edition: Edition,
  form: ReplyForm<WeddingEvent>,
  tools: Tools,
  personal?: PersonalBackend,
): RsvpClient {
  const { messages, wedding } = edition;
  const { questions } = messages;
  const rules = createRsvpRules(messages.rsvpErrors.fieldErrors);
  const limits = personal && { tooMany: personal.tooMany };
  const post = personal?.post ?? ((reply) => postOpenReply(reply, tools.request));

  async function submit(reply: FormReply, answers: FormAnswers): Promise<void> {
    const isClosed = Date.now() >= getClosingTime(wedding.rsvp);
    if (isClosed) throw new NotSentError(getClosedMessage(wedding.rsvp));
    requireStored(await post(reply, answers), edition, messages.rsvp.replyMayNotBeSent);
  }

  return {
    read: (answers) => readReply(form, answers, { rules, questions, ...limits }),
    submit,
    toThanksToast({ people }) {
      const { thanks, thanksDeclined } = wedding.rsvp;
      const comes = people.some((person) => isComing(person));
      return [messages.rsvp.submitted, comes ? thanks : thanksDeclined];
    },
    toErrorToast: createErrorToast(edition, tools),
    summarize: (reply) => summarizeReply(reply, form, edition),
  };
}

/** Throws unless the answer proves that the backend has stored what the form sent. */
export function requireStored(response: ApiResponse, { messages }: Edition, maybe: string): void {
  const { status, body, failure } = response;
  if (status === 0) {
    const [, reason] = messages.site.networkErrors[failure];
    throw new NotSentError(`${maybe} ${reason}`, failure === 'offline');
  }
  // Only a stored row has an id: the page of a proxy or of a hotel's Wi-Fi has none.
  if (status < 200 || status > 299 || body.id == null) throw new ApiError(response);
}

export function createErrorToast({ language, messages, wedding }: Edition, tools: Tools) {
  function toText(error: unknown): string {
    if (error instanceof NotSentError) return error.message;
    if (error instanceof ApiError) {
      const closed = getClosedMessage(wedding.rsvp);
      const { gateClosed } = messages.rsvp;
      const details = { ...error.response, gateClosed, closed, language };
      return toRejectionText(messages.rsvpErrors, { ...details, format: tools.formatMessage });
    }
    // The messages of exceptions are English.
    const isShown = error instanceof Error && !messages.rsvpErrors.serverErrors;
    return isShown ? error.message : '';
  }

  return (error: unknown): ToastTexts => {
    if (error instanceof NotConfiguredError) return messages.rsvpErrors.notConfigured;
    return [messages.rsvp.failed, toText(error).trim() || messages.rsvpErrors.unexpected];
  };
}

function postOpenReply(reply: FormReply, send: typeof request): Promise<ApiResponse> {
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
    body: JSON.stringify(encodeOpenReply(reply)),
  });
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
