import { checkMailServer } from '../emails/mail-server.ts';
import type { MailSettings } from '../emails/mail-settings.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

/** Connects to the mail server and signs in, without sending an email. */
export async function checkEmail({ smtp, from, notify }: MailSettings): Promise<CheckResult[]> {
  const address = `${smtp.host}:${smtp.port}`;
  const failure = await checkMailServer(smtp);
  if (failure) {
    return [
      error(
        `${failure}, at ${address}. Emails wait for it, for two days at most; replies are still stored.`,
        'Compare SMTP_URL with the instructions of your mail provider',
      ),
    ];
  }
  return [
    ok(
      smtp.login
        ? `The mail server ${address} answers and accepts the user and password.`
        : `The mail server ${address} answers.`,
    ),
    ok(`Emails come from ${from}; only a sent email shows whether the server allows that address.`),
    notify.length > 0
      ? ok(`${notify.join(', ')} ${notify.length === 1 ? 'is' : 'are'} notified of every reply.`)
      : warning('Nobody is notified of replies.', 'Set HOST_EMAIL to receive notifications'),
  ];
}
