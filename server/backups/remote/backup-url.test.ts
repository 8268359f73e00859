import { expect, test } from 'vitest';
import { describeRemote, parseBackupUrl } from './backup-url.ts';

test('a folder is given as a path or as a URL', () => {
  const folder = { kind: 'folder', path: '/mnt/our backups' };
  expect(parseBackupUrl('/mnt/our backups/')).toEqual(folder);
  expect(parseBackupUrl('file:///mnt/our%20backups')).toEqual(folder);
});

test('a bucket is given with its key, folder and region', () => {
  const location = parseBackupUrl(
    's3://KEY:a%2Fb%2Bc@S3.example.com:9000/venice/our/wedding/?region=x-1',
  );
  expect(location).toMatchObject({
    endpoint: expect.stringMatching(/^https:\/\/s3\.example\.com:9000\/venice$/i),
    prefix: 'our/wedding/',
    region: 'x-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
  expect(describeRemote(location)).toMatch(
    /^the bucket venice at s3\.example\.com:9000, folder our\/wedding$/i,
  );
});

test('http is used on this machine only', () => {
  const getEndpoint = (host: string) => {
    const location = parseBackupUrl(`s3://k:s@${host}/venice`);
    return location.kind === 'bucket' && location.endpoint;
  };
  expect(getEndpoint('127.0.0.1:9000')).toBe('http://127.0.0.1:9000/venice');
  expect(getEndpoint('localhost')).toBe('http://localhost/venice');
  expect(getEndpoint('[::1]:9000')).toBe('http://[::1]:9000/venice');
  expect(getEndpoint('192.168.1.2:9000')).toBe('https://192.168.1.2:9000/venice');
  expect(getEndpoint('127.0.0.1.example.com')).toBe('https://127.0.0.1.example.com/venice');
});
