const TIMEOUT_MS = 15_000;

/** A response of the server, or the reason why there is none. */
export type ApiResponse = {
  /** 0 without an answer. */
  status: number;
  /** Parsed JSON; each field can be missing. */
  body: { id?: unknown; code?: unknown; message?: unknown; hint?: unknown };
  /** In seconds; 0 if the server did not send it. */
  retryAfter: number;
  /** The one of the `networkErrors` to show if the status is not the expected one. */
  failure: 'offline' | 'timeout' | 'unexpected';
};

/** The parts of a response that explain why the server rejected the request. */
export type Rejection = Pick<ApiResponse, 'body' | 'retryAfter'>;

/** Sends a request. Never rejects: without an answer the status is 0. */
export async function request(url: string, init: RequestInit): Promise<ApiResponse> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal });
    return {
      status: response.status,
      body: parseObject(await response.text()),
      retryAfter: Number(response.headers.get('Retry-After')),
      failure: 'unexpected',
    };
  } catch {
    const failure = signal.aborted ? 'timeout' : 'offline';
    return { status: 0, body: {}, retryAfter: 0, failure };
  }
}

function parseObject(text: string): ApiResponse['body'] {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
