import { isAbsolute, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThisMachine } from '../../platform/this-machine.ts';

/** The place that receives a copy of each backup. Contains secrets: never print it. */
export type RemoteSettings = {
  url: string;
  /** Encrypts the copies; null leaves them readable. */
  key: string | null;
};

/** A parsed BACKUP_URL. */
export type RemoteLocation =
  | { kind: 'folder'; path: string }
  | {
      kind: 'bucket';
      endpoint: string;
      host: string;
      bucket: string;
      /** Empty, or with a slash at the end. */
      prefix: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;
// MinIO's default, which Cloudflare R2 accepts too.
const DEFAULT_REGION = 'us-east-1';

/** Checks a value of BACKUP_URL or PHOTOS_URL; the error message never quotes it, because it may have a secret. */
export function findBackupUrlError(value: string, name = 'BACKUP_URL'): string | undefined {
  const parsed = parse(value);
  if (typeof parsed !== 'string') return undefined;
  const folder = name === 'BACKUP_URL' ? '/mnt/backups' : '/mnt/photos';
  const bucket = 's3://KEY:SECRET@s3.example.com/bucket/wedding?region=eu-central-1';
  return `${name} ${parsed}, for example ${name}=${folder} or ${name}=${bucket}`;
}

/** Parses a value that `findBackupUrlError` accepts. */
export function parseBackupUrl(value: string): RemoteLocation {
  const parsed = parse(value);
  if (typeof parsed === 'string') throw new Error('BACKUP_URL was not checked.');
  return parsed;
}

/** For people: without user, password and region. */
export function describeRemote(location: RemoteLocation): string {
  if (location.kind === 'folder') return `the folder ${location.path}`;
  const folder = location.prefix && `, folder ${location.prefix.slice(0, -1)}`;
  return `the bucket ${location.bucket} at ${location.host}${folder}`;
}

/** Checks a value of BACKUP_KEY without quoting it. */
export function findBackupKeyError(value: string): string | undefined {
  if (value.length >= 16 && value.length <= 200 && !/\p{Cc}/u.test(value)) return undefined;
  return `BACKUP_KEY has ${value.length} characters; it must be one line of 16 to 200`;
}

function parse(value: string): RemoteLocation | string {
  if (isAbsolute(value)) return parseFolder(value);
  const url = URL.parse(value);
  if (url?.protocol === 'file:') return parseFileUrl(url);
  if (/^s3:/i.test(value)) return url ? parseBucket(url) : 'is not a valid URL (write / as %2F)';
  return 'must be an absolute folder, or start with file:// or s3://';
}

function parseFileUrl(url: URL): RemoteLocation | string {
  try {
    return url.search || url.hash
      ? 'has a ? or # after its folder'
      : parseFolder(fileURLToPath(url));
  } catch {
    return 'must have three slashes before its folder (file:///mnt/backups)';
  }
}

function parseFolder(value: string): RemoteLocation | string {
  const path = normalize(value).replace(/(?<=.)\/$/, '');
  if (/\p{Cc}/u.test(path) || path === '/') return 'must be a folder of its own';
  return { kind: 'folder', path };
}

function parseBucket(url: URL): RemoteLocation | string {
  if (!url.hostname) return 'names no host';
  if (!url.username || !url.password) return 'needs an access key and its secret before the host';
  const accessKeyId = decode(url.username);
  const secretAccessKey = decode(url.password);
  if (!accessKeyId || !secretAccessKey) return 'has a % in its key or secret (write it as %25)';
  const [bucket = '', ...folders] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  const prefix = folders.join('/');
  if (!BUCKET.test(bucket)) return 'names no bucket after the host';
  if (prefix && (!PREFIX.test(prefix) || folders.some((name) => /^\.+$/.test(name)))) {
    return 'has a folder with characters other than letters, digits, dots, - and _';
  }
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const names = [...url.searchParams.keys()];
  if (url.hash || names.some((name) => name !== 'region') || !REGION.test(region)) {
    return 'can end with ?region= and a region, and with nothing else';
  }
  // Backups and signatures are sent unencrypted only within this machine.
  const scheme = isThisMachine(url.hostname) ? 'http' : 'https';
  return {
    kind: 'bucket',
    endpoint: `${scheme}://${url.host}/${bucket}`,
    host: url.host,
    bucket,
    prefix: prefix && `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
