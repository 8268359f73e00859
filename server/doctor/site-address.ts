import { insertPageGlobals, type PageGlobals } from '../../domain/pages/page-globals.ts';
import { createPageGlobals } from '../pages/page-globals.ts';
import { toBrowserUrl } from '../platform/http/listen.ts';
import type { Settings } from '../settings.ts';
import { type CheckResult, error, ok, warning } from './check.ts';
import { type Answer, ask, type NoAnswer } from './http.ts';

/** Checks which program answers at this machine's own address. A site that is stopped is ok. */
export async function checkLocalAddress({
  host,
  port,
}: Pick<Settings, 'host' | 'port'>): Promise<CheckResult[]> {
  if (port === 0) {
    return [ok('It uses any free port (PORT=0) and prints its address at the start.')];
  }
  const address = toBrowserUrl(host, port);
  const home = await ask(`${address}/`);
  if ('reason' in home) return [ok(`The site is not running at ${address}; npm start starts it.`)];
  if (!isThisSite(home)) {
    return [
      warning(
        `Another program answers at ${address}; the site cannot start there.`,
        'Stop that program, or set another PORT',
      ),
    ];
  }
  // The site's own database may differ from the file that the doctor opens: it can be replaced.
  const health = await ask(`${address}/healthz`);
  if ('reason' in health || health.status !== 503) {
    return [ok(`The site is running at ${address}.`)];
  }
  return [
    error(
      `The site at ${address} is running, but cannot use its database: replies are rejected. The ` +
        'database is out of reach, or its file was deleted or replaced.',
      'Restart the site; if replies are missing then, npm run restore brings back a backup',
    ),
  ];
}

type PublicSettings = Pick<Settings, 'gate' | 'sitePassword' | 'supabase'>;

/** Requests the public address as a guest's browser does. */
export async function checkPublicAddress(
  publicUrl: string,
  settings: PublicSettings,
): Promise<CheckResult[]> {
  const home = await ask(`${publicUrl}/`);
  if ('reason' in home) return [toUnreachable(publicUrl, home)];
  const problem = findHomeProblem(publicUrl, home);
  if (problem) return [problem];
  const { hostname, port, protocol } = new URL(publicUrl);
  // If https has an unusual port, the server at port 80 may be another one.
  const hasPlainHttp = protocol === 'https:' && port === '';
  return [
    ok(`${publicUrl} answers with this site.`),
    checkPageGlobals(home.text, settings),
    ...(hasPlainHttp ? [checkHttpRedirect(hostname, await ask(`http://${hostname}/`))] : []),
  ];
}

function toUnreachable(publicUrl: string, { reason }: NoAnswer): CheckResult {
  return error(
    `${publicUrl} cannot be reached from this machine: ${reason}.`,
    reason.includes('certificate')
      ? 'Renew it at the proxy, for exactly this name (Caddy does that automatically)'
      : 'Are the site and its proxy running? If a phone without Wi-Fi opens the address, only this ' +
          'machine cannot reach it',
  );
}

function findHomeProblem(publicUrl: string, home: Answer): CheckResult | undefined {
  const { status, headers } = home;
  if (status >= 300 && status < 400) {
    return error(
      `${publicUrl} redirects guests to ${toOrigin(headers.get('Location'), publicUrl)}.`,
      'Set PUBLIC_URL to the address of the site itself, or remove the redirect',
    );
  }
  if (status >= 500) {
    return error(
      `${publicUrl} answers with error ${status}.`,
      'Is the site running? The proxy in front of it gets no response',
    );
  }
  if (status === 200 && isThisSite(home)) return undefined;
  return error(
    `${publicUrl} answers, but not with this site (status ${status}).`,
    'Check PUBLIC_URL, and the address that the proxy or the DNS name points to',
  );
}

function checkPageGlobals(html: string, settings: PublicSettings): CheckResult {
  const expected = createPageGlobals(settings, 'closed');
  if (html.includes(renderGlobals(expected))) return ok('It has the same settings as here.');
  // The gate comes first, wherever the page sends replies.
  const [gate = ''] = renderGlobals({ backend: null, gate: expected.gate }).split('</script>');
  if (html.includes(gate)) {
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

export function checkHttpRedirect(host: string, answer: Answer | NoAnswer): CheckResult {
  if ('reason' in answer) {
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
function isThisSite({ text }: Answer): boolean {
  return text.includes(GLOBALS_TAG);
}

/** As the server and the build write it. */
function renderGlobals(globals: PageGlobals): string {
  return insertPageGlobals(`${GLOBALS_TAG}</script>`, globals);
}
