import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getAttendanceByEvent, type Reply, type StoredReply } from '../../domain/replies/reply.ts';
import { getClosedMessage, getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { getRsvpQuestions, type RsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import { decodeReply, encodeReply } from '../../domain/replies/rsvp-record.ts';
import { COLUMN_TYPES, findRecordIssue, recordSchema } from '../../domain/replies/rsvp-schema.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Emails } from '../emails/emails.ts';
import { type EmailSource, NO_EMAILS } from '../emails/setup/mail-service.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import type { Database } from '../platform/database/database.ts';
import { type ApiError, apiErrors } from '../platform/http/api-error.ts';
import { noStore, rejectMethod } from '../platform/http/middleware.ts';
import { limitBody, parseJsonObject } from '../platform/http/request-body.ts';
import type { ReplyLimits } from './reply-limits.ts';
import { storeRsvp } from './rsvps.ts';

const MAX_BODY_BYTES = 16 * 1024;
const JSON_ARRAY = 'application/json';
const JSON_OBJECT = 'application/vnd.pgrst.object+json';

type Options = {
  database: Database;
  emails?: EmailSource;
  limits: Pick<ReplyLimits, 'withSlot'>;
  /** The wedding in the guest's language. */
  findWedding: (language: LanguageCode | null) => Pick<Wedding, 'rsvp' | 'celebrate'>;
  /** Whether only guests with a personal link can reply to the event. */
  isPrivateEvent?: (id: string) => boolean;
};

/** The API that the page sends a reply to, as Supabase has it. Null where replies go to Supabase itself. */
export function createDataApi(replies: (Options & { limits: ReplyLimits }) | null): Hono {
  const app = new Hono();
  app.use(noStore, requireKey);
  if (replies) {
    app.post('/v1/rsvps', replies.limits.rejectOverload, limitReplyBody, postRsvp(replies));
    app.all('/v1/rsvps', rejectMethod('POST'));
  }
  app.all('/v1/:table', (c) => {
    throw apiErrors.unknownTable(c.req.param('table'));
  });
  app.all('/*', () => {
    throw apiErrors.unknownPath();
  });
  return app;
}

/** Requires the page's key as `apikey`, as `Authorization: Bearer`, or as both. */
const requireKey: MiddlewareHandler = async (c, next) => {
  const bearer = /^Bearer\s+(.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const keys = [c.req.header('apikey'), bearer].filter(Boolean);
  if (keys.length === 0) throw apiErrors.missingKey();
  if (keys.some((key) => key !== ANON_KEY)) throw apiErrors.wrongKey();
  await next();
};

export const limitReplyBody = limitBody(MAX_BODY_BYTES, () =>
  apiErrors.bodyTooLarge(MAX_BODY_BYTES),
);

/** Stores one reply, unless replies are closed, and answers once it is durable. */
export function postRsvp({
  database,
  emails = NO_EMAILS,
  limits: { withSlot },
  findWedding,
  isPrivateEvent = () => false,
}: Options) {
  return async (c: Context): Promise<Response> => {
    rejectUnsupportedQuery(new URL(c.req.url).searchParams);
    const mediaType = negotiateMediaType(c);
    const body = await parseJsonObject(c.req.raw);
    const language = readPageLanguage(c);
    const wedding = findWedding(language);
    const reply = parseReply(body, getRsvpQuestions(wedding));
    rejectPrivateEvents(reply, isPrivateEvent);
    if (Date.now() >= getClosingTime(wedding.rsvp)) {
      throw apiErrors.repliesClosed(getClosedMessage(wedding.rsvp));
    }
    const active = emails.current();
    const stored = await withSlot(() => storeReply(database, active, reply, language));
    active?.wake();

    // `Prefer: resolution=…` can be ignored: a reply is only ever inserted.
    if (!prefersRepresentation(c.req.header('Prefer'))) return c.body(null, 201);
    const row = { id: stored.id, created_at: stored.repliedAt, ...encodeReply(stored) };
    return c.body(JSON.stringify(mediaType === JSON_OBJECT ? row : [row]), 201, {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Preference-Applied': 'return=representation',
    });
  };
}

/**
 * The language of the page that sent the request, or null on the page of the first language. The
 * address of the page tells it: the request has the specification's headers and fields only.
 */
export function readPageLanguage(c: Context): LanguageCode | null {
  const path = URL.parse(c.req.header('Referer') ?? '')?.pathname ?? '/';
  return LANGUAGES.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? null;
}

/** An ignored filter or conflict target would make the answer mean less than the client asked for. */
function rejectUnsupportedQuery(query: URLSearchParams): void {
  for (const [name, value] of query) {
    if (name !== 'select' || value !== '*') throw apiErrors.unsupportedQuery(name);
  }
}

function negotiateMediaType(c: Context): string {
  const mediaType = accepts(c, {
    header: 'Accept',
    supports: [JSON_ARRAY, JSON_OBJECT],
    default: JSON_ARRAY,
    match: (accepted, { supports }) => {
      const types = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
      const hasWildcard = types.some((type) => type === '*/*' || type === 'application/*');
      return types.find((type) => supports.includes(type)) ?? (hasWildcard ? JSON_ARRAY : '');
    },
  });
  if (!mediaType) throw apiErrors.notAcceptable();
  return mediaType;
}

function prefersRepresentation(prefer = ''): boolean {
  return prefer.split(',').some((preference) => preference.trim() === 'return=representation');
}

/** Checks a body with the schema that the page uses too; throws ApiError. */
function parseReply(body: Record<string, unknown>, questions: RsvpQuestions): Reply {
  const result = recordSchema.safeParse(body);
  if (!result.success) throw toApiError(result.error.issues, body);
  const { answers, ...columns } = result.data;
  const record = { ...columns, ...(answers && { answers }) };
  const issue = findRecordIssue(record, questions);
  if (issue !== null) throw apiErrors.formChanged('answers', issue);
  return decodeReply(record);
}

/** The form of an older page may still ask about an event that has become private since. */
function rejectPrivateEvents(reply: Reply, isPrivateEvent: (id: string) => boolean): void {
  const attendance = Object.entries(getAttendanceByEvent(reply));
  const [id] = attendance.find(([id, one]) => one === 'attending' && isPrivateEvent(id)) ?? [];
  if (id) throw apiErrors.formChanged(id, `The event ${id} is not on the form any more`);
}

type Issue = NonNullable<ReturnType<typeof recordSchema.safeParse>['error']>['issues'][number];

/** One error for all issues: an unknown column first, then the first column with a wrong value. */
function toApiError(issues: Issue[], body: Record<string, unknown>): ApiError {
  for (const issue of issues) {
    const isColumn = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    const [unknown] = isColumn ? issue.keys : [];
    if (unknown !== undefined) return apiErrors.unknownColumn(unknown);
  }
  const [issue] = issues;
  const column = String(issue?.path[0]);
  const value = body[column];
  if (value === undefined || value === null) return apiErrors.missingValue(column);
  const [type, jsonType] = COLUMN_TYPES[column] ?? ['text', 'string'];
  if (typeof value !== jsonType) return apiErrors.wrongType(column, type);
  return apiErrors.wrongValue(column, issue?.message ?? 'This value is not allowed');
}

/** Stores a reply and queues the emails about it: both or neither. They are sent after the next `wake`. */
export function storeReply(
  database: Pick<Database, 'insert'>,
  emails: Emails | null,
  reply: Reply,
  language: LanguageCode | null,
): Promise<StoredReply> {
  return storeRsvp(database, reply, emails ? [emails.createReplyEmails(language)] : []);
}
