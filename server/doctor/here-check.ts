import { siteAddress } from '../http/listen.ts';
import type { Settings } from '../settings.ts';
import { ask, isSilent } from './answer.ts';
import { type CheckResult, warning, well } from './check-result.ts';
import { isThisSite } from './site-sign.ts';

/** Looks who answers where this site would; that it does not run now is no fault. */
export async function checkHere({
  host,
  port,
}: Pick<Settings, 'host' | 'port'>): Promise<CheckResult[]> {
  if (port === 0) return [well('It takes any free port (PORT=0); where is said at its start.')];
  const address = siteAddress(host, port);
  const answer = await ask(`${address}/`);
  if (isSilent(answer)) return [well(`It is not running now at ${address}; npm start runs it.`)];
  if (isThisSite(answer.text)) return [well(`It is running at ${address}.`)];
  return [
    warning(
      `At ${address} another program answers; this site could not start there.`,
      'Stop that program, or set another PORT',
    ),
  ];
}
