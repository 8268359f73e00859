import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type {
  Mailing,
  MailingDelivery,
  MailingDetails,
  MailingsOverview,
} from '../../../domain/emails/mailings.ts';
import { findPassedDates, isDemoWedding } from '../../../domain/wedding/demo-wedding.ts';
import type { GuestDataContent } from '../../guest-data/guest-data.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { EmailSettings } from '../email.ts';
import type { Emails } from '../emails.ts';
import { translateFailure } from '../failures.ts';
import { listNames } from './audience.ts';
import { listRecipients } from './mailings.ts';
import { listMailings, listUnsubscribed } from './mailings-table.ts';

/** The couple's emails to their guests, with the choices of a new one. */
export async function readOverview(
  queries: Queries,
  { settings, emailsPerMinute, getReplyAddress, hostAddress }: Emails,
  content: GuestDataContent,
): Promise<MailingsOverview> {
  const document = settings.getContent();
  const { languages, timeZone } = document;
  const names = listNames(content, document);
  const deadline = findPassedDates(document).find(({ path }) => path.join('.') === 'rsvp.deadline');
  const tags = content.guestList.flatMap(({ entry }) => entry.tags);
  return {
    problem: settings.publicUrl === null ? getMessages('emails').errors.noAddress : null,
    isDemo: isDemoWedding(document),
    passedDeadline: deadline?.message ?? null,
    mailings: await listMailings(queries),
    unsubscribed: (await listUnsubscribed(queries)).map(({ id, address, unsubscribed_at }) => ({
      id,
      address,
      name: names.get(normalizeAddress(address)) ?? address,
      at: unsubscribed_at ?? '',
    })),
    languages: [...languages],
    tags: [...new Set(tags)].sort((a, b) => a.localeCompare(b)),
    timeZone,
    replyTo: getReplyAddress(),
    emailsPerMinute,
    testAddress: hostAddress,
  };
}

export async function readMailingDetails(
  queries: Queries,
  mailing: Mailing,
  content: GuestDataContent,
  settings: EmailSettings,
): Promise<MailingDetails> {
  const recipients = await listRecipients(queries, mailing, content, settings, new Date());
  const names = listNames(content, settings.getContent());
  return { mailing, ...recipients, deliveries: await listDeliveries(queries, mailing.id, names) };
}

/** Who got a mailing, and who did not; failed ones first. */
async function listDeliveries(
  queries: Queries,
  mailing: number,
  names: ReadonlyMap<string, string>,
): Promise<MailingDelivery[]> {
  const rows = await queries.query<DeliveryRow>(
    'SELECT emails.id, address, emails.created_at, due_at, sent_at, failed_at, stopped_at, error' +
      ' FROM emails JOIN mail_recipients ON mail_recipients.id = emails.recipient' +
      ' WHERE mailing = $1 ORDER BY emails.id',
    [mailing],
  );
  return rows
    .map((row) => ({
      id: row.id,
      address: row.address,
      name: names.get(normalizeAddress(row.address)) ?? row.address,
      state: getState(row),
      at: row.sent_at ?? row.failed_at ?? row.due_at,
      error: row.error && translateFailure(row.error),
    }))
    .sort((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'));
}

type DeliveryRow = { id: number; address: string; due_at: string; error: string | null } & {
  [Time in 'sent_at' | 'failed_at' | 'stopped_at']: string | null;
};

function getState({ sent_at, failed_at, stopped_at }: DeliveryRow): MailingDelivery['state'] {
  if (sent_at) return 'sent';
  if (failed_at) return 'failed';
  return stopped_at ? 'stopped' : 'waiting';
}
