import { mailServerError } from '../emails/mail-server.ts';
import type { MailSettings } from '../emails/mail-settings.ts';
import { type CheckResult, fault, warning, well } from './check-result.ts';

/** Greets the mail server and signs in; no letter is sent. */
export async function checkMail({ smtp, from, hosts }: MailSettings): Promise<CheckResult[]> {
  const place = `${smtp.host}:${smtp.port}`;
  const found = await mailServerError(smtp);
  if (found) {
    return [
      fault(
        `${found}, at ${place}. Letters wait for it, two days at most; replies are taken all the same.`,
        'Compare SMTP_URL with what the mail provider says',
      ),
    ];
  }
  return [
    well(
      smtp.login
        ? `The mail server ${place} answers, and takes the user and password.`
        : `The mail server ${place} answers.`,
    ),
    well(
      `Letters come from ${from}; whether the server lets us write in that name, a letter shows.`,
    ),
    hosts.length > 0
      ? well(`Of every reply ${hosts.join(', ')} get${hosts.length === 1 ? 's' : ''} a notice.`)
      : warning('No host gets a notice of replies.', 'Set HOST_EMAIL, if you want one'),
  ];
}
