import { Resolver } from 'node:dns/promises';
import { toAsciiDomain } from '../../domain/emails/email-address.ts';
import {
  findProviderByAddress,
  findProviderByHost,
  type MailProvider,
} from '../../domain/emails/mail-providers.ts';
import type { MailSettings } from '../emails/mail-settings.ts';
import { type CheckResult, ok, warning } from './check.ts';

/** The TXT records of a name; empty if there are none. Throws if nothing answers. */
export type LookUpTexts = (name: string) => Promise<string[]>;

const DNS_TIMEOUT_MS = 3_000;
/** The names that most providers give their DKIM keys. */
const USUAL_KEYS = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 'k1'];

const lookUpTexts: LookUpTexts = async (name) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw cause;
  }
};

/** SPF, DKIM and DMARC: whether other mail systems believe that an email comes from its sender. */
export async function checkSenderDomain(
  { smtp, from }: Pick<MailSettings, 'smtp' | 'from'>,
  lookUp = lookUpTexts,
): Promise<CheckResult[]> {
  const ascii = toAsciiDomain(from);
  const domain = ascii.slice(ascii.lastIndexOf('@') + 1).toLowerCase();
  const provider = findProviderByHost(smtp.host);
  const mailbox = findProviderByAddress(ascii);
  if (mailbox && mailbox === provider) {
    return [ok(`${mailbox.name} signs the emails from ${domain} itself.`)];
  }
  if (mailbox) {
    return [
      warning(
        `Emails from ${domain} go through ${smtp.host}, but only ${mailbox.name} may send for that domain: many guests find them among spam, or not at all.`,
        `Use ${mailbox.host}, or a sender with a domain of your own`,
      ),
    ];
  }
  try {
    return [
      await checkSpf(domain, provider, lookUp),
      await checkDkim(domain, provider, lookUp),
      await checkDmarc(domain, lookUp),
    ];
  } catch {
    return [warning(`SPF, DKIM and DMARC of ${domain} are not checked: no name server answered.`)];
  }
}

async function checkSpf(
  domain: string,
  provider: MailProvider | undefined,
  lookUp: LookUpTexts,
): Promise<CheckResult> {
  const records = (await lookUp(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  const include = provider?.spf ? `include:${provider.spf}` : 'what your mail provider names';
  if (record === undefined) {
    return warning(
      `${domain} has no SPF record, so receivers do not know which servers may send for it.`,
      `Add a TXT record to ${domain}: "v=spf1 ${provider?.spf ? include : 'mx'} ~all"`,
    );
  }
  if (records.length > 1) {
    return warning(
      `${domain} has ${records.length} SPF records, so receivers ignore all of them.`,
      'Merge them into one',
    );
  }
  if (provider?.spf && !record.toLowerCase().includes(provider.spf)) {
    return warning(
      `The SPF record of ${domain} does not name ${provider.name}: ${record}`,
      `Add ${include} to it, before its last word`,
    );
  }
  return ok(`SPF: ${domain} says which servers may send for it.`);
}

async function checkDkim(
  domain: string,
  provider: MailProvider | undefined,
  lookUp: LookUpTexts,
): Promise<CheckResult> {
  const names = provider?.dkim ?? USUAL_KEYS;
  for (const name of names) {
    const texts = await lookUp(`${name}._domainkey.${domain}`);
    // A key that is withdrawn is empty.
    if (texts.some((text) => /(?:^|;)\s*p=[^;\s]/i.test(text))) {
      return ok(`DKIM: ${domain} has the key “${name}”, with which its emails can be signed.`);
    }
  }
  return warning(
    `No DKIM key of ${domain} was found under the usual names (${names.join(', ')}).`,
    'Turn on DKIM at your mail provider; if it is on under another name, ignore this',
  );
}

async function checkDmarc(domain: string, lookUp: LookUpTexts): Promise<CheckResult> {
  // A subdomain follows the domain above it.
  const names = new Set([domain, domain.split('.').slice(-2).join('.')]);
  for (const name of names) {
    const texts = await lookUp(`_dmarc.${name}`);
    const record = texts.find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    const policy = record && /;\s*p=(\w+)/i.exec(record)?.[1];
    if (policy) return ok(`DMARC: ${name} has the policy “${policy}”.`);
  }
  return warning(
    `${domain} has no DMARC record; Gmail and Yahoo expect one of everybody who writes to many.`,
    `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none"`,
  );
}
