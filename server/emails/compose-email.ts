import { normalizeAddress } from '../../domain/emails/email-address.ts';
import type { Mailing } from '../../domain/emails/mailings.ts';
import type { StoredReply } from '../../domain/replies/reply.ts';
import { DEMO_ADDRESS } from '../../domain/wedding/demo-wedding.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { listCodes } from '../invitations/invitation-codes.ts';
import type { Queries } from '../platform/database/database.ts';
import { findRsvp, hasEarlierReply } from '../replies/rsvps.ts';
import { createEmailSite, type Email, type EmailSettings, writeToCouple } from './email.ts';
import {
  FAILURES,
  OPEN_RECEIPTS_PER_DAY,
  OPEN_RECEIPTS_PER_HOUR,
  RECEIPTS_PER_DAY,
} from './failures.ts';
import type { MailSettings } from './mail-settings.ts';
import { type Addressee, readAudience } from './mailings/audience.ts';
import { chooseText, composeMailing } from './mailings/mailing-email.ts';
import { isTooLate } from './mailings/mailings.ts';
import { findMailing, findRecipient } from './mailings/mailings-table.ts';
import { buildMessage, createMessageId, type Message } from './message.ts';
import {
  claimNotifications,
  countReceipts,
  listNotificationTimes,
  type OutboxEmail,
} from './outbox.ts';
import { composeBundle, composeNotification, composeReceipt } from './reply-emails.ts';

const HOUR_MS = 60 * 60_000;
// Further ones wait, and arrive as one email.
const NOTIFICATIONS_PER_HOUR = 10;
const NOTIFICATIONS_PER_DAY = 60;
/** The names in that email. */
const MAX_BUNDLED_NAMES = 20;

export type EmailComposer = {
  /** Composes an email of the outbox from the data as it is stored now. */
  compose(queries: Queries, email: OutboxEmail, now: Date): Promise<Composed>;
};

type Composed =
  | { kind: 'message'; message: Message }
  /** It must never be sent. */
  | { kind: 'blocked'; error: string }
  /** Its reason is gone: the reply was deleted, or the guest has replied. */
  | { kind: 'obsolete' }
  /** A notification, of which too many were sent: it waits with all others. */
  | { kind: 'delayed'; dueAt: Date };

export function createEmailComposer({
  mail,
  guestData,
  ...settings
}: EmailSettings & {
  mail: MailSettings;
  guestData: GuestDataSource;
}): EmailComposer {
  const createDefaultSite = () => createEmailSite(settings, null);
  const getContactAddress = () => findContactAddress(createDefaultSite().wedding, mail);
  const selectAddressees = createAudienceCache(guestData, settings);

  async function createMessage(
    outboxEmail: OutboxEmail,
    email: Email,
    options: { wedding: Wedding; to: readonly string[]; replyTo?: string; now: Date },
  ): Promise<Composed> {
    const { from } = mail;
    const messageId = createMessageId(outboxEmail, from);
    const replyTo = options.replyTo ?? getContactAddress();
    const message = await buildMessage(email, { ...options, from, replyTo, messageId });
    return { kind: 'message', message };
  }

  async function writeReceipt(
    queries: Queries,
    outboxEmail: OutboxEmail,
    reply: StoredReply,
    now: Date,
  ): Promise<Composed> {
    const counts = await countReceipts(queries, reply.email, now);
    if (counts.toAddress >= RECEIPTS_PER_DAY) {
      return { kind: 'blocked', error: FAILURES.receiptsToAddress };
    }
    const isFull =
      counts.openInHour >= OPEN_RECEIPTS_PER_HOUR || counts.openInDay >= OPEN_RECEIPTS_PER_DAY;
    if (isFull && reply.invitation === undefined) {
      return { kind: 'blocked', error: FAILURES.openReceipts };
    }
    const site = createEmailSite(settings, outboxEmail.language);
    const { invitation } = reply;
    const link = invitation === undefined ? null : (await listCodes(queries)).get(invitation);
    const email = composeReceipt(reply, site, { code: link?.code ?? null, now });
    return createMessage(outboxEmail, email, { wedding: site.wedding, to: [reply.email], now });
  }

  async function writeNotification(
    queries: Queries,
    outboxEmail: OutboxEmail,
    reply: StoredReply,
    now: Date,
  ): Promise<Composed> {
    if (mail.notify.length === 0) return { kind: 'obsolete' };
    const dueAt = findNextNotificationAt(await listNotificationTimes(queries, now));
    if (dueAt > now) return { kind: 'delayed', dueAt };
    const others = await claimNotifications(queries, outboxEmail, now);
    if (others.length > 0) return writeBundle(queries, outboxEmail, [reply.id, ...others], now);
    const isFirstReply = !(await hasEarlierReply(queries, reply));
    const site = createDefaultSite();
    const { households } = await guestData.content();
    // Ids are not part of the history, and a reply by link never waits.
    const isWaiting = households.some(
      ({ history, isWaiting }) =>
        isWaiting &&
        history.some(({ at, reply: { email } }) => at === reply.repliedAt && email === reply.email),
    );
    const email = await writeToCouple(settings, () =>
      composeNotification(reply, site, { isFirstReply, isWaiting }),
    );
    return createMessage(outboxEmail, email, {
      wedding: site.wedding,
      to: mail.notify,
      replyTo: reply.email,
      now,
    });
  }

  /** One email about many replies. */
  async function writeBundle(
    queries: Queries,
    outboxEmail: OutboxEmail,
    ids: readonly number[],
    now: Date,
  ): Promise<Composed> {
    const site = createDefaultSite();
    const shown = ids.slice(0, MAX_BUNDLED_NAMES).map((id) => findRsvp(queries, id));
    const replies = (await Promise.all(shown)).filter((reply) => reply !== null);
    const email = await writeToCouple(settings, () => composeBundle(replies, ids.length, site));
    return createMessage(outboxEmail, email, { wedding: site.wedding, to: mail.notify, now });
  }

  /** An email of a mailing, if its address is still among the recipients. */
  async function writeMailing(queries: Queries, outbox: OutboxEmail, now: Date): Promise<Composed> {
    const mailing = await findMailing(queries, outbox.mailing ?? 0);
    const recipient = await findRecipient(queries, outbox.recipient ?? 0);
    if (!mailing || !recipient || recipient.unsubscribed_at) return { kind: 'obsolete' };
    const { address, token } = recipient;
    const to = (await selectAddressees(queries, mailing)).get(normalizeAddress(address));
    if (!to || isTooLate(mailing, settings, now)) return { kind: 'obsolete' };
    const site = createEmailSite(settings, to.language);
    const { publicUrl, wedding } = site;
    const unsubscribeUrl =
      publicUrl && `${publicUrl}/unsubscribe/${token}?language=${wedding.language}`;
    const text = chooseText(mailing, site, settings);
    const email = await composeMailing(text, { draft: mailing, to, site, unsubscribeUrl });
    return createMessage(outbox, email, { wedding, to: [to.email], now });
  }

  return {
    async compose(queries, outboxEmail, now) {
      if (outboxEmail.kind === 'mailing') return writeMailing(queries, outboxEmail, now);
      const reply = outboxEmail.rsvp === null ? null : await findRsvp(queries, outboxEmail.rsvp);
      if (reply === null) return { kind: 'obsolete' };
      return outboxEmail.kind === 'receipt'
        ? writeReceipt(queries, outboxEmail, reply, now)
        : writeNotification(queries, outboxEmail, reply, now);
    },
  };
}

/** The time at which the limits allow the next notification. */
function findNextNotificationAt(sentAt: readonly Date[]): Date {
  const toEnd = (limit: number, periodMs: number) =>
    (sentAt[limit - 1]?.getTime() ?? -periodMs) + periodMs;
  return new Date(
    Math.max(toEnd(NOTIFICATIONS_PER_HOUR, HOUR_MS), toEnd(NOTIFICATIONS_PER_DAY, 24 * HOUR_MS)),
  );
}

/** The couple's address as the FAQ shows it, or the first one that is notified of replies. */
export function findContactAddress({ faq }: Wedding, { from, notify }: MailSettings): string {
  const links = faq.items.flatMap(({ link }) => link?.href ?? []);
  const addresses = links
    .filter((href) => href.startsWith('mailto:'))
    // Without the subject that a link can have.
    .map((href) => href.replace(/^mailto:|\?.*$/g, ''));
  return addresses.find((address) => address !== DEMO_ADDRESS) ?? notify[0] ?? from;
}

/** Selects the recipients of a mailing by address, once for each version of the guest data. */
function createAudienceCache(guestData: GuestDataSource, settings: EmailSettings) {
  let cached: { key: string; byAddress: Map<string, Addressee> } | null = null;
  return async (queries: Queries, mailing: Mailing) => {
    const { content, version } = await guestData.read();
    const key = `${mailing.id} ${mailing.version} ${version}`;
    if (cached?.key !== key) {
      const { addressees } = await readAudience(queries, mailing, content, settings);
      const byAddress = new Map(addressees.map((one) => [normalizeAddress(one.address), one]));
      cached = { key, byAddress };
    }
    return cached.byAddress;
  };
}
