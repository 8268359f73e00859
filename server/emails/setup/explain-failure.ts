import { getMessages, type Messages } from '../../../domain/dashboard/messages/messages.ts';
import { findProviderByHost } from '../../../domain/emails/mail-providers.ts';
import type { MailServerRequest } from '../../../domain/emails/mail-server.ts';
import { translateFailure } from '../failures.ts';
import type { MailFailure } from '../mail-server.ts';

type Field = keyof MailServerRequest;

/** The field that the couple should look at, null for none of them, and sentences that say why. */
export type Explanation = { field: Field | null; message: string };

type Server = MailServerRequest & { texts: Messages['mailServer'] };

type Rule = {
  when: (failure: MailFailure) => boolean;
  field: Field | null;
  /** Sentences. */
  explain: (server: Server, failure: MailFailure) => string[];
};

const quote = ({ texts }: Server, { answer }: MailFailure) =>
  answer ? [texts.failures.said(answer)] : [];
const contains = (pattern: RegExp) => (failure: MailFailure) =>
  pattern.test(`${failure.code} ${failure.cause} ${failure.answer}`);

/** The first rule that applies explains the failure. */
const RULES: readonly Rule[] = [
  {
    when: ({ code, command, answer }) => code === 'EAUTH' && (command !== 'API' || answer !== ''),
    field: 'password',
    explain: (server, failure) => {
      const { host, texts } = server;
      const provider = findProviderByHost(host);
      const { appPassword, loginRejected } = texts.failures;
      const note = provider ? texts.providerNotes[provider.id] : appPassword;
      return [loginRejected(host), note, ...quote(server, failure)];
    },
  },
  {
    when: ({ code }) => code === 'EAUTH',
    field: 'user',
    explain: ({ host, texts }) => [texts.failures.unknownLogin(host)],
  },
  {
    when: contains(/\bEDNS\b|ENOTFOUND|EAI_AGAIN|ENODATA/),
    field: 'host',
    explain: ({ host, texts }) => [texts.failures.unknownHost(host)],
  },
  {
    when: contains(/ECONNREFUSED/),
    field: 'port',
    explain: ({ host, port, texts: { failures } }) => [
      failures.portRefused(host, port),
      failures.usualPorts,
    ],
  },
  {
    when: contains(/wrong version number|packet length too long|unknown protocol|EPROTO\b/i),
    field: 'encryption',
    explain: ({ host, port, texts: { failures } }) => [
      failures.notTls(host, port),
      failures.usualPorts,
    ],
  },
  {
    when: contains(/certificate|altnames|self.signed|CERT_/i),
    field: 'host',
    explain: ({ host, texts }, { cause }) => [texts.failures.certificate(host, cause)],
  },
  {
    when: ({ code, command, cause }) =>
      code === 'ETLS' || /STARTTLS/.test(command) || /STARTTLS/.test(cause),
    field: 'encryption',
    explain: ({ host, port, texts: { failures } }) => [
      failures.noEncryption(host, port),
      failures.usualPorts,
    ],
  },
  {
    when: contains(/greeting never received/i),
    field: 'encryption',
    explain: ({ host, port, texts: { failures } }) => [
      failures.onlyTls(host, port),
      failures.usualPorts,
    ],
  },
  {
    when: ({ code, command }) => code === 'ETIMEDOUT' && command === 'CONN',
    field: 'port',
    explain: ({ host, port, texts: { failures } }) => [
      failures.noAnswer(host, port),
      failures.usualPorts,
      failures.blocked,
    ],
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
    explain: (server, failure) => [
      server.texts.failures.recipientRejected(server.addresses[0] ?? ''),
      ...quote(server, failure),
    ],
  },
  {
    when: contains(/Invalid greeting|Invalid EHLO|Invalid HELO/),
    field: 'port',
    explain: ({ host, port, texts: { failures } }) => [
      failures.noMailServer(host, port),
      failures.usualPorts,
    ],
  },
  {
    when: ({ answer }) => answer !== '',
    field: null,
    explain: (server, failure) => [
      server.texts.failures.rejected(server.host),
      ...quote(server, failure),
    ],
  },
];

function explainSender(server: Server, failure: MailFailure): string[] {
  const { from, texts, user } = server;
  const { otherSender, userNotAllowed, websiteNotAllowed } = texts.failures;
  const notAllowed = user ? userNotAllowed(user, from) : websiteNotAllowed(from);
  return [notAllowed, otherSender, ...quote(server, failure)];
}

export function explainMailFailure(failure: MailFailure, server: MailServerRequest): Explanation {
  const texts = getMessages('mailServer');
  const rule = RULES.find(({ when }) => when(failure));
  const sentences = rule?.explain({ ...server, texts }, failure) ?? [
    texts.failures.notSent(translateFailure(failure.error)),
  ];
  return { field: rule ? rule.field : 'host', message: sentences.join(' ') };
}
