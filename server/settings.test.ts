import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SUPABASE = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_x' };

function jwt(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ role })}.c2ln`;
}

describe('an invalid value is rejected with a line that names it', () => {
  test.each([
    ['PORT', 'abc', /^PORT is "abc".*0 to 65535.*PORT=3000$/],
    ['PORT', '65536', /^PORT is "65536"/],
    ['PORT', '-1', /^PORT/],
    ['PORT', '3000.5', /^PORT/],
    ['PORT', ' 3000', /^PORT/],
    ['HOST', 'a b', /^HOST is "a b".*HOST=127\.0\.0\.1$/],
    ['HOST', 'http://x', /^HOST/],
    ['DATA_DIR', 'a\u0000b', /^DATA_DIR.*DATA_DIR=\.\/data$/],
    ['SITE_PASSWORD', '', /^SITE_PASSWORD has 0 characters.*1 to 200/],
    ['SITE_PASSWORD', 'x'.repeat(201), /^SITE_PASSWORD has 201 characters/],
    ['SITE_PASSWORD', 'two\nlines', /^SITE_PASSWORD/],
    ['GATE', 'lock', /^GATE is "lock".*page or server.*GATE=server$/],
    ['GATE', 'Server', /^GATE is "Server"/],
    ['TRUST_PROXY', 'caddy', /^TRUST_PROXY is "caddy"; .*1 to 9.*TRUST_PROXY=loopback,10/],
    ['TRUST_PROXY', '0', /^TRUST_PROXY is "0"/],
    ['TRUST_PROXY', 'x'.repeat(500), /^TRUST_PROXY is "x{60}"/],
    ['DATABASE_URL', 'mysql://a/b', /^DATABASE_URL must be an address that starts with postgres/],
    ['DATABASE_URL', 'a b', /^DATABASE_URL must be an address that starts with postgres/],
    ['DATABASE_URL', 'postgres://x', /^DATABASE_URL names no database after the host/],
    ['DATABASE_URL', 'postgres://x/y?sslmode=verify-ca', /^DATABASE_URL cannot be used \(its TLS/],
    ['DATABASE_URL', 'postgres://x/y?sslrootcert=/no', /^DATABASE_URL cannot be used \(a certif/],
    ['PUBLIC_URL', 'our-wedding.example', /^PUBLIC_URL must be an address that starts with https/],
    [
      'PUBLIC_URL',
      'ftp://our-wedding.example',
      /^PUBLIC_URL must be an address that starts with h/,
    ],
    ['PUBLIC_URL', 'https://', /^PUBLIC_URL must be an address that starts with https:/],
    ['PUBLIC_URL', 'https://a:b@our-wedding.example', /^PUBLIC_URL must be the bare address/],
    ['PUBLIC_URL', 'https://our-wedding.example/venice', /^PUBLIC_URL must be the bare address/],
    ['PUBLIC_URL', 'https://our-wedding.example/?x=1', /^PUBLIC_URL must be the bare address/],
    ['PUBLIC_URL', 'https://our-wedding.example/#rsvp', /^PUBLIC_URL must be the bare address/],
    [
      'PUBLIC_URL',
      'http://our-wedding.example',
      /^PUBLIC_URL must start with https:\/\/.*not encrypted/,
    ],
    ['RATE_LIMIT', '60', /^RATE_LIMIT is "60"; it must be on or off, for example RATE_LIMIT=on$/],
    ['RATE_LIMIT', 'OFF', /^RATE_LIMIT is "OFF"/],
    [
      'SMTP_URL',
      'mail.example.com:587',
      /^SMTP_URL must start with smtp:\/\/ or smtps:.*for example /,
    ],
    ['SMTP_URL', 'nonsense', /^SMTP_URL is not a URL, for example SMTP_URL=smtp:/],
    ['SMTP_URL', 'smtp://', /^SMTP_URL (is not a URL|names no mail server)/],
    ['SMTP_URL', 'smtp://u:p@mail.example/inbox', /^SMTP_URL continues after the port/],
    ['SMTP_URL', 'smtp://u:pa#ss@mail.example', /^SMTP_URL (continues|is not a URL)/],
    ['SMTP_URL', 'smtp://u@mail.example', /^SMTP_URL needs both a user and a password/],
    ['SMTP_URL', 'smtp://u:%@mail.example', /^SMTP_URL has a % in its user or password/],
    ['MAIL_FROM', 'Us <us@example.com>', /^MAIL_FROM must be one plain address/],
    ['MAIL_FROM', 'us@example.com\r\nBcc: x@y.zz', /^MAIL_FROM must be one plain address/],
    ['HOST_EMAIL', 'us@example.com;them@example.com', /^HOST_EMAIL must be 1 to 10 addresses/],
    ['HOST_EMAIL', `${'us@example.com,'.repeat(10)}us@example.com`, /^HOST_EMAIL must be 1 to 10/],
    ['EMAILS_PER_MINUTE', '0', /^EMAILS_PER_MINUTE must be a whole number from 1 to 6000/],
    ['EMAILS_PER_MINUTE', '6001', /^EMAILS_PER_MINUTE must be a whole number from 1 to 6000/],
    ['EMAILS_PER_MINUTE', '1.5', /^EMAILS_PER_MINUTE must be a whole number from 1 to 6000/],
    [
      'BACKUP_URL',
      'backups',
      /^BACKUP_URL must be an absolute folder, or start with file:.*for ex/,
    ],
    ['BACKUP_URL', 'http://s3.example', /^BACKUP_URL must be an absolute folder/],
    ['BACKUP_URL', '/', /^BACKUP_URL must be a folder of its own/],
    ['PHOTOS_URL', 'photos', /^PHOTOS_URL must be an absolute folder.*for example PHOTOS_URL=/],
    ['BACKUP_URL', 'file://nas/backups', /^BACKUP_URL must have three slashes/],
    [
      'BACKUP_URL',
      's3://k:a/b@s3.example/bucket',
      /^BACKUP_URL is not a valid URL \(write \/ as %2F/,
    ],
    ['BACKUP_URL', 's3://s3.example/bucket', /^BACKUP_URL needs an access key and its secret/],
    ['BACKUP_URL', 's3://k:%@s3.example/bucket', /^BACKUP_URL has a % in its key or secret/],
    ['BACKUP_URL', 's3://k:s@s3.example/', /^BACKUP_URL names no bucket/],
    ['BACKUP_URL', 's3://k:s@s3.example/bucket/a//b', /^BACKUP_URL has a folder with characters/],
    ['BACKUP_URL', 's3://k:s@s3.example/bucket?regoin=x', /^BACKUP_URL can end with \?region=/],
    ['DEMO', 'yes', /^DEMO is "yes"; it must be 1 or absent/],
    ['BACKUP_URL', `${resolve('data')}/backups/copy`, /^BACKUP_URL is a folder in DATA_DIR/],
    ['BACKUP_KEY', 'fifteen letters', /^BACKUP_KEY has 15 characters; .*16 to 200/],
    ['BACKUP_KEY', 'sixteen letters!', /^BACKUP_URL is missing; BACKUP_KEY needs it/],
    ['HOST_PASSWORD', 'seven77', /^HOST_PASSWORD has 7 characters; .*8 to 200, for example /],
    ['HOST_PASSWORD', 'two\nlines of it', /^HOST_PASSWORD has 15 characters; it must be one line/],
  ])('%s=%j is rejected', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(line);
  });

  test.each([
    ['ftp://a.supabase.co', /https:\/\//],
    ['not an address', /https:\/\//],
    ['javascript:alert(1)', /https:\/\//],
    ['https://user:secret@a.supabase.co', /bare address/],
    ['https://a.supabase.co/?x=1', /bare address/],
    ['https://a.supabase.co/;script-src *', /bare address/],
    ['https://a.supabase.co/rest/v1/', /rest\/v1/],
  ])('SUPABASE_URL=%s is rejected', (SUPABASE_URL, line) => {
    expect(() => readSettings({ ...SUPABASE, SUPABASE_URL })).toThrow(line);
  });

  test('a secret Supabase key is rejected and not printed', () => {
    for (const key of ['sb_secret_abc', jwt('service_role')]) {
      const read = () => readSettings({ ...SUPABASE, SUPABASE_ANON_KEY: key });
      expect(read).toThrow(/SUPABASE_ANON_KEY is a secret key/);
      expect(read).not.toThrow(key);
    }
  });

  test('SUPABASE_URL and SUPABASE_ANON_KEY need each other', () => {
    expect(() => readSettings({ SUPABASE_URL: 'https://a.co' })).toThrow(
      /^SUPABASE_ANON_KEY is mi/,
    );
    expect(() => readSettings({ SUPABASE_ANON_KEY: 'x' })).toThrow(/^SUPABASE_URL is missing/);
  });

  test('SMTP_URL and MAIL_FROM need each other, and cannot be combined with Supabase', () => {
    const SMTP_URL = 'smtp://user:secret@mail.example.com';
    const MAIL_FROM = 'us@example.com';
    expect(() => readSettings({ SMTP_URL })).toThrow(/^MAIL_FROM is missing; SMTP_URL needs it/);
    expect(() => readSettings({ MAIL_FROM })).toThrow(/^SMTP_URL is missing; MAIL_FROM needs it/);
    expect(() => readSettings({ HOST_EMAIL: MAIL_FROM })).toThrow(/^SMTP_URL is missing; HOST_E/);
    expect(() => readSettings({ ...SUPABASE, SMTP_URL, MAIL_FROM })).toThrow(/cannot be combined/);
  });

  test('the error of a wrong SMTP_URL does not print its password', () => {
    for (const SMTP_URL of ['smtp://u:secret@mail/x', 'http://u:secret@mail', 'u:secret@mail']) {
      expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'us@example.com' })).not.toThrow('secret');
    }
  });

  test('BACKUP_URL is only for a site that stores replies in its own SQLite database', () => {
    for (const other of [{ DATABASE_URL: 'postgres://x/y' }, SUPABASE]) {
      expect(() => readSettings({ ...other, BACKUP_URL: '/mnt/backups' })).toThrow(
        /^BACKUP_URL and (DATABASE|SUPABASE)_URL cannot be combined/,
      );
    }
  });

  test('the error of a wrong BACKUP_URL or BACKUP_KEY does not print its secret', () => {
    for (const BACKUP_URL of ['s3://k:secret@h', 's3://k:secret/@h/bucket', 'S4://k:secret@h/b']) {
      expect(() => readSettings({ BACKUP_URL })).toThrow(/^BACKUP_URL/);
      expect(() => readSettings({ BACKUP_URL })).not.toThrow('secret');
    }
    expect(() => readSettings({ BACKUP_URL: '/mnt/b', BACKUP_KEY: 'secret' })).not.toThrow(
      'secret',
    );
  });

  test('several errors are one line each', () => {
    const read = () => readSettings({ PORT: 'x', HOST: ' ', SUPABASE_URL: 'https://a.co' });
    expect(read).toThrow(/^PORT .*\nHOST .*\nSUPABASE_ANON_KEY .*$/);
  });
});

test('without settings the site is the demo on this machine', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    sitePassword: 'serenissima',
    gate: 'page',
    hostPassword: null,
    requirePasskeys: false,
    databaseUrl: null,
    supabase: null,
    trustProxy: null,
    publicUrl: null,
    rateLimit: true,
    mail: null,
    remoteBackups: null,
    photosUrl: null,
    isDemo: false,
    demoDesign: null,
  });
});

test('every setting is read', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/srv/wedding',
    SITE_PASSWORD: ' ponte 🌉 ',
    HOST_PASSWORD: 'ponte dei pugni',
    HOST_SIGN_IN: 'passkey',
    GATE: 'server',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    PUBLIC_URL: 'https://Our-Wedding.example:443/',
    RATE_LIMIT: 'off',
    DATABASE_URL: 'postgres://portia:secret@db/wedding?sslmode=require',
    SUPABASE_URL: 'https://a.supabase.co/',
    SUPABASE_ANON_KEY: jwt('anon'),
    PHOTOS_URL: '/mnt/photos',
  });
  expect(settings).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/srv/wedding',
    sitePassword: ' ponte 🌉 ',
    gate: 'server',
    hostPassword: 'ponte dei pugni',
    requirePasskeys: true,
    databaseUrl: 'postgres://portia:secret@db/wedding?sslmode=require',
    supabase: { url: 'https://a.supabase.co', anonKey: jwt('anon') },
    trustProxy: 'loopback, 10.0.0.0/8',
    publicUrl: 'https://our-wedding.example',
    rateLimit: false,
    mail: null,
    remoteBackups: null,
    photosUrl: '/mnt/photos',
    isDemo: false,
    demoDesign: null,
  });
});

test('BACKUP_URL and BACKUP_KEY are read', () => {
  const BACKUP_URL = 's3://KEY:se%2Fcret@s3.example.com/venice/wedding?region=eu-south-1';
  const BACKUP_KEY = 'ponte dei pugni 1966';
  expect(readSettings({ BACKUP_URL, BACKUP_KEY }).remoteBackups).toEqual({
    url: BACKUP_URL,
    key: BACKUP_KEY,
  });
  expect(readSettings({ BACKUP_URL: 'file:///mnt/a%20b' }).remoteBackups?.key).toBeNull();
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'PUBLIC_URL needs no https on this machine: %s',
  (PUBLIC_URL) => {
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  },
);

test('SMTP_URL is parsed into host, port and login', () => {
  const readMail = (SMTP_URL: string) =>
    readSettings({
      SMTP_URL,
      MAIL_FROM: 'us@example.com',
      HOST_EMAIL: 'portia@example.com, bassanio@example.com',
    }).mail;
  expect(readMail('smtp://us%40example.com:p%3A%2F%23@mail.example.com')).toEqual({
    smtp: {
      host: 'mail.example.com',
      port: 587,
      secure: false,
      login: { user: 'us@example.com', password: 'p:/#' },
    },
    from: 'us@example.com',
    notify: ['portia@example.com', 'bassanio@example.com'],
    emailsPerMinute: 30,
  });
  expect(readMail('smtps://mail.example.com')?.smtp).toMatchObject({ port: 465, secure: true });
  expect(readMail('smtp://[::1]:2525')?.smtp).toMatchObject({
    host: '::1',
    port: 2525,
    login: null,
  });
});
