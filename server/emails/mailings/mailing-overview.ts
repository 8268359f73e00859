import type { Mailing, MailingsOverview } from '../../../domain/emails/mailings.ts';
import { normalizeAddress } from '../../../domain/replies/email-address.ts';
import { findPassedDates, isDemoWedding } from '../../../domain/wedding/demo-wedding.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import type { GuestDataContent, GuestDataSource } from '../../guest-data/guest-data.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Emails } from '../emails.ts';
import { listUnsubscribed, readReplyLanguages } from './mail-recipients.ts';
import { selectAudience } from './mailing-recipients.ts';
import { listMailings } from './mailings-table.ts';

/** Why nothing can be sent without PUBLIC_URL. */
export const NO_ADDRESS =
  'Guests cannot open a link yet: set PUBLIC_URL, the address of your website, in the settings of the server.';

/** The couple's emails to their guests, with the choices of a new one. */
export async function readOverview(
  queries: Queries,
  { settings, emailsPerMinute, getReplyAddress, hostAddress }: Emails,
  content: GuestDataContent,
): Promise<MailingsOverview> {
  const names = listNames(content);
  const unsubscribed = await listUnsubscribed(queries);
  const document = settings.getContent();
  const { languages, timeZone } = document;
  const passedDates = findPassedDates(document);
  const tags = content.guestList.flatMap(({ entry }) => entry.tags);
  return {
    problem: settings.publicUrl === null ? NO_ADDRESS : null,
    isDemo: isDemoWedding(document),
    passedDeadline:
      passedDates.find(({ path }) => path.join('.') === 'rsvp.deadline')?.message ?? null,
    mailings: await listMailings(queries),
    unsubscribed: unsubscribed.map(({ id, address, unsubscribed_at }) => ({
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

/** The names of the households by address, in the form in which addresses are compared. */
export function listNames(content: GuestDataContent): Map<string, string> {
  const { addressees } = selectAudience(
    'announcement',
    { who: 'all' },
    { ...content, events: [] },
    new Map(),
  );
  return new Map(addressees.map(({ address, name }) => [normalizeAddress(address), name]));
}

/** The household of a preview; null for an example. */
export async function findExample(
  queries: Queries,
  { kind, message }: Pick<Mailing, 'kind' | 'message'>,
  { address, language }: { address: string | null; language: LanguageCode | null },
  source: Pick<GuestDataSource, 'content' | 'wedding'>,
) {
  const content = { ...(await source.content()), events: source.wedding.events };
  const languages = await readReplyLanguages(queries);
  const { addressees } = selectAudience(kind, message.filter, content, languages);
  const to = addressees.find((addressee) => addressee.address === address) ?? null;
  return { to, language };
}
