import { toHouseholdKey } from '../../domain/group-by-household.ts';
import type { EntryStatus } from '../../domain/guest-list.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Queries } from '../database/database.ts';
import { rsvpById } from '../tables/rsvps.ts';
import type { Email } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import { type Message, messageIdOf, messageOf } from './message.ts';
import { noticeOf } from './notice.ts';
import { type OutboxEmail, receiptsSentTo } from './outbox.ts';
import { receiptOf } from './receipt.ts';
import { reminderFor } from './reminder.ts';

/** What to do with a letter that is due. */
type Written =
  | { kind: 'message'; message: Message }
  /** It must not go out; why, in words. */
  | { kind: 'never'; error: string }
  /** Nobody needs it any more. */
  | { kind: 'needless' };

export type EmailComposer = {
  write(queries: Queries, email: OutboxEmail, now: Date): Promise<Written>;
};

// The form is open to whoever knows the site's password: nobody's mailbox is filled through it.
const RECEIPTS_A_DAY = 6;
const DAY = 24 * 60 * 60 * 1000;

/** Makes the letters of the outbox out of what is stored now. */
export function createEmailComposer({
  wedding,
  publicUrl,
  mail,
  invited,
}: {
  wedding: Wedding;
  publicUrl: string | null;
  mail: MailSettings;
  /** How the invited and the replies fit together now. */
  invited: () => Promise<EntryStatus[]>;
}): EmailComposer {
  const site = { wedding, publicUrl };
  const couple = contactOf(wedding) ?? mail.from;

  async function message(
    outbox: OutboxEmail,
    email: Email,
    to: readonly string[],
    replyTo: string,
    now: Date,
  ): Promise<Written> {
    const { from } = mail;
    const messageId = messageIdOf(outbox, from);
    const made = await messageOf(email, { wedding, from, to, replyTo, messageId, now });
    return { kind: 'message', message: made };
  }

  async function receipt(queries: Queries, outbox: OutboxEmail, reply: RsvpRecord, now: Date) {
    const dayAgo = new Date(now.getTime() - DAY);
    if ((await receiptsSentTo(queries, reply.email, dayAgo)) >= RECEIPTS_A_DAY) {
      const error = `Not more than ${RECEIPTS_A_DAY} receipts a day go to one address`;
      return { kind: 'never', error } as const;
    }
    return message(outbox, receiptOf(reply, site, now), [reply.email], couple, now);
  }

  async function notification(queries: Queries, outbox: OutboxEmail, reply: RsvpRecord, now: Date) {
    if (mail.hosts.length === 0) return { kind: 'needless' } as const;
    const earlier = await repliesBefore(queries, reply.email, outbox.rsvp ?? 0);
    return message(outbox, noticeOf(reply, site, earlier), mail.hosts, reply.email, now);
  }

  async function reminder(outbox: OutboxEmail, now: Date) {
    const awaited = awaitedIn(await invited());
    const group = awaited.find(({ ids }) => ids.includes(outbox.invited ?? 0));
    if (!group) return { kind: 'needless' } as const;
    return message(outbox, reminderFor(group.names, site), [group.email], couple, now);
  }

  return {
    async write(queries, outbox, now) {
      if (outbox.kind === 'reminder') return reminder(outbox, now);
      const reply = outbox.rsvp === null ? null : await rsvpById(queries, outbox.rsvp);
      if (reply === null) return { kind: 'needless' };
      return outbox.kind === 'receipt'
        ? receipt(queries, outbox, reply, now)
        : notification(queries, outbox, reply, now);
    },
  };
}

/** Those who have not answered and have an address, together where they share one. */
export function awaitedIn(
  invited: readonly EntryStatus[],
): { email: string; ids: number[]; names: string[] }[] {
  const awaiting = invited.flatMap(({ entry: one, household }) =>
    household === null ? [one] : [],
  );
  const byAddress = Map.groupBy(awaiting, ({ email }) => email && toHouseholdKey(email));
  byAddress.delete(null);
  return [...byAddress.values()].map((group) => ({
    email: group[0]?.email ?? '',
    ids: group.map(({ id }) => id),
    names: group.map(({ name }) => name),
  }));
}

/** The address under which the page says the couple can be reached. */
function contactOf({ faq }: Wedding): string | undefined {
  const links = faq.items.flatMap(({ link }) => link?.href ?? []);
  return links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length);
}

async function repliesBefore(queries: Queries, email: string, id: number): Promise<number> {
  const [row] = await queries.query<{ earlier: number }>(
    'SELECT count(*) AS earlier FROM rsvps WHERE lower(email) = lower($1) AND id < $2',
    [email, id],
  );
  return row?.earlier ?? 0;
}
