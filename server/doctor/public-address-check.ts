import { pageGlobals } from '../pages/page-globals.ts';
import type { Settings } from '../settings.ts';
import { type Answer, ask, isAboutCertificate, isSilent, type Silence } from './answer.ts';
import { checkCertificate } from './certificate-check.ts';
import { type CheckResult, fault, warning, well } from './check-result.ts';
import { hasGate, isThisSite, isTold } from './site-sign.ts';

type Known = Pick<Settings, 'gate' | 'sitePassword' | 'supabase'>;

/** Asks the public address as a guest's browser does. */
export async function checkPublicAddress(
  publicUrl: string,
  settings: Known,
): Promise<CheckResult[]> {
  const home = await ask(`${publicUrl}/`);
  if (isSilent(home)) return [silenceFinding(publicUrl, home)];
  const results = [homeFinding(publicUrl, home)];
  if (results[0]?.level === 'fault') return results;
  return [
    ...results,
    ...(publicUrl.startsWith('https:') ? await checkCertificate(new URL(publicUrl)) : []),
    settingsFinding(home.text, settings),
    robotsFinding(home),
    await unknownPathFinding(publicUrl),
    ...(await plainHttpFindings(publicUrl)),
  ];
}

function silenceFinding(publicUrl: string, silence: Silence): CheckResult {
  return fault(
    `${publicUrl} cannot be reached from this machine: ${silence.silence}.`,
    isAboutCertificate(silence)
      ? 'Renew it at the proxy, for exactly this name (Caddy does that by itself)'
      : 'Is the site running, and the proxy before it? If a phone without Wi-Fi opens it, only this ' +
          'machine cannot reach it',
  );
}

function homeFinding(publicUrl: string, { status, headers, text }: Answer): CheckResult {
  if (status >= 300 && status < 400) {
    const elsewhere = originOf(headers.get('Location'), publicUrl);
    return fault(
      `${publicUrl} sends guests on to ${elsewhere}.`,
      'Set PUBLIC_URL to where the site itself is, or end the redirect',
    );
  }
  if (status >= 500) {
    return fault(
      `${publicUrl} answers with error ${status}.`,
      'Is the site running? What stands in front of it does not get an answer',
    );
  }
  if (status !== 200 || !isThisSite(text)) {
    return fault(
      `At ${publicUrl} something answers, and it is not this site (status ${status}).`,
      'Look at PUBLIC_URL, and at where the proxy or the DNS name leads',
    );
  }
  return well(`${publicUrl} answers with this site.`);
}

function settingsFinding(html: string, settings: Known): CheckResult {
  const wanted = pageGlobals(settings, 'outside');
  if (isTold(html, wanted)) return well('It has the settings given here.');
  if (hasGate(html, wanted.gate)) {
    return fault(
      'Its gate is as set here, but replies do not go where these settings say.',
      'Restart the site there, or build its files anew, with these settings',
    );
  }
  if (settings.gate === 'server') {
    return fault(
      'GATE=server is set here, but the page there is not locked: it was started or built without.',
      'Restart the site there with these settings. Files on a static host cannot hold the lock',
    );
  }
  return warning(
    'Its gate is not the one set here: the password or GATE differ.',
    'Restart the site there, or build its files anew, for these settings to hold',
  );
}

function robotsFinding({ headers }: Answer): CheckResult {
  if (headers.get('X-Robots-Tag')?.includes('noindex'))
    return well('It asks search engines to stay away.');
  return warning(
    'Its answers do not ask search engines to stay away; only the pages themselves do.',
    'Let the proxy or the static host send: X-Robots-Tag: noindex, nofollow',
  );
}

async function unknownPathFinding(publicUrl: string): Promise<CheckResult> {
  const answer = await ask(`${publicUrl}/no-such-page-asked-by-the-doctor`);
  if (!isSilent(answer) && answer.status === 404)
    return well('A page that does not exist is answered with 404.');
  const got = isSilent(answer) ? answer.silence : `the answer was ${answer.status}`;
  return warning(
    `A page that does not exist is not answered with 404: ${got}.`,
    'Let the host answer paths that do not exist with 404.html and status 404',
  );
}

async function plainHttpFindings(publicUrl: string): Promise<CheckResult[]> {
  const url = new URL(publicUrl);
  // Another port than the usual one says nothing of who answers http beside it.
  if (url.protocol !== 'https:' || url.port) return [];
  return [plainHttpFinding(url.hostname, await ask(`http://${url.hostname}/`))];
}

export function plainHttpFinding(host: string, answer: Answer | Silence): CheckResult {
  if (isSilent(answer)) {
    return warning(
      `http://${host} is not answered: a guest who types the address without https may find nothing.`,
      'Let the proxy answer port 80 with a redirect to https',
    );
  }
  const { status, headers } = answer;
  const onward = originOf(headers.get('Location'), `http://${host}`);
  if ([301, 302, 307, 308].includes(status) && onward.startsWith('https:')) {
    return well('Who comes by http is sent on to https.');
  }
  return warning(
    `http://${host} is not sent on to https: there a password travels readable for all on the way.`,
    'Let the proxy answer port 80 with a redirect to https and nothing else',
  );
}

function originOf(location: string | null, base: string): string {
  return URL.parse(location ?? '', base)?.origin ?? 'nowhere';
}
