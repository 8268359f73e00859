import { findProviderByHost } from '../../../domain/emails/mail-providers.ts';
import type { MailServerRequest } from '../../../domain/emails/mail-server.ts';
import type { MailFailure } from '../mail-server.ts';

type Field = keyof MailServerRequest;

/** The field that the couple should look at, null for none of them, and a sentence that says why. */
export type Explanation = { field: Field | null; message: string };

type Rule = {
  when: (failure: MailFailure) => boolean;
  field: Field | null;
  explain: (server: MailServerRequest, failure: MailFailure) => string;
};

const PORTS = 'The usual ports are 465 (TLS from the start) and 587 (STARTTLS).';
const quote = ({ answer }: MailFailure) => (answer ? ` It said: “${answer}”` : '');
const contains = (pattern: RegExp) => (failure: MailFailure) =>
  pattern.test(`${failure.code} ${failure.cause} ${failure.answer}`);

/** The first rule that applies explains the failure. */
const RULES: readonly Rule[] = [
  {
    when: ({ code, command, answer }) => code === 'EAUTH' && (command !== 'API' || answer !== ''),
    field: 'password',
    explain: ({ host }, failure) => {
      const note = findProviderByHost(host)?.note;
      return `${host} does not accept this user and password. ${note ?? 'Many providers need a password made for other programs, not the usual one.'}${quote(failure)}`;
    },
  },
  {
    when: ({ code }) => code === 'EAUTH',
    field: 'user',
    explain: ({ host }) =>
      `${host} offers no way to sign in that this website knows. Try the other encryption.`,
  },
  {
    when: contains(/\bEDNS\b|ENOTFOUND|EAI_AGAIN|ENODATA/),
    field: 'host',
    explain: ({ host }) => `There is no mail server called ${host}. Please check the spelling.`,
  },
  {
    when: contains(/ECONNREFUSED/),
    field: 'port',
    explain: ({ host, port }) => `${host} refuses connections on port ${port}. ${PORTS}`,
  },
  {
    when: contains(/wrong version number|packet length too long|unknown protocol|EPROTO\b/i),
    field: 'encryption',
    explain: ({ port, host }) =>
      `Port ${port} of ${host} does not begin with TLS. Choose STARTTLS, or another port. ${PORTS}`,
  },
  {
    when: contains(/certificate|altnames|self.signed|CERT_/i),
    field: 'host',
    explain: ({ host }, { cause }) =>
      `The certificate of ${host} is not valid for this name, so your password was not sent. Use the name that your provider’s instructions have. (${cause})`,
  },
  {
    when: ({ code, command, cause }) =>
      code === 'ETLS' || /STARTTLS/.test(command) || /STARTTLS/.test(cause),
    field: 'encryption',
    explain: ({ host, port }) =>
      `${host} offers no encryption on port ${port}, so your password was not sent. Choose TLS from the start, or another port. ${PORTS}`,
  },
  {
    when: contains(/greeting never received/i),
    field: 'encryption',
    explain: ({ host, port }) =>
      `${host} answers on port ${port}, but not without encryption. Choose TLS from the start. ${PORTS}`,
  },
  {
    when: ({ code, command }) => code === 'ETIMEDOUT' && command === 'CONN',
    field: 'port',
    explain: ({ host, port }) =>
      `${host} does not answer on port ${port}. ${PORTS} Some hosting companies block outgoing email: ask yours, or a provider with port 2525.`,
  },
  {
    when: contains(
      /SendAsDenied|5\.7\.60|not (?:allowed|permitted|authori[sz]ed) to send (?:as|from)/i,
    ),
    field: 'from',
    explain: explainSender,
  },
  { when: ({ command }) => command === 'MAIL FROM', field: 'from', explain: explainSender },
  {
    when: ({ command }) => command === 'RCPT TO',
    field: 'addresses',
    explain: ({ addresses }, failure) =>
      `The mail server does not accept emails to ${addresses[0]}.${quote(failure)}`,
  },
  {
    when: contains(/Invalid greeting|Invalid EHLO|Invalid HELO/),
    field: 'port',
    explain: ({ host, port }) => `Port ${port} of ${host} is not that of a mail server. ${PORTS}`,
  },
  {
    when: ({ answer }) => answer !== '',
    field: null,
    explain: ({ host }, failure) => `${host} did not accept the test.${quote(failure)}`,
  },
];

function explainSender({ from, user }: MailServerRequest, failure: MailFailure): string {
  const whose = user ? `the user ${user}` : 'this website';
  return `The mail server does not let ${whose} send emails from ${from}. Use an address that belongs to that mailbox, or allow this one at your provider.${quote(failure)}`;
}

export function explainMailFailure(failure: MailFailure, server: MailServerRequest): Explanation {
  const rule = RULES.find(({ when }) => when(failure));
  if (!rule) {
    const message = `The test could not be sent: ${failure.error}.`;
    return { field: 'host', message };
  }
  return { field: rule.field, message: rule.explain(server, failure) };
}
