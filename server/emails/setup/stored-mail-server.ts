import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MailServerRequest, SavedMailServer } from '../../../domain/emails/mail-server.ts';
import type { Queries } from '../../platform/database/database.ts';
import { defineTable, type RowOf } from '../../platform/database/table.ts';
import type { MailSettings } from '../mail-settings.ts';

/** One row, or none. The database of another installation cannot use its password. */
export const mailServerTable = defineTable(
  'mail_server',
  { id: 'text', changed_at: 'text', settings: 'text', sealed_password: 'text?' },
  { title: 'mail server', contains: 'settings' },
);

export type MailServerRow = RowOf<typeof mailServerTable>;

export async function findMailServer(queries: Queries): Promise<MailServerRow | null> {
  const columns = mailServerTable.columnNames.join(', ');
  const [row] = await queries.query<MailServerRow>(`SELECT ${columns} FROM mail_server`);
  return row ?? null;
}

export async function putMailServer(
  queries: Queries,
  server: SavedMailServer,
  sealedPassword: string | null,
): Promise<void> {
  await queries.query(
    'INSERT INTO mail_server (id, changed_at, settings, sealed_password) VALUES ($1, $2, $3, $4)' +
      ' ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at,' +
      ' settings = excluded.settings, sealed_password = excluded.sealed_password',
    ['mail-server', new Date().toISOString(), JSON.stringify(server), sealedPassword],
  );
}

export async function deleteMailServer(queries: Queries): Promise<void> {
  await queries.query('DELETE FROM mail_server');
}

export function parseMailServer({ settings }: MailServerRow): SavedMailServer {
  return JSON.parse(settings) as SavedMailServer;
}

/** The stored password; null if the server has no login, undefined if this key does not open it. */
export function openPassword(row: MailServerRow, key: Buffer): string | null | undefined {
  const { sealed_password: sealed } = row;
  return sealed === null ? null : unseal(sealed, key, parseMailServer(row));
}

/** Whether a password that was stored for one may be sent to the other. */
export function hasSameLogin(one: SavedMailServer, other: SavedMailServer): boolean {
  return toLogin(one) === toLogin(other);
}

/** Null if the user is empty. */
export function toMailSettings(
  { host, port, encryption, user, from, addresses, notifies, emailsPerMinute }: SavedMailServer,
  password: string | null,
): MailSettings {
  return {
    smtp: {
      ...{ host, port, secure: encryption === 'tls' },
      login: user === '' ? null : { user, password: password ?? '' },
    },
    from,
    notify: notifies ? addresses : [],
    emailsPerMinute,
  };
}

/** The key of an installation for passwords in its database. */
export function deriveKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'serenissima mail server', 32));
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the password of a server. It can be opened only for the same server and user. */
export function sealPassword(
  { password, ...server }: MailServerRequest & { password: string },
  key: Buffer,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(toLogin(server)));
  const encrypted = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url');
}

function unseal(sealed: string, key: Buffer, server: SavedMailServer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(toLogin(server)));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function toLogin({ host, port, user }: SavedMailServer): string {
  return JSON.stringify([host.toLowerCase(), port, user]);
}
