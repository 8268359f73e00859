import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type CheckResult, ok, warning } from './report.ts';

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
const WARN_BEFORE_EXPIRY_MS = 14 * DAY_MS;

/** Checks when the certificate of an https address expires; no result when that is unknown. */
export async function checkCertificate(url: URL): Promise<CheckResult[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    return [checkExpiry(Date.parse(from), Date.parse(to), Date.now())];
  } catch {
    // The request for the page has already reported the reason.
    return [];
  } finally {
    socket.destroy();
  }
}

/** Warns shortly before the end; certificates of a few days are renewed later than long ones. */
export function checkExpiry(from: number, to: number, now: number): CheckResult {
  const left = to - now;
  const expiryDate = new Date(to).toISOString().slice(0, 10);
  if (left > Math.min(WARN_BEFORE_EXPIRY_MS, (to - from) / 6))
    return ok(`Its certificate is valid until ${expiryDate}.`);
  const days = Math.floor(left / DAY_MS);
  const time = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  return warning(
    `Its certificate expires in ${time} (${expiryDate}) and has not been renewed.`,
    'Find out from the proxy’s log why the renewal fails',
  );
}
