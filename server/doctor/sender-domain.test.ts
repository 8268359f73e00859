import { describe, expect, test } from 'vitest';
import { parseSmtpUrl } from '../emails/mail-settings.ts';
import { checkSenderDomain } from './sender-domain.ts';

/** Checks with these TXT records; every other name has none. */
function check(from: string, host: string, records: Record<string, string[]> = {}) {
  const smtp = parseSmtpUrl(`smtp://us:secret@${host}`);
  return checkSenderDomain({ smtp, from }, async (name) => records[name] ?? []);
}

const RECORDS = {
  'belmont.example': ['google-site-verification=1', 'v=spf1 include:_spf.google.com ~all'],
  'google._domainkey.belmont.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.belmont.example': ['v=DMARC1; p=none; rua=mailto:us@belmont.example'],
};

describe('the doctor warns about a sender’s domain', () => {
  test('without SPF, DKIM and DMARC, and names the records', async () => {
    const results = await check('us@belmont.example', 'smtp.gmail.com');
    expect(results.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
    expect(results.map(({ fix }) => fix)).toEqual([
      'Add a TXT record to belmont.example: "v=spf1 include:_spf.google.com ~all"',
      expect.stringContaining('Turn on DKIM'),
      'Add a TXT record to _dmarc.belmont.example: "v=DMARC1; p=none"',
    ]);
  });

  test.for<[string, Record<string, string[]>, RegExp]>([
    [
      'whose SPF names another provider',
      { 'belmont.example': ['v=spf1 mx -all'] },
      /not name Gmail/,
    ],
    ['with two SPF records', { 'belmont.example': ['v=spf1 mx', 'v=spf1 a'] }, /2 SPF records/],
    [
      'whose DKIM key is withdrawn',
      { 'google._domainkey.belmont.example': ['v=DKIM1; p='] },
      /No DKIM key/,
    ],
    ['whose DMARC has no policy', { '_dmarc.belmont.example': ['v=DMARC1'] }, /no DMARC record/],
  ])('%s', async ([, changes, message]) => {
    const results = await check('us@belmont.example', 'smtp.gmail.com', { ...RECORDS, ...changes });
    expect(results.filter(({ level }) => level === 'warning')).toMatchObject([
      { message: expect.stringMatching(message) },
    ]);
  });

  test('that belongs to another provider’s mailboxes', async () => {
    const results = await check('portia@gmail.com', 'smtp-relay.brevo.com');
    expect(results).toMatchObject([
      { level: 'warning', message: expect.stringContaining('only Gmail may send') },
    ]);
  });

  test('that cannot be looked up', async () => {
    const smtp = parseSmtpUrl('smtp://mail.belmont.example');
    const results = await checkSenderDomain({ smtp, from: 'us@belmont.example' }, () =>
      Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' })),
    );
    expect(results).toMatchObject([
      { level: 'warning', message: expect.stringContaining('no name server answered') },
    ]);
  });
});

test('the doctor accepts a domain with all three, also a subdomain that follows the policy above it', async () => {
  const levels = async (...args: Parameters<typeof check>) =>
    (await check(...args)).map(({ level }) => level);
  expect(await levels('us@belmont.example', 'smtp.gmail.com', RECORDS)).toEqual(['ok', 'ok', 'ok']);
  const ofSubdomain = {
    'love.belmont.example': ['v=spf1 mx ~all'],
    'default._domainkey.love.belmont.example': ['p=MIGf'],
    '_dmarc.belmont.example': RECORDS['_dmarc.belmont.example'],
  };
  const host = 'mail.belmont.example';
  expect(await levels('us@love.belmont.example', host, ofSubdomain)).toEqual(['ok', 'ok', 'ok']);
});

test('the doctor asks nothing about a mailbox that sends through its own provider', async () => {
  expect(await check('portia@gmail.com', 'smtp.gmail.com')).toMatchObject([{ level: 'ok' }]);
});
