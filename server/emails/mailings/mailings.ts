import { createHash } from 'node:crypto';
import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type { Mailing, MailingDetails, MailingRecipient } from '../../../domain/emails/mailings.ts';
import { isWeddingOver } from '../../../domain/wedding/demo-wedding.ts';
import { chooseLanguage } from '../../../domain/wedding/languages.ts';
import type { Wedding } from '../../../domain/wedding/wedding.ts';
import { toInstant } from '../../../domain/wedding/zone-time.ts';
import type { GuestDataContent, GuestDataSource } from '../../guest-data/guest-data.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { createEmailSite, type EmailSettings } from '../email.ts';
import { findLastMailingDueAt, queueMailing, toPeriodAround } from '../outbox.ts';
import { type Draft, readAudience } from './audience.ts';
import {
  addRecipients,
  findMailing,
  listScheduledMailings,
  listUnsubscribed,
  markStarted,
  scheduleMailing,
} from './mailings-table.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** The time at which a reminder that follows the deadline is sent, at the place of the wedding. */
const REMINDER_TIME = '10:00';

type StartSettings = { settings: EmailSettings; emailsPerMinute: number };

/** The addresses that a mailing goes to as the data is now; reasons for those it does not go to. */
export async function listRecipients(
  queries: Queries,
  mailing: Draft & { id: number },
  guestData: GuestDataContent,
  settings: EmailSettings,
  now: Date,
): Promise<Pick<MailingDetails, 'recipients' | 'recipientsVersion' | 'withoutAddress'>> {
  const { id, kind, message } = mailing;
  const { addressees, withoutAddress } = await readAudience(queries, mailing, guestData, settings);
  const toSet = (list: readonly string[]) => new Set(list.map(normalizeAddress));
  const unsubscribed = toSet((await listUnsubscribed(queries)).map(({ address }) => address));
  const earlier = toSet(await listMailedAddresses(queries, id));
  const reminded = toSet(kind === 'reminder' ? await listReminded(queries, now) : []);
  const except = toSet(message.except);
  const getReason = (address: string): MailingRecipient['omitted'] => {
    if (earlier.has(address)) return 'earlier';
    if (unsubscribed.has(address)) return 'unsubscribed';
    if (reminded.has(address)) return 'reminded';
    return except.has(address) ? 'left-out' : null;
  };
  const recipients = addressees.map(({ address, name, language }) => ({
    address,
    name,
    language: chooseLanguage(settings.getContent(), language),
    omitted: getReason(normalizeAddress(address)),
  }));
  return { recipients, recipientsVersion: toVersion(recipients), withoutAddress };
}

function toVersion(recipients: readonly MailingRecipient[]): string {
  const selected = recipients.flatMap(({ address, omitted }) => (omitted === null ? address : []));
  return createHash('sha256').update(selected.sort().join('\n')).digest('base64url');
}

const MAILED =
  'SELECT address FROM emails JOIN mail_recipients ON mail_recipients.id = emails.recipient';

async function listMailedAddresses(queries: Queries, mailing: number): Promise<string[]> {
  const sql = `${MAILED} WHERE mailing = $1`;
  return (await queries.query<{ address: string }>(sql, [mailing])).map(({ address }) => address);
}

/** The addresses that were sent an invitation, or are about to be. */
export async function listInvitedAddresses(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ address: string }>(
    `${MAILED} JOIN mailings ON mailings.id = emails.mailing WHERE mailings.kind = 'invitation'` +
      ' AND failed_at IS NULL AND emails.stopped_at IS NULL ORDER BY address',
  );
  return [...new Set(rows.map(({ address }) => address))];
}

/** Nobody receives more than one reminder a day. */
async function listReminded(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.query<{ address: string }>(
    `${MAILED} JOIN mailings ON mailings.id = emails.mailing WHERE mailings.kind = 'reminder'` +
      ' AND failed_at IS NULL AND emails.stopped_at IS NULL' +
      ' AND coalesce(sent_at, emails.created_at) BETWEEN $1 AND $2',
    toPeriodAround(now, DAY_MS),
  );
  return rows.map(({ address }) => address);
}

/**
 * Queues a mailing to all who do not have it yet, spread over time. The caller's transaction is exclusive, so
 * several copies of the server queue it once.
 */
export async function startMailing(
  queries: Queries,
  mailing: Mailing,
  guestData: GuestDataContent,
  { settings, emailsPerMinute, now }: StartSettings & { now: Date },
): Promise<void> {
  const { recipients } = await listRecipients(queries, mailing, guestData, settings, now);
  const selected = recipients.filter(({ omitted }) => omitted === null);
  const addresses = selected.map(({ address }) => address);
  const ids = await addRecipients(queries, addresses);
  const intervalMs = MINUTE_MS / emailsPerMinute;
  // Another mailing may still be on its way.
  const lastDueAt = await findLastMailingDueAt(queries);
  const start = Math.max(now.getTime(), (lastDueAt?.getTime() ?? 0) + intervalMs);
  const emails = selected.flatMap(({ address, language }, index) => {
    const recipient = ids.get(address);
    const dueAt = new Date(start + index * intervalMs);
    return recipient === undefined ? [] : [{ recipient, language, dueAt }];
  });
  await queueMailing(queries, mailing.id, emails);
  await markStarted(queries, mailing.id, now);
}

/** Queues the emails of the mailings whose time has come. */
export async function startDueMailings(
  {
    database,
    guestData,
    settings,
    emailsPerMinute,
  }: StartSettings & { database: Database; guestData: GuestDataSource },
  now: Date,
): Promise<void> {
  for (const scheduled of await listScheduledMailings(database)) {
    const isDue = Date.parse(scheduled.sendAt ?? '') <= now.getTime();
    if (!isDue && isUnchanged(scheduled, settings, now)) continue;
    const content = await guestData.content();
    await database.exclusiveTransaction(async (queries) => {
      const mailing = await findMailing(queries, scheduled.id);
      // Another copy of the server started it, or the couple stopped it.
      if (mailing?.state !== 'scheduled') return;
      const { id, daysBeforeDeadline } = mailing;
      const time = getTime(mailing, settings, now);
      if (!isUnchanged(mailing, settings, now)) {
        await scheduleMailing(queries, id, time, time && daysBeforeDeadline);
      }
      if (time === null || time > now) return;
      if (isTooLate(mailing, settings, now)) return scheduleMailing(queries, id, null, null);
      await startMailing(queries, mailing, content, { settings, emailsPerMinute, now });
    });
  }
}

/** Whether nobody is reminded any more. */
export function isTooLate({ kind }: Draft, { getContent }: EmailSettings, now: Date): boolean {
  return kind === 'reminder' && isWeddingOver(getContent(), now);
}

/** The time of a reminder so many days before the deadline. */
export function toReminderTime({ rsvp, timeZone }: Wedding, daysBeforeDeadline: number): Date {
  const deadline = Date.parse(`${rsvp.deadline}T00:00Z`);
  const day = new Date(deadline - daysBeforeDeadline * DAY_MS).toISOString().slice(0, 10);
  return new Date(toInstant(`${day}T${REMINDER_TIME}`, timeZone));
}

/**
 * The time of a scheduled mailing, after the couple may have moved the deadline. Even then, a reminder is
 * announced on the dashboard a day before. Null after the deadline: it becomes a draft.
 */
function getTime({ daysBeforeDeadline, sendAt }: Mailing, settings: EmailSettings, now: Date) {
  const known = new Date(sendAt ?? 0);
  if (daysBeforeDeadline === null) return known;
  const { wedding } = createEmailSite(settings, null);
  if (toReminderTime(wedding, -1) < now) return null;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const next = toReminderTime(wedding, daysBeforeDeadline);
  if (next <= tomorrow && known <= tomorrow) return known;
  return next > tomorrow ? next : tomorrow;
}

function isUnchanged(mailing: Mailing, settings: EmailSettings, now: Date): boolean {
  return getTime(mailing, settings, now)?.getTime() === Date.parse(mailing.sendAt ?? '');
}
