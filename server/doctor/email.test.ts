import { test as base, describe, expect } from 'vitest';
import { parseSmtpUrl } from '../emails/mail-settings.ts';
import { deriveKey, putMailServer, sealPassword } from '../emails/setup/stored-mail-server.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { test as onDatabase } from '../fixtures/site.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createSecrets } from '../store.ts';
import { checkEmail, checkEmails } from './email.ts';

const test = base.extend<{ mailbox: Mailbox }>({ mailbox: withMailbox });

const check = (url: string, notify: string[] = []) =>
  checkEmail({ smtp: parseSmtpUrl(url), from: 'us@example.com', notify, emailsPerMinute: 30 });

describe('the doctor’s check of the mail server', () => {
  test('reports a wrong password as an error that names the setting and not the password', async ({
    mailbox,
  }) => {
    const results = await check(`smtp://portia:leaden@127.0.0.1:${mailbox.port}`);
    expect(results).toMatchObject([{ level: 'error' }]);
    expect(results[0]?.message).toContain('rejected the user and password');
    expect(results[0]?.fix).toContain('SMTP_URL');
    expect(JSON.stringify(results)).not.toContain('leaden');
  });

  test('accepts a server that answers, without sending an email', async ({ mailbox }) => {
    const url = `smtp://portia:secret@127.0.0.1:${mailbox.port}`;
    const results = await check(url, ['portia@example.com']);
    expect(results.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
    expect(results[0]?.message).toContain('accepts the user and password');
    expect(results[2]?.message).toContain('portia@example.com is notified');
    expect(mailbox.emails).toEqual([]);
  });

  test('warns when nobody is notified of replies', async ({ mailbox }) => {
    expect((await check(mailbox.url)).at(-1)).toMatchObject({ level: 'warning' });
  });
});

describe('the doctor’s check of the dashboard’s mail server', () => {
  const stored = onDatabase.extend<{ mailbox: Mailbox; settings: Settings; secret: string }>({
    mailbox: withMailbox,
    secret: 'the secret of this installation, long enough',
    settings: async ({ dataDir, databaseUrl, database, mailbox, secret }, use) => {
      const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
      const server = {
        ...{ host: '127.0.0.1', port: mailbox.port, encryption: 'starttls' as const, user: 'us' },
        ...{ from: 'portia@gmail.com', addresses: ['portia@gmail.com'], notifies: true },
        emailsPerMinute: 30,
      };
      const secrets = createSecrets(settings, database);
      const key = deriveKey(await secrets.getOrCreate('session-secret', () => secret));
      await putMailServer(database, server, sealPassword({ ...server, password: 'secret' }, key));
      await use(settings);
    },
  });

  stored('says that its password is of another installation', async ({ settings, database }) => {
    const sealed = 'A'.repeat(80);
    await database.query('UPDATE mail_server SET sealed_password = $1', [sealed]);
    expect(await checkEmails(settings)).toMatchObject([
      { level: 'error', fix: 'Enter it again in the dashboard, under Emails' },
    ]);
  });

  stored('signs in to it, and looks at the sender’s domain', async ({ settings, mailbox }) => {
    const results = await checkEmails(settings);
    expect(results.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'warning']);
    expect(results.at(-1)?.message).toContain('only Gmail may send for that domain');
    expect(mailbox.emails).toEqual([]);
  });

  onDatabase('has nothing to say without one', async ({ dataDir, databaseUrl, database: _ }) => {
    const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    expect(await checkEmails(settings)).toEqual([]);
  });
});
