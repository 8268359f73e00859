import type { EntryStatus } from '../../domain/guest-list/guest-list.ts';
import type { RsvpRecord, StoredRsvp } from '../../domain/replies/rsvp.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../database/database.ts';
import { findRsvp, hasEarlierReply } from '../tables/rsvps.ts';
import { createEmailSite, type Email, type EmailSettings } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import { buildMessage, createMessageId, type Message } from './message.ts';
import { composeNotification } from './notification.ts';
import { countReceiptsSince, type OutboxEmail } from './outbox.ts';
import { composeReceipt } from './receipt.ts';
import { composeReminder, groupReminderRecipients } from './reminder.ts';

// Anyone with the site's password can submit the form with another person's address.
const RECEIPTS_PER_DAY = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

export type EmailComposer = {
  /** Composes an email of the outbox from the data as it is stored now. */
  compose(queries: Queries, email: OutboxEmail, now: Date): Promise<Composed>;
};

type Composed =
  | { kind: 'message'; message: Message }
  /** It must never be sent. */
  | { kind: 'blocked'; error: string }
  /** Its reason is gone: the reply was deleted, or the guest has replied. */
  | { kind: 'obsolete' };

export function createEmailComposer({
  mail,
  loadGuestList,
  ...settings
}: EmailSettings & {
  mail: MailSettings;
  loadGuestList: () => Promise<EntryStatus[]>;
}): EmailComposer {
  const createDefaultSite = () => createEmailSite(settings, null);
  const getContactAddress = () => findContactAddress(createDefaultSite().wedding) ?? mail.from;

  async function createMessage(
    outboxEmail: OutboxEmail,
    email: Email,
    options: { wedding: Wedding; to: readonly string[]; replyTo: string; now: Date },
  ): Promise<Composed> {
    const { from } = mail;
    const messageId = createMessageId(outboxEmail, from);
    const message = await buildMessage(email, { ...options, from, messageId });
    return { kind: 'message', message };
  }

  async function receipt(
    queries: Queries,
    outboxEmail: OutboxEmail,
    reply: RsvpRecord,
    now: Date,
  ): Promise<Composed> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    if ((await countReceiptsSince(queries, reply.email, dayAgo)) >= RECEIPTS_PER_DAY) {
      const error = `At most ${RECEIPTS_PER_DAY} receipts a day are sent to one address`;
      return { kind: 'blocked', error };
    }
    const site = createEmailSite(settings, outboxEmail.language);
    const options = { wedding: site.wedding, to: [reply.email], replyTo: getContactAddress(), now };
    return createMessage(outboxEmail, composeReceipt(reply, site, now), options);
  }

  async function notification(
    queries: Queries,
    outboxEmail: OutboxEmail,
    reply: StoredRsvp,
    now: Date,
  ): Promise<Composed> {
    if (mail.notify.length === 0) return { kind: 'obsolete' };
    const isFirstReply = !(await hasEarlierReply(queries, reply));
    const site = createDefaultSite();
    const email = composeNotification(reply, site, { isFirstReply });
    return createMessage(outboxEmail, email, {
      wedding: site.wedding,
      to: mail.notify,
      replyTo: reply.email,
      now,
    });
  }

  async function reminder(outboxEmail: OutboxEmail, now: Date): Promise<Composed> {
    const groups = groupReminderRecipients(await loadGuestList());
    const group = groups.find(({ ids }) => ids.includes(outboxEmail.invited ?? 0));
    if (!group) return { kind: 'obsolete' };
    const site = createDefaultSite();
    const { wedding } = site;
    const options = { wedding, to: [group.email], replyTo: getContactAddress(), now };
    return createMessage(outboxEmail, composeReminder(group.names, site), options);
  }

  return {
    async compose(queries, outboxEmail, now) {
      if (outboxEmail.kind === 'reminder') return reminder(outboxEmail, now);
      const reply = outboxEmail.rsvp === null ? null : await findRsvp(queries, outboxEmail.rsvp);
      if (reply === null) return { kind: 'obsolete' };
      return outboxEmail.kind === 'receipt'
        ? receipt(queries, outboxEmail, reply, now)
        : notification(queries, outboxEmail, reply, now);
    },
  };
}

/** The couple's address as the FAQ shows it. */
function findContactAddress({ faq }: Wedding): string | undefined {
  const links = faq.items.flatMap(({ link }) => link?.href ?? []);
  return links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length);
}
