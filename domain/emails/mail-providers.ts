import type { Messages } from '../dashboard/messages/messages.ts';
import type { Encryption } from './mail-server.ts';

export type MailProvider = {
  /** `providerNotes` of the messages says what to enter as the user and the password. */
  id: keyof Messages['mailServer']['providerNotes'];
  name: string;
  host: string;
  port: number;
  encryption: Encryption;
  /** Of its mailboxes; the provider signs their emails itself. */
  domains?: readonly string[];
  /** Whether an address of another domain can send with it. */
  hasOwnDomains?: true;
  /** What the SPF record of another domain includes. */
  spf?: string;
  /** The usual names of its DKIM keys. */
  dkim?: readonly string[];
};

/** The usual mail providers, mailboxes first. The couple can enter any other server. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    ...{ id: 'gmail', name: 'Gmail', host: 'smtp.gmail.com', port: 465, encryption: 'tls' },
    domains: ['gmail.com', 'googlemail.com'],
    ...{ hasOwnDomains: true, spf: '_spf.google.com', dkim: ['google'] },
  },
  {
    ...{ id: 'microsoft', name: 'Microsoft 365', host: 'smtp.office365.com', port: 587 },
    encryption: 'starttls',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    ...{ hasOwnDomains: true, spf: 'spf.protection.outlook.com' },
    dkim: ['selector1', 'selector2'],
  },
  {
    ...{ id: 'icloud', name: 'iCloud', host: 'smtp.mail.me.com', port: 587 },
    encryption: 'starttls',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    ...{ hasOwnDomains: true, spf: 'icloud.com', dkim: ['sig1'] },
  },
  {
    ...{ id: 'yahoo', name: 'Yahoo', host: 'smtp.mail.yahoo.com', port: 465, encryption: 'tls' },
    domains: ['yahoo.com', 'yahoo.de', 'yahoo.fr', 'yahoo.it', 'yahoo.es', 'yahoo.co.uk'],
  },
  {
    ...{ id: 'gmx', name: 'GMX', host: 'mail.gmx.net', port: 465, encryption: 'tls' },
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
  },
  {
    ...{ id: 'web-de', name: 'web.de', host: 'smtp.web.de', port: 465, encryption: 'tls' },
    domains: ['web.de'],
  },
  {
    ...{ id: 'posteo', name: 'Posteo', host: 'posteo.de', port: 465, encryption: 'tls' },
    domains: ['posteo.de', 'posteo.net'],
  },
  {
    ...{ id: 'fastmail', name: 'Fastmail', host: 'smtp.fastmail.com', port: 465 },
    encryption: 'tls',
    domains: ['fastmail.com', 'fastmail.fm'],
    ...{ hasOwnDomains: true, spf: 'spf.messagingengine.com', dkim: ['fm1', 'fm2', 'fm3'] },
  },
  {
    ...{ id: 'brevo', name: 'Brevo', host: 'smtp-relay.brevo.com', port: 587 },
    encryption: 'starttls',
    ...{ hasOwnDomains: true, spf: 'spf.brevo.com', dkim: ['brevo1', 'brevo2', 'mail'] },
  },
  {
    ...{ id: 'mailgun', name: 'Mailgun', host: 'smtp.eu.mailgun.org', port: 465 },
    encryption: 'tls',
    ...{ hasOwnDomains: true, spf: 'mailgun.org', dkim: ['mailo', 'smtp', 'k1', 'mx', 'pic'] },
  },
  {
    ...{ id: 'postmark', name: 'Postmark', host: 'smtp.postmarkapp.com', port: 587 },
    encryption: 'starttls',
    ...{ hasOwnDomains: true, spf: 'spf.mtasv.net', dkim: ['pm'] },
  },
  {
    ...{ id: 'amazon-ses', name: 'Amazon SES', host: 'email-smtp.eu-central-1.amazonaws.com' },
    ...{ port: 465, encryption: 'tls' },
    ...{ hasOwnDomains: true, spf: 'amazonses.com' },
  },
];

/** The provider whose server it is. Regions of a provider have servers of their own. */
export function findProviderByHost(host: string): MailProvider | undefined {
  const toFamily = (name: string) => name.toLowerCase().split('.').slice(-2).join('.');
  const isSame = (provider: MailProvider) => provider.host === host.toLowerCase();
  return (
    MAIL_PROVIDERS.find(isSame) ??
    MAIL_PROVIDERS.find((provider) => toFamily(provider.host) === toFamily(host))
  );
}

/** The provider of the mailbox. */
export function findProviderByAddress(address: string): MailProvider | undefined {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return MAIL_PROVIDERS.find(({ domains }) => domains?.includes(domain));
}
