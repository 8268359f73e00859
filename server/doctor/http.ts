const TIMEOUT_MS = 10_000;

export type Answer = { status: number; headers: Headers; text: string };
/** No response came; `reason` tells the reader why. */
export type NoAnswer = { reason: string };

/** Sends one request without cookies and follows no redirect. Never throws. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer | NoAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (thrown) {
    const { name, cause } = thrown as Error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
    const [, reason] = REASONS.find(([pattern]) => pattern.test(code)) ?? [];
    return { reason: reason ?? 'there was no response' };
  }
}

/** The first pattern that fits the network's error code counts. */
const REASONS: [RegExp, string][] = [
  [/timeout/i, 'there was no response within 10 seconds'],
  [/ECONNREFUSED/, 'the connection was refused'],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'the host name was not found; is it spelt right, and this machine online?',
  ],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [/ALTNAME/, 'its certificate is for another name'],
  [/UNABLE_TO_/, 'its certificate chain is incomplete or has no issuer that browsers trust'],
  [/CERT/, 'its certificate has no issuer that browsers trust'],
  [/SSL|EPROTO/, 'the server at this address does not use https'],
];
