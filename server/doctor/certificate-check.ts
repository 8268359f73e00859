import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type CheckResult, warning, well } from './check-result.ts';

const PATIENCE = 10_000;
const DAY = 86_400_000;
/** Nobody is told of a certificate that still has this long. */
const SOON = 14 * DAY;

/** How long the certificate of an https address is still good; nothing when it cannot be told. */
export async function checkCertificate(url: URL): Promise<CheckResult[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE) });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    return [expiryFinding(Date.parse(from), Date.parse(to), Date.now())];
  } catch {
    // Why not has been said by who asked for the page.
    return [];
  } finally {
    socket.destroy();
  }
}

/** What the time left means; those made for a few days alone are renewed in their last ones. */
export function expiryFinding(from: number, to: number, now: number): CheckResult {
  const left = to - now;
  const until = new Date(to).toISOString().slice(0, 10);
  if (left > Math.min(SOON, (to - from) / 6))
    return well(`Its certificate is good until ${until}.`);
  const days = Math.floor(left / DAY);
  const time = days < 1 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
  return warning(
    `Its certificate ends in ${time} (${until}), and nobody has renewed it.`,
    'Look into the log of the proxy for why the renewal fails',
  );
}
