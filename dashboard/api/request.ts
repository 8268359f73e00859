import type { ClientResponse, hc, InferRequestType, InferResponseType } from 'hono/client';
import type { JSONValue } from 'hono/utils/types';
import type { DashboardErrorBody } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { DashboardRoutes } from '../../server/dashboard-routes.ts';

type Api = ReturnType<typeof hc<DashboardRoutes>>;

/**
 * The routes of the server, for `request`: `api.hosts[':id'].$put` is `PUT /host/api/hosts/:id`. Typed as Hono's
 * client, whose own code the sign-in has no room for.
 */
export const api = createPath([]) as Api;

function createPath(names: readonly string[]): unknown {
  return new Proxy(callServer.bind(null, names), {
    get: (_, name) => createPath([...names, String(name)]),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments and answer of any route.
type Route = (args: any, options?: any) => Promise<ClientResponse<any>>;
type CommonOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For a request that takes longer than others. */
  timeoutMs?: number;
  /** Completes the request even when the page is closed, unless its body is too large for that. */
  keepalive?: boolean;
  /** An upload. */
  body?: Blob | FormData;
};
/** Values of the path may be numbers. */
type Arguments<Args> = Args extends { param: infer Param }
  ? Omit<Args, 'param'> & { param: Record<keyof Param, string | number> }
  : Args;
type Options<R> = Arguments<InferRequestType<R>> & CommonOptions;
type OptionsArgument<T> = Partial<T> extends T ? [options?: T] : [options: T];
/** The parsed answer; undefined without a body. */
type Answer<R> = [InferResponseType<R, 200 | 201>] extends [never]
  ? undefined
  : Json<InferResponseType<R, 200 | 201>>;
/** Hono adds undefined to optional values, which JSON does not have, and expands unknown values. */
type Json<T> = [JSONValue] extends [T]
  ? unknown
  : T extends object
    ? { [K in keyof T]: Json<Exclude<T[K], undefined>> }
    : T;

/** Calls a route and returns the parsed answer; throws `ApiError` or `NoConnectionError`. */
export async function request<R extends Route>(
  route: R,
  ...options: OptionsArgument<Options<R>>
): Promise<Answer<R>> {
  const response = await send(route, ...options);
  return (response.status === 204 ? undefined : await response.json()) as Answer<R>;
}

/** As `request`, for a caller that needs the headers or a 304. */
export async function send<R extends Route>(
  route: R,
  ...[options]: OptionsArgument<Options<R>>
): Promise<ClientResponse<Answer<R>, number, 'json'>> {
  const response = await (
    route as unknown as (options: AnyOptions) => Promise<ClientResponse<Answer<R>, number, 'json'>>
  )(options ?? {});
  if (response.ok || response.status === 304) return response;
  throw new ApiError(response, await readErrorBody(response));
}

type AnyOptions = CommonOptions & {
  param?: Record<string, string | number>;
  query?: Record<string, string>;
  json?: object;
};

const ANSWER_TIMEOUT_MS = 20_000;
/** Browsers limit the bodies of all such requests together to 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** `names` are the parts of the path and the method, as in `['hosts', ':id', '$put']`. */
async function callServer(names: readonly string[], options: AnyOptions): Promise<Response> {
  const { body, headers, json, keepalive = false, param = {}, query, signal } = options;
  const path = names.slice(0, -1).map((name) => {
    return name.startsWith(':') ? encodeURIComponent(param[name.slice(1)] ?? '') : name;
  });
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const text = json && JSON.stringify(json);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? ANSWER_TIMEOUT_MS);
  const isSmall = text !== undefined && new Blob([text]).size <= MAX_KEEPALIVE_BYTES;
  try {
    return await fetch(`/host/api/${path.join('/')}${search}`, {
      method: names.at(-1)?.slice(1).toUpperCase() ?? '',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      body: body ?? text ?? null,
      keepalive: keepalive && isSmall,
      headers: { ...(text && { 'Content-Type': 'application/json' }), ...headers },
    });
  } catch {
    throw new NoConnectionError();
  }
}

/** The server rejected the request and said why. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<DashboardErrorBody>;
  /** Zero if the server did not name a time. */
  readonly retryAfterSeconds: number;

  constructor(response: Pick<Response, 'status' | 'headers'>, body: Partial<DashboardErrorBody>) {
    super(body.message ?? getMessages('requests').serverFailed);
    this.status = response.status;
    this.body = body;
    this.retryAfterSeconds = Number(response.headers.get('Retry-After')) || 0;
  }
}

export class NoConnectionError extends Error {
  constructor() {
    super(getMessages('requests').noConnection);
  }
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'signed-out';
}

/** The current version, if the server rejected a change because of somebody else’s. */
export function findConflict<Name extends keyof DashboardErrorBody>(
  error: unknown,
  name: Name,
): DashboardErrorBody[Name] | undefined {
  return error instanceof ApiError && error.body.code === 'conflict' ? error.body[name] : undefined;
}

export function toErrorMessage(error: unknown): string {
  const { failed, sessionEnded } = getMessages('requests');
  if (isSignedOut(error)) return sessionEnded;
  return error instanceof Error ? error.message : failed;
}

/** A proxy in front of the server may answer with a body that is not JSON. */
async function readErrorBody(
  response: Pick<Response, 'json'>,
): Promise<Partial<DashboardErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
