import { checkMailServer } from '../emails/mail-server.ts';
import type { MailSettings } from '../emails/mail-settings.ts';
import {
  deriveKey,
  findMailServer,
  openPassword,
  parseMailServer,
  toMailSettings,
} from '../emails/setup/stored-mail-server.ts';
import type { Settings } from '../settings.ts';
import { createSecrets } from '../store.ts';
import { type CheckResult, error, ok, warning } from './check.ts';
import { checkSenderDomain } from './sender-domain.ts';
import { openDatabaseIfPossible } from './site.ts';

/** The mail server of the settings, or that of the dashboard; no results on a site without one. */
export async function checkEmails(settings: Settings): Promise<CheckResult[]> {
  const { mail, supabase } = settings;
  if (supabase) return [];
  const found = mail ?? (await readStoredMail(settings));
  if (found === null) return [];
  if ('level' in found) return [found];
  const source = mail ? 'SMTP_URL' : 'the mail server in the dashboard, under Emails,';
  return [...(await checkEmail(found, source)), ...(await checkSenderDomain(found))];
}

/** Connects to the mail server and signs in, without sending an email. */
export async function checkEmail(
  { smtp, from, notify }: MailSettings,
  source = 'SMTP_URL',
): Promise<CheckResult[]> {
  const address = `${smtp.host}:${smtp.port}`;
  const failure = await checkMailServer(smtp);
  if (failure) {
    return [
      error(
        `${failure}, at ${address}. Emails wait for it, for two days at most; replies are still stored.`,
        `Compare ${source} with the instructions of your mail provider`,
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

/** The mail server that the couple entered, or why it cannot be used. */
async function readStoredMail(settings: Settings): Promise<MailSettings | CheckResult | null> {
  const database = await openDatabaseIfPossible(settings);
  try {
    const row = database && (await findMailServer(database));
    if (!row) return null;
    const secret = await createSecrets(settings, database).find('session-secret');
    const password = secret === null ? undefined : openPassword(row, deriveKey(secret));
    if (password !== undefined) return toMailSettings(parseMailServer(row), password);
    return error(
      'The password of the mail server cannot be read, so no emails are sent: it was encrypted with the session secret of another installation.',
      'Enter it again in the dashboard, under Emails',
    );
  } finally {
    await database?.close();
  }
}
