const TIMEOUT_MS = 10_000;

export type ProbeResponse = { status: number; headers: Headers; text: string };
/** No response came; `reason` tells the reader why, `code` is the network's error code. */
export type ProbeFailure = { reason: string; code: string };

/** Sends one request without credentials and follows no redirect. Never throws. */
export async function probe(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<ProbeResponse | ProbeFailure> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    const code = toErrorCode(cause);
    return { reason: REASONS.get(code) ?? 'there was no response', code };
  }
}

export function isProbeFailure(answer: object): answer is ProbeFailure {
  return 'reason' in answer;
}

/** Whether the host responded, but with a certificate that browsers reject. */
export function isCertificateError({ code }: ProbeFailure): boolean {
  return /CERT|SIGNATURE/.test(code);
}

function toErrorCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return '';
  if (thrown.name === 'TimeoutError') return 'TIMEOUT';
  const { cause } = thrown;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

const TIMED_OUT = 'there was no response within 10 seconds';
const UNKNOWN_ISSUER = 'its certificate has no issuer that browsers trust';
const INCOMPLETE_CHAIN =
  'its certificate chain is incomplete; the server must send the intermediate certificates too';
const NO_TLS = 'the server at this address does not use https';

const REASONS = new Map([
  ['TIMEOUT', TIMED_OUT],
  ['UND_ERR_CONNECT_TIMEOUT', TIMED_OUT],
  ['ECONNREFUSED', 'the connection was refused'],
  ['ECONNRESET', 'the connection was closed'],
  ['UND_ERR_SOCKET', 'the connection was closed'],
  ['ENOTFOUND', 'the host name does not exist'],
  ['EAI_AGAIN', 'the name lookup failed; is this machine online?'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the host cannot be reached'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet, or the clock of this machine is wrong'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNKNOWN_ISSUER],
  ['SELF_SIGNED_CERT_IN_CHAIN', UNKNOWN_ISSUER],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', INCOMPLETE_CHAIN],
  ['UNABLE_TO_GET_ISSUER_CERT', INCOMPLETE_CHAIN],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', INCOMPLETE_CHAIN],
  ['ERR_SSL_WRONG_VERSION_NUMBER', NO_TLS],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', NO_TLS],
  ['EPROTO', NO_TLS],
]);
