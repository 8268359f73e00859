import { test as base, describe, expect } from 'vitest';
import { parseSmtpUrl } from '../emails/mail-settings.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { checkEmail } from './doctor.ts';

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
