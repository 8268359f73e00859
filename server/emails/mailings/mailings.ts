import { createHash } from 'node:crypto';
import type {
  Mailing,
  MailingDelivery,
  MailingDetails,
  MailingMessage,
  MailingPreview,
  MailingRecipient,
  MailingText,
} from '../../../domain/emails/mailings.ts';
import { isInvitedToAny } from '../../../domain/guest-list/guest-list.ts';
import { normalizeAddress } from '../../../domain/replies/email-address.ts';
import { isWeddingOver } from '../../../domain/wedding/demo-wedding.ts';
import {
  chooseLanguage,
  EMAIL_MESSAGES,
  getFirstLanguage,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import type { GuestDataContent } from '../../guest-data/guest-data.ts';
import type { Queries } from '../../platform/database/database.ts';
import { createEmailSite, type Email, type EmailSettings, type EmailSite } from '../email.ts';
import { renderHtml } from '../message/render-html.ts';
import { renderText } from '../message/render-text.ts';
import { findLastMailingDueAt, queueMailing, toPeriodAround } from '../outbox.ts';
import { addRecipients, listUnsubscribed, readReplyLanguages } from './mail-recipients.ts';
import { composeMailing } from './mailing-email.ts';
import { type Addressee, selectAudience } from './mailing-recipients.ts';
import { markStarted } from './mailings-table.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

type Draft = Pick<Mailing, 'kind' | 'message'>;

/** A draft's first message, with texts in every language of the website. */
export function createFirstMessage(
  kind: Mailing['kind'],
  { getContent }: EmailSettings,
): MailingMessage {
  const texts = getContent().languages.map((code) => [code, getDefaultText(code, kind)] as const);
  return {
    texts: Object.fromEntries(texts),
    filter: { who: kind === 'reminder' ? 'no-reply' : 'all' },
    except: [],
  };
}

/** The text with which the couple begins. */
export function getDefaultText(language: LanguageCode, kind: Mailing['kind']): MailingText {
  const { subject, paragraphs } = EMAIL_MESSAGES[language].mailings[kind];
  return { subject, body: paragraphs.join('\n\n') };
}

/** The addresses that a mailing goes to as the data is now; reasons for those it does not go to. */
export async function listRecipients(
  queries: Queries,
  { id, kind, message }: Draft & { id: number },
  guestData: GuestDataContent,
  settings: EmailSettings,
  now: Date,
): Promise<
  Pick<MailingDetails, 'recipients' | 'recipientsVersion' | 'withoutAddress'> & {
    addressees: Addressee[];
  }
> {
  const languages = await readReplyLanguages(queries);
  const data = kind === 'reminder' ? keepInvited(guestData, settings) : guestData;
  const { addressees, withoutAddress } = selectAudience(
    kind,
    message.filter,
    { ...data, events: settings.getContent().celebrate.events },
    languages,
  );
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
  return { addressees, recipients, recipientsVersion: toVersion(recipients), withoutAddress };
}

/** Without those who are invited to no event on the form: they have nothing to answer. */
function keepInvited(guestData: GuestDataContent, { getContent }: EmailSettings): GuestDataContent {
  const { celebrate, rsvp } = getContent();
  const onForm = celebrate.events.filter(({ id }) => rsvp.events?.includes(id) ?? true);
  const guestList = guestData.guestList.filter(({ entry }) => isInvitedToAny(entry, onForm));
  return { ...guestData, guestList };
}

function toVersion(recipients: readonly MailingRecipient[]): string {
  const selected = recipients.flatMap(({ address, omitted }) => (omitted === null ? address : []));
  return createHash('sha256').update(selected.sort().join('\n')).digest('base64url');
}

/**
 * Queues a mailing to all who do not have it yet, spread over time. The caller's transaction is exclusive, so
 * several copies of the server queue it once.
 */
export async function startMailing(
  queries: Queries,
  mailing: Mailing,
  guestData: GuestDataContent,
  {
    settings,
    emailsPerMinute,
    now,
  }: { settings: EmailSettings; emailsPerMinute: number; now: Date },
): Promise<void> {
  const { recipients } = await listRecipients(queries, mailing, guestData, settings, now);
  const selected = recipients.filter(({ omitted }) => omitted === null);
  const ids = await addRecipients(
    queries,
    selected.map(({ address }) => address),
  );
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

/**
 * The couple's text in a language; in the first one if it has none. The website's languages may have changed
 * since it was written.
 */
export function chooseText(
  { message: { texts } }: Draft,
  site: EmailSite,
  { getContent }: EmailSettings,
): MailingText {
  const codes = [site.wedding.language, getFirstLanguage(getContent()), ...LANGUAGES];
  const written = codes
    .flatMap((code) => texts[code] ?? [])
    .find((text) => text.subject && text.body);
  return written ?? { subject: '', body: '' };
}

/** An email as one household gets it, or as an example in a language. */
export async function composeExample(
  draft: Draft,
  { to, language }: { to: Addressee | null; language: LanguageCode | null },
  settings: EmailSettings,
): Promise<{ email: Email; site: EmailSite }> {
  const site = createEmailSite(settings, to?.language ?? language);
  const example = { names: ['Anna', 'Marco'], invitations: [{ events: null }], links: [] };
  const email = await composeMailing(chooseText(draft, site, settings), {
    kind: draft.kind,
    to: to ?? example,
    site,
    unsubscribeUrl: settings.publicUrl && `${settings.publicUrl}/unsubscribe/example`,
  });
  return { email, site };
}

export function renderPreview(email: Email, { wedding }: EmailSite): MailingPreview {
  return {
    subject: email.subject,
    html: renderHtml(email, wedding),
    text: renderText(email, wedding),
  };
}

/** Whether nobody is reminded any more. */
export function isTooLate({ kind }: Draft, { getContent }: EmailSettings, now: Date): boolean {
  return kind === 'reminder' && isWeddingOver(getContent(), now);
}

/** Who got a mailing, and who did not; failed ones first. */
export async function listDeliveries(
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
    .map(({ id, address, error, ...row }): MailingDelivery => {
      const state = getDeliveryState(row);
      const name = names.get(normalizeAddress(address)) ?? address;
      const at = row.sent_at ?? row.failed_at ?? row.due_at;
      return { id, address, name, state, at, error };
    })
    .sort((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'));
}

type DeliveryRow = { id: number; address: string; due_at: string; error: string | null } & {
  [Time in 'sent_at' | 'failed_at' | 'stopped_at']: string | null;
};

function getDeliveryState(
  row: Pick<DeliveryRow, 'sent_at' | 'failed_at' | 'stopped_at'>,
): MailingDelivery['state'] {
  if (row.sent_at) return 'sent';
  if (row.failed_at) return 'failed';
  return row.stopped_at ? 'stopped' : 'waiting';
}

async function listMailedAddresses(queries: Queries, mailing: number): Promise<string[]> {
  const rows = await queries.query<{ address: string }>(
    'SELECT address FROM emails JOIN mail_recipients ON mail_recipients.id = emails.recipient' +
      ' WHERE mailing = $1',
    [mailing],
  );
  return rows.map(({ address }) => address);
}

/** Nobody receives more than one reminder a day. */
async function listReminded(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.query<{ address: string }>(
    'SELECT address FROM emails JOIN mail_recipients ON mail_recipients.id = emails.recipient' +
      " JOIN mailings ON mailings.id = emails.mailing WHERE mailings.kind = 'reminder'" +
      ' AND failed_at IS NULL AND emails.stopped_at IS NULL' +
      ' AND coalesce(sent_at, emails.created_at) BETWEEN $1 AND $2',
    toPeriodAround(now, DAY_MS),
  );
  return rows.map(({ address }) => address);
}
