import { isReadByOthers } from '../access/private-file.ts';
import { DEMO_PASSWORD, type Settings } from '../settings.ts';
import { type CheckResult, warning, well } from './check-result.ts';

/** Looks at settings that can be used, and at the file some of them come from. */
export function checkSettings(settings: Settings, envFile: string): CheckResult[] {
  const { sitePassword, gate, publicUrl, trustProxy } = settings;
  const results = [well('Every setting can be used.')];
  if (sitePassword === DEMO_PASSWORD) {
    results.push(
      warning(
        'Guests would be asked for the demo’s password, which everybody can look up.',
        'Choose your own: SITE_PASSWORD=… in .env',
      ),
    );
  }
  if (gate === 'page') {
    results.push(
      warning(
        'The gate is a curtain: who knows how to look finds the password in the page (GATE=page).',
        'Where this server runs for your guests, make it a lock: GATE=server',
      ),
    );
  }
  if (publicUrl?.startsWith('https:') && trustProxy === null) {
    results.push(
      warning(
        'Guests come by https, so through a proxy, and nobody may say who they are: they all share ' +
          'one count of wrong passwords.',
        'TRUST_PROXY=1 for one proxy in front of this server',
      ),
    );
  }
  if (isReadByOthers(envFile)) {
    results.push(
      warning(
        `Others on this machine can read ${envFile} and its passwords.`,
        `chmod 600 ${envFile}`,
      ),
    );
  }
  return results;
}
