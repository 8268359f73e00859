import { insertPageGlobals, type PageGlobals } from '../../domain/pages/page-globals.ts';
import { createPageGlobals } from '../pages/page-globals.ts';
import { toBrowserUrl } from '../platform/http/listen.ts';
import type { Settings } from '../settings.ts';
import { checkCertificate } from './certificate.ts';
import {
  isCertificateError,
  isProbeFailure,
  type ProbeFailure,
  type ProbeResponse,
  probe,
} from './probe.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

/** Checks which program answers at this machine's own address. A site that is stopped is ok. */
export async function checkLocalAddress({
  host,
  port,
}: Pick<Settings, 'host' | 'port'>): Promise<CheckResult[]> {
  if (port === 0)
    return [ok('It uses any free port (PORT=0) and prints its address at the start.')];
  const address = toBrowserUrl(host, port);
  const home = await probe(`${address}/`);
  if (isProbeFailure(home)) {
    return [ok(`The site is not running at ${address}; npm start starts it.`)];
  }
  if (isThisSite(home.text)) return [await checkHealth(address)];
  return [
    warning(
      `Another program answers at ${address}; the site cannot start there.`,
      'Stop that program, or set another PORT',
    ),
  ];
}

/** The site's own database may differ from the file that the doctor opens: it can be replaced. */
async function checkHealth(address: string): Promise<CheckResult> {
  const health = await probe(`${address}/healthz`);
  if (isProbeFailure(health) || health.status !== 503) {
    return ok(`The site is running at ${address}.`);
  }
  return error(
    `The site at ${address} is running, but cannot use its database: replies are rejected. The ` +
      'database is out of reach, or its file was deleted or replaced.',
    'Restart the site; if replies are missing then, npm run restore brings back a backup',
  );
}

type PublicSettings = Pick<Settings, 'gate' | 'sitePassword' | 'supabase'>;

/** Requests the public address as a guest's browser does. */
export async function checkPublicAddress(
  publicUrl: string,
  settings: PublicSettings,
): Promise<CheckResult[]> {
  const home = await probe(`${publicUrl}/`);
  if (isProbeFailure(home)) return [toUnreachable(publicUrl, home)];
  const homeResult = checkHomePage(publicUrl, home);
  if (homeResult.level === 'error') return [homeResult];
  return [
    homeResult,
    ...(publicUrl.startsWith('https:') ? await checkCertificate(new URL(publicUrl)) : []),
    checkPageGlobals(home.text, settings),
    checkRobotsHeader(home),
    await checkUnknownPath(publicUrl),
    ...(await checkPlainHttp(publicUrl)),
  ];
}

function toUnreachable(publicUrl: string, failure: ProbeFailure): CheckResult {
  return error(
    `${publicUrl} cannot be reached from this machine: ${failure.reason}.`,
    isCertificateError(failure)
      ? 'Renew it at the proxy, for exactly this name (Caddy does that automatically)'
      : 'Are the site and its proxy running? If a phone without Wi-Fi opens the address, only this ' +
          'machine cannot reach it',
  );
}

function checkHomePage(publicUrl: string, { status, headers, text }: ProbeResponse): CheckResult {
  if (status >= 300 && status < 400) {
    const target = toOrigin(headers.get('Location'), publicUrl);
    return error(
      `${publicUrl} redirects guests to ${target}.`,
      'Set PUBLIC_URL to the address of the site itself, or remove the redirect',
    );
  }
  if (status >= 500) {
    return error(
      `${publicUrl} answers with error ${status}.`,
      'Is the site running? The proxy in front of it gets no response',
    );
  }
  if (status !== 200 || !isThisSite(text)) {
    return error(
      `${publicUrl} answers, but not with this site (status ${status}).`,
      'Check PUBLIC_URL, and the address that the proxy or the DNS name points to',
    );
  }
  return ok(`${publicUrl} answers with this site.`);
}

function checkPageGlobals(html: string, settings: PublicSettings): CheckResult {
  const expected = createPageGlobals(settings, 'closed');
  if (hasGlobals(html, expected)) return ok('It has the same settings as here.');
  if (hasGate(html, expected.gate)) {
    return error(
      'Its gate matches these settings, but it sends replies to another address.',
      'Restart the site there, or build its files again, with these settings',
    );
  }
  if (settings.gate === 'server') {
    return error(
      'GATE=server is set here, but the page there is not locked: it was started or built without it.',
      'Restart the site there with these settings. Files on a static host cannot be locked',
    );
  }
  return warning(
    'Its gate does not match these settings: the password or GATE is different.',
    'Restart the site there, or build its files again, to apply these settings',
  );
}

function checkRobotsHeader({ headers }: ProbeResponse): CheckResult {
  if (headers.get('X-Robots-Tag')?.includes('noindex')) {
    return ok('It asks search engines not to index it.');
  }
  return warning(
    'Its response headers do not ask search engines to stay away; only the pages do.',
    'Let the proxy or the static host send: X-Robots-Tag: noindex, nofollow',
  );
}

async function checkUnknownPath(publicUrl: string): Promise<CheckResult> {
  const answer = await probe(`${publicUrl}/no-such-page-asked-by-the-doctor`);
  if (!isProbeFailure(answer) && answer.status === 404) {
    return ok('It answers requests for unknown pages with 404.');
  }
  const actual = isProbeFailure(answer) ? answer.reason : `the status was ${answer.status}`;
  return warning(
    `It does not answer requests for unknown pages with 404: ${actual}.`,
    'Let the host answer unknown paths with 404.html and status 404',
  );
}

async function checkPlainHttp(publicUrl: string): Promise<CheckResult[]> {
  const url = new URL(publicUrl);
  // If https has an unusual port, the server at port 80 may be another one.
  if (url.protocol !== 'https:' || url.port) return [];
  return [checkHttpRedirect(url.hostname, await probe(`http://${url.hostname}/`))];
}

export function checkHttpRedirect(host: string, answer: ProbeResponse | ProbeFailure): CheckResult {
  if (isProbeFailure(answer)) {
    return warning(
      `http://${host} does not answer: a guest who types the address without https may see an error.`,
      'Let the proxy answer port 80 with a redirect to https',
    );
  }
  const { status, headers } = answer;
  const target = toOrigin(headers.get('Location'), `http://${host}`);
  if ([301, 302, 307, 308].includes(status) && target.startsWith('https:')) {
    return ok('It redirects http to https.');
  }
  return warning(
    `http://${host} does not redirect to https: others on the network can read the password.`,
    'Let the proxy answer port 80 with a redirect to https and nothing else',
  );
}

function toOrigin(location: string | null, base: string): string {
  return URL.parse(location ?? '', base)?.origin ?? 'an invalid address';
}

const GLOBALS_TAG = '<script id="page-globals">';

/** Only this program's pages have the element, and it names nobody. */
function isThisSite(html: string): boolean {
  return html.includes(GLOBALS_TAG);
}

function hasGlobals(html: string, globals: PageGlobals): boolean {
  return html.includes(renderGlobals(globals));
}

/** Whether the gate is the same, wherever the page sends replies. */
function hasGate(html: string, gate: PageGlobals['gate']): boolean {
  const [upToTheGate = ''] = renderGlobals({ backend: null, gate }).split('</script>');
  return html.includes(upToTheGate);
}

/** As the server and the build write it: the gate comes first. */
function renderGlobals(globals: PageGlobals): string {
  return insertPageGlobals(`${GLOBALS_TAG}</script>`, globals);
}
