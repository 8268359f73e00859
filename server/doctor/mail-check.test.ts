import { test as base, describe, expect } from 'vitest';
import { mailServerOf } from '../emails/mail-settings.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { checkMail } from './mail-check.ts';

const test = base.extend<{ mailbox: Mailbox }>({ mailbox: withMailbox });

const look = (url: string, hosts: string[] = []) =>
  checkMail({ smtp: mailServerOf(url), from: 'us@example.com', hosts });

describe('the doctor on letters', () => {
  test('a mail server that is not there is a fault, and no word of its password', async ({
    mailbox,
  }) => {
    await mailbox.close();
    const results = await look(`smtp://portia:secret@127.0.0.1:${mailbox.port}`);
    expect(results).toMatchObject([{ level: 'fault' }]);
    expect(results[0]?.says).toMatch(/^The mail server cannot be reached .* replies are taken/);
    expect(JSON.stringify(results)).not.toContain('secret');
  });

  test('one that sends everybody away is a fault, in its words', async ({ mailbox }) => {
    mailbox.isClosed = true;
    const [found] = await look(mailbox.url);
    expect(found).toMatchObject({ level: 'fault' });
    expect(found?.says).toContain('Closed today');
  });

  test('a wrong password is a fault that names the setting and not the password', async ({
    mailbox,
  }) => {
    const results = await look(`smtp://portia:leaden@127.0.0.1:${mailbox.port}`);
    expect(results).toMatchObject([{ level: 'fault' }]);
    expect(results[0]?.says).toContain('does not take the user and password of SMTP_URL');
    expect(JSON.stringify(results)).not.toContain('leaden');
  });

  test('one that answers is well, and gets no letter', async ({ mailbox }) => {
    const url = `smtp://portia:secret@127.0.0.1:${mailbox.port}`;
    const results = await look(url, ['portia@example.com']);
    expect(results.map(({ level }) => level)).toEqual(['well', 'well', 'well']);
    expect(results[0]?.says).toContain('takes the user and password');
    expect(results[2]?.says).toContain('portia@example.com gets a notice');
    expect(mailbox.emails).toEqual([]);
  });

  test('no host to tell of replies is worth a warning', async ({ mailbox }) => {
    expect((await look(mailbox.url)).at(-1)).toMatchObject({ level: 'warning' });
  });
});
