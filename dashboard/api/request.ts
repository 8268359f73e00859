import type { DashboardErrorBody, DashboardErrorCode } from '../../domain/dashboard-api.ts';
import { session } from '../session/session.ts';

/** The server's no, in its own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: DashboardErrorCode | undefined;
  /** The whole answer; some refusals say more than why. */
  readonly body: Partial<DashboardErrorBody>;
  /** Seconds to wait, where the server names them. */
  readonly retryAfter: number;

  constructor(response: Response, body: Partial<DashboardErrorBody>) {
    super(body.message ?? 'The server gave no reason.');
    this.status = response.status;
    this.code = body.code;
    this.body = body;
    this.retryAfter = Number(response.headers.get('Retry-After')) || 0;
  }
}

/** Nobody answered. */
export class NoConnection extends Error {
  constructor() {
    super('There is no connection. Nothing was lost: please try again in a moment.');
  }
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Asks the dashboard's API; throws Refusal or NoConnection. A session that has ended shows the sign-in. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await reach(`/host/api/${path}`, init);
  if (response.ok || response.status === 304) return response;
  const refusal = new ApiError(response, await bodyOf(response));
  if (refusal.code === 'signed-out') session.set('signed-out');
  throw refusal;
}

export async function requestJson<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await request(path, init)).json()) as Answer;
}

/** A request with a JSON body. */
export function sending(method: 'POST' | 'PUT', body: object): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The words of whatever went wrong. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'signed-out') {
    return 'You were signed out before this was saved. Nothing you typed is lost: save it again.';
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init });
  } catch {
    throw new NoConnection();
  }
}

async function bodyOf(response: Response): Promise<Partial<DashboardErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
