import { randomBytes } from 'node:crypto';
import { normalizeAddress } from '../../../domain/replies/email-address.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import type { Queries } from '../../platform/database/database.ts';
import { insertInBatches } from '../../platform/database/database.ts';
import { defineTable, type RowOf } from '../../platform/database/table.ts';

export const recipientsTable = defineTable(
  'mail_recipients',
  {
    id: 'id',
    created_at: 'text',
    /** In lower case. */
    address: 'text',
    /** Of the link to unsubscribe. */
    token: 'text',
    unsubscribed_at: 'text?',
  },
  { title: 'addresses of emails', contains: 'guest data', erase: { id: 'recipient' } },
);

export type MailRecipient = Omit<RowOf<typeof recipientsTable>, 'created_at'>;

const COLUMNS = 'id, address, token, unsubscribed_at';

/** The form in which addresses are stored. They are compared with `normalizeAddress`. */
export function toAddressKey(address: string): string {
  return address.trim().toLowerCase();
}

/** Adds the addresses that are not known yet, and returns the ids of all recipients. */
export async function addRecipients(
  queries: Queries,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  await insertInBatches(queries, {
    table: 'mail_recipients',
    columns: ['address', 'token'],
    rows: addresses.map((address) => [address, createToken()]),
    ending: 'ON CONFLICT (address) DO NOTHING',
  });
  const recipients = await queries.query<{ id: number; address: string }>(
    'SELECT id, address FROM mail_recipients',
  );
  return new Map(recipients.map(({ id, address }) => [address, id]));
}

export async function findRecipient(queries: Queries, id: number): Promise<MailRecipient | null> {
  const select = `SELECT ${COLUMNS} FROM mail_recipients WHERE id = $1`;
  const [recipient] = await queries.query<MailRecipient>(select, [id]);
  return recipient ?? null;
}

/** The addresses that want no more mailings, the latest first. */
export function listUnsubscribed(queries: Queries): Promise<MailRecipient[]> {
  return queries.query(
    `SELECT ${COLUMNS} FROM mail_recipients WHERE unsubscribed_at IS NOT NULL` +
      ' ORDER BY unsubscribed_at DESC, id DESC',
  );
}

/** The language of the page on which each address last replied, by the form in which addresses are compared. */
export async function readReplyLanguages(queries: Queries): Promise<Map<string, LanguageCode>> {
  const rows = await queries.query<{ address: string; language: LanguageCode }>(
    'SELECT rsvps.email AS address, language FROM emails' +
      ' JOIN rsvps ON rsvps.id = emails.rsvp' +
      " WHERE kind = 'receipt' AND language IS NOT NULL ORDER BY emails.id",
  );
  return new Map(rows.map(({ address, language }) => [normalizeAddress(address), language]));
}

/** Does nothing for an unknown token. Keeps the time of the first request. */
export async function unsubscribe(queries: Queries, token: string, now: Date): Promise<void> {
  // PostgreSQL rejects a text with U+0000 instead of finding nothing.
  if (token.includes('\0')) return;
  await queries.query(
    'UPDATE mail_recipients SET unsubscribed_at = $2 WHERE token = $1 AND unsubscribed_at IS NULL',
    [token, now.toISOString()],
  );
}

export async function subscribeAgain(queries: Queries, id: number): Promise<void> {
  await queries.query('UPDATE mail_recipients SET unsubscribed_at = NULL WHERE id = $1', [id]);
}

function createToken(): string {
  return randomBytes(18).toString('base64url');
}
