import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import '../language.ts';
import { Rejection, rejections } from '../rejections.ts';
import { ApiError, apiErrors } from './api-error.ts';

export const KIB = 1024;

/** Rejects a body of more than `maxBytes`; the error message names the limit as `label`. */
export function limitBodyTo(maxBytes: number, label: string): MiddlewareHandler {
  return limitBody(maxBytes, () => rejections.tooLarge(label));
}

/** Rejects a body of more than `maxBytes`. One of unknown length is read here. */
export function limitBody(
  maxBytes: number,
  createError: () => ApiError | Rejection,
): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => {
      // The server does not read the rest of the body.
      c.header('Connection', 'close');
      throw createError();
    },
  });
  return async (c, next) => {
    try {
      return await limit(c, next);
    } catch (error) {
      if (error instanceof ApiError || error instanceof Rejection) throw error;
      throw apiErrors.incompleteBody();
    }
  };
}

export const smallBody = limitBodyTo(32 * KIB, '32 kB');
export const largeBody = limitBodyTo(1024 * KIB, '1 MB');

type JsonBody<Schema extends z.ZodMiniType> = {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
};

/** Limits the body and checks it by a schema. A handler reads it with `c.req.valid('json')`. */
export function jsonBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  limit = smallBody,
  // The environment of the routes that it guards; it reads nothing from it.
  // biome-ignore lint/suspicious/noExplicitAny: as in Hono's own validators.
): MiddlewareHandler<any, string, JsonBody<Schema>> {
  return async (c, next) => {
    await limit(c, async () => {});
    c.req.addValidatedData('json', (await parseBody(c, schema)) as object);
    await next();
  };
}

/** Names the query parameters that a handler reads with `c.req.valid('query')`; each may be absent. */
export function queryOf<Name extends string>(...names: Name[]) {
  return validator('query', (_, c) => {
    const values = names.map((name) => [name, c.req.query(name)]);
    return Object.fromEntries(values) as Partial<Record<Name, string>>;
  });
}

/** Parses a JSON body by a schema; throws Rejection with the first issue. */
async function parseBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(await parseJsonObject(c.req.raw));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.findLast((part) => typeof part === 'string');
  throw rejections.invalid(issue?.message ?? getMessages('errors').cannotStore, field);
}

/** Parses a body that must be one JSON object; throws ApiError for anything else. */
export async function parseJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw apiErrors.invalidBody('The Content-Type must be application/json');
  }
  const body = parseJson(await readBytes(request));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw apiErrors.invalidBody('The request body must be one JSON object');
  }
  return body as Record<string, unknown>;
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A connection that breaks halfway is a client error: it must not fill the log. */
async function readBytes(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer();
  } catch {
    throw apiErrors.incompleteBody();
  }
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // The parser's own message quotes the input, which is private.
    throw apiErrors.invalidBody('Empty or invalid json');
  }
}

/** The id in the path. A wrong one throws the given error, or is 0, the id of no row. */
export function getPathId(c: Context, createError?: () => Rejection): number {
  const id = c.req.param('id') ?? '';
  if (/^\d{1,15}$/.test(id)) return Number(id);
  if (createError) throw createError();
  return 0;
}
