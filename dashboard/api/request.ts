import type { DashboardApi, DashboardErrorBody } from '../../domain/dashboard/dashboard-api.ts';

/** An endpoint of the API, as in 'POST /households/:key/reply'. */
type Endpoint = keyof DashboardApi;
type PathParameter<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type CommonOptions = {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  signal?: AbortSignal;
  /** For a request that takes longer than others. */
  timeoutMs?: number;
  /** Completes the request even when the page is closed, unless its body is too large for that. */
  keepalive?: boolean;
};
type RequestOptions<Path extends Endpoint> = CommonOptions &
  (PathParameter<Path> extends never
    ? unknown
    : { params: Record<PathParameter<Path>, string | number> }) &
  (DashboardApi[Path] extends { body: infer Body } ? { body: Body } : unknown);

/** Calls the API and returns the parsed answer; throws `ApiError` or `NoConnectionError`. */
export async function request<Path extends Endpoint>(
  endpoint: Path,
  options: RequestOptions<Path>,
): Promise<DashboardApi[Path]['response']> {
  const response = await sendRequest(endpoint, options);
  if (response.status === 204) return undefined;
  return (await response.json()) as DashboardApi[Path]['response'];
}

/** As `request`, for a caller that needs the headers or a 304. */
export async function sendRequest<Path extends Endpoint>(
  endpoint: Path,
  options: RequestOptions<Path>,
): Promise<Response> {
  const response = await callServer(endpoint, options as AnyOptions);
  if (response.ok || response.status === 304) return response;
  throw new ApiError(response, await readErrorBody(response));
}

/** The server rejected the request and said why. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<DashboardErrorBody>;
  /** Zero if the server did not name a time. */
  readonly retryAfterSeconds: number;

  constructor(response: Response, body: Partial<DashboardErrorBody>) {
    super(body.message ?? 'Something went wrong on the server. Please try again.');
    this.status = response.status;
    this.body = body;
    this.retryAfterSeconds = Number(response.headers.get('Retry-After')) || 0;
  }
}

export class NoConnectionError extends Error {
  constructor() {
    super('There is no connection. Nothing was lost. Please try again in a moment.');
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
  if (isSignedOut(error)) {
    return 'Your session ended before this was saved. Nothing you typed is lost. Please save it again.';
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

const ANSWER_TIMEOUT_MS = 20_000;
/** Browsers limit the bodies of all such requests together to 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60_000;

type AnyOptions = CommonOptions & {
  params?: Record<string, string | number>;
  body?: object;
};

async function callServer(endpoint: string, options: AnyOptions): Promise<Response> {
  const { body, headers, keepalive = false, params = {}, query, signal } = options;
  const { timeoutMs = ANSWER_TIMEOUT_MS } = options;
  const [method = '', path = ''] = endpoint.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const url = query ? `${address}?${new URLSearchParams(query)}` : address;
  const timeout = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method,
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  if (body instanceof Blob) return await reachServer(url, { ...init, body });
  const json = body && JSON.stringify(body);
  const type = body && { 'Content-Type': 'application/json' };
  return await reachServer(url, {
    ...init,
    ...(json && { body: json, keepalive: keepalive && isSmall(json) }),
    headers: { ...type, ...headers },
  });
}

function isSmall(json: string): boolean {
  return new Blob([json]).size <= MAX_KEEPALIVE_BYTES;
}

async function reachServer(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/host/api${url}`, init);
  } catch {
    throw new NoConnectionError();
  }
}

/** A proxy in front of the server may answer with a body that is not JSON. */
async function readErrorBody(response: Response): Promise<Partial<DashboardErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
