import { normalizeAddress } from '../../domain/emails/email-address.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import { listInvitations } from '../../domain/invitations/own-replies.ts';
import { type HouseholdIndex, toInvitationKey } from '../../domain/replies/group-by-household.ts';
import type { Household } from '../../domain/replies/household.ts';
import { listMailings, saveMailing } from '../emails/mailings/mailings-table.ts';
import type { FindInvited, GuestDataContent, GuestDataSource } from '../guest-data/guest-data.ts';
import { listMatchDecisions } from '../guest-list/guest-list.ts';
import type { Queries } from '../platform/database/database.ts';
import { TABLES } from '../schema.ts';
import { listReplyChanges } from './reply-changes.ts';
import { findRsvp } from './rsvps.ts';

/** Everything that is stored about one household, for people to read; null if there is nothing. */
export async function describeHousehold(source: GuestDataSource, key: string, siteAddress: string) {
  const content = await source.content();
  return source.exclusiveTransaction(async (queries, index, findInvited) => {
    const found = await findData(queries, key, { content, index, findInvited });
    const isEmpty = found.households.length + found.entries.length === 0;
    return isEmpty ? null : describe(queries, found, siteAddress);
  });
}

/** Deletes everything that is stored about one household; `record` notes it in the same transaction. */
export async function eraseHousehold(
  source: GuestDataSource,
  key: string,
  record: (queries: Queries) => Promise<void>,
): Promise<void> {
  const content = await source.content();
  await source.exclusiveTransaction(async (queries, index, findInvited) => {
    const data = await findData(queries, key, { content, index, findInvited });
    await erase(queries, data);
    if (data.households.length + data.entries.length > 0) await record(queries);
  });
}

/** What is stored about a household. The rows of its emails refer to its replies, entries or addresses. */
type HouseholdData = {
  households: Household[];
  entries: GuestListHousehold[];
  /** The entries, and those that were merged into them. */
  invitations: number[];
  rsvps: number[];
  /** Rows of its addresses; `isShared` if somebody else has the address, too. */
  recipients: (Recipient & { isShared: boolean })[];
  isOwnAddress: (address: string) => boolean;
};

type Recipient = {
  id: number;
  created_at: string;
  address: string;
  unsubscribed_at: string | null;
};

type Sources = { content: GuestDataContent; index: HouseholdIndex; findInvited: FindInvited };

/** `key` is that of the reply, or for an entry without one, the key of its invitation. */
async function findData(
  queries: Queries,
  key: string,
  { content, index, findInvited }: Sources,
): Promise<HouseholdData> {
  const statuses = content.guestList.filter(
    ({ entry, household }) => household === key || toInvitationKey(entry.id) === key,
  );
  const byKey = new Map(content.households.map((household) => [household.key, household]));
  const keys = new Set([key]);
  for (const { household, suggestions } of statuses) {
    if (household !== null) keys.add(household);
    for (const one of suggestions) if (byKey.get(one)?.isWaiting) keys.add(one);
  }
  const entries = statuses.map(({ entry }) => entry);
  const findHouseholds = () => [...keys].flatMap((one) => index.find(one) ?? []);
  const own = new Set([
    ...entries.flatMap(listEntryAddresses),
    ...findHouseholds().flatMap(listAddresses),
  ]);
  // Open replies from their address that the couple decided against, or used.
  for (const one of content.households) {
    const isOpen = one.withdrawn && listInvitations(one.history).length === 0;
    if (isOpen && listAddresses(one).some((address) => own.has(address))) keys.add(one.key);
  }
  const households = findHouseholds();
  const others = new Set([
    ...content.guestList
      .filter((status) => !statuses.includes(status))
      .flatMap(({ entry }) => listEntryAddresses(entry)),
    ...content.households.filter((one) => !keys.has(one.key)).flatMap(listAddresses),
  ]);
  const recipients = await queries.query<Recipient>(
    'SELECT id, created_at, address, unsubscribed_at FROM mail_recipients ORDER BY id',
  );
  return {
    households,
    entries,
    invitations: entries.flatMap(({ id }) => findInvited(id)?.invitations ?? [id]),
    rsvps: households.flatMap((household) => index.listRsvpIds(household.key)),
    recipients: recipients
      .filter(({ address }) => own.has(normalizeAddress(address)))
      .map((one) => ({ ...one, isShared: others.has(normalizeAddress(one.address)) })),
    isOwnAddress: (address) => {
      const normalized = normalizeAddress(address);
      return own.has(normalized) && !others.has(normalized);
    },
  };
}

function listEntryAddresses({ emails }: GuestListHousehold): string[] {
  return emails.map(normalizeAddress);
}

function listAddresses({ history }: Household): string[] {
  return history.flatMap(({ reply }) =>
    reply.email === null ? [] : normalizeAddress(reply.email),
  );
}

async function describe(queries: Queries, data: HouseholdData, siteAddress: string) {
  const { entries, households, invitations, recipients, rsvps } = data;
  const keys = households.map(({ key }) => key);
  const replies = [];
  for (const id of rsvps) replies.push(await findRsvp(queries, id));
  const emails = [
    ...(await selectAll(queries, `${SELECT_EMAILS} WHERE rsvp = $1`, rsvps)),
    ...(await selectAll(
      queries,
      `${SELECT_EMAILS} WHERE recipient = $1`,
      recipients.map(({ id }) => id),
    )),
  ];
  const mailings = new Set(emails.map(({ mailing }) => mailing));
  return {
    exportedAt: new Date().toISOString(),
    website: siteAddress,
    guestList: entries,
    personalLinks: (
      await selectAll(
        queries,
        'SELECT household AS entry, code, created_at, revoked_at FROM invitation_codes WHERE household = $1',
        invitations,
      )
    ).map(({ code, ...link }) => ({
      ...link,
      link: createPersonalLink(siteAddress, String(code)),
    })),
    replies,
    withdrawn: households.every(({ withdrawn }) => withdrawn),
    wishes: await selectAll(
      queries,
      'SELECT name, text, is_public, approved_at, created_at FROM wishes WHERE household = $1',
      invitations,
    ),
    changesByTheCouple: (await listReplyChanges(queries)).filter(({ household }) =>
      keys.includes(household),
    ),
    matchesDecidedByTheCouple: (await listMatchDecisions(queries)).filter(
      ({ householdId, household }) => invitations.includes(householdId) || keys.includes(household),
    ),
    emails,
    mailings: (await listMailings(queries))
      .filter(({ id }) => mailings.has(id))
      .map(({ id, kind, message }) => ({ id, kind, texts: message.texts })),
    mailingAddresses: recipients.map(({ address, created_at, unsubscribed_at }) => ({
      ...{ address, created_at, unsubscribed_at },
    })),
  };
}

const SELECT_EMAILS =
  'SELECT kind, rsvp, mailing, language, created_at, sent_at, failed_at, error FROM emails';

async function erase(queries: Queries, data: HouseholdData): Promise<void> {
  const values = {
    reply: data.rsvps,
    entry: data.entries.map(({ id }) => id),
    invitation: data.invitations,
    household: data.households.map(({ key }) => key),
    recipient: data.recipients.filter(({ isShared }) => !isShared).map(({ id }) => id),
  };
  for (const { name, erase = {} } of TABLES) {
    for (const [column, reference] of Object.entries(erase)) {
      for (const value of values[reference]) {
        await queries.query(`DELETE FROM ${name} WHERE ${column} = $1`, [value]);
      }
    }
  }
  for (const { id, message } of await listMailings(queries)) {
    const except = message.except.filter((address) => !data.isOwnAddress(address));
    if (except.length < message.except.length) {
      await saveMailing(queries, id, { ...message, except });
    }
  }
}

async function selectAll(queries: Queries, select: string, ids: readonly number[]) {
  const rows: Record<string, string | number | null>[] = [];
  for (const id of ids) rows.push(...(await queries.query<(typeof rows)[number]>(select, [id])));
  return rows;
}
