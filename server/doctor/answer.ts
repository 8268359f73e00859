const PATIENCE = 10_000;

export type Answer = { status: number; headers: Headers; text: string };
/** No answer came, and why in words; `code` is the network's name for it. */
export type Silence = { silence: string; code: string };

/** Asks an address once, as a stranger does, and follows it nowhere else. Never throws. */
export async function ask(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer | Silence> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const code = codeOf(error);
    return { silence: REASONS.get(code) ?? 'no answer came', code };
  }
}

export function isSilent(answer: object): answer is Silence {
  return 'silence' in answer;
}

/** Whether the host is there, and its certificate is what keeps guests out. */
export function isAboutCertificate({ code }: Silence): boolean {
  return /CERT|SIGNATURE/.test(code);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

const UNKNOWN_SIGNER = 'its certificate is signed by nobody that browsers know';
const NO_CHAIN =
  'its certificate comes without those it leans on; the server must send the whole chain';
const NO_TLS = 'what answers there does not speak https';

const REASONS = new Map([
  ['TIMEOUT', 'no answer came within 10 seconds'],
  ['UND_ERR_CONNECT_TIMEOUT', 'no answer came within 10 seconds'],
  ['ECONNREFUSED', 'the connection was refused'],
  ['ECONNRESET', 'the connection was cut'],
  ['UND_ERR_SOCKET', 'the connection was cut'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name could not be looked up; is this machine online?'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the host cannot be reached'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet, or the clock of this machine is wrong'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNKNOWN_SIGNER],
  ['SELF_SIGNED_CERT_IN_CHAIN', UNKNOWN_SIGNER],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', NO_CHAIN],
  ['UNABLE_TO_GET_ISSUER_CERT', NO_CHAIN],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', NO_CHAIN],
  ['ERR_SSL_WRONG_VERSION_NUMBER', NO_TLS],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', NO_TLS],
  ['EPROTO', NO_TLS],
]);
