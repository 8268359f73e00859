import { insertPageGlobals } from '../../domain/pages/page-globals.ts';
import { createPageGlobals } from '../pages/page-globals.ts';
import { toBrowserUrl } from '../platform/http/listen.ts';
import type { Settings } from '../settings.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

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
  if (status === 200 && isThisSite(home)) return undefined;
  return error(
    `${publicUrl} answers, but not with this site (status ${status}).`,
    'Is the site running? Check PUBLIC_URL, and the address that the proxy or the DNS name points to',
  );
}

/** The gate's password or lock, and the address to which the page sends replies. */
function checkPageGlobals(html: string, settings: PublicSettings): CheckResult {
  // As the server and the build write it.
  const expected = insertPageGlobals(
    `${GLOBALS_TAG}</script>`,
    createPageGlobals(settings, 'closed'),
  );
  if (html.includes(expected)) return ok('It has the same settings as here.');
  return error(
    'It has other settings than here: GATE, the password, or the address that replies are sent to.',
    'Restart the site there, or build its files again. Files on a static host cannot be locked',
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
