import { createHash } from 'node:crypto';
import type { GuestData } from '../../domain/dashboard-api.ts';
import { groupByHousehold } from '../../domain/group-by-household.ts';
import type { GuestList } from '../../domain/guest-list.ts';
import type { Household } from '../../domain/household.ts';
import { matchGuestList } from '../../domain/match-guest-list.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Database, Queries } from '../database/database.ts';
import { getLastExport } from './exports.ts';
import { listGuestList, listMatchDecisions } from './guest-list.ts';
import { listHostEntries } from './host-entries.ts';
import { listRsvps } from './rsvps.ts';

/** The guest data that is the same for all sessions. */
export type GuestDataContent = GuestList & { households: Household[]; lastExportAt: string | null };

export type GuestDataSource = {
  readonly wedding: GuestData['wedding'];
  content(): Promise<GuestDataContent>;
  /** Changes whenever the guest data changes for a session with this previous visit. */
  version(lastVisitAt: string | null): Promise<string>;
  read(lastVisitAt: string | null): Promise<GuestData>;
};

/** Creates a source that computes the guest data from all rows and caches it until a row changes. */
export function createGuestDataSource(
  database: Database,
  { couple, locale, date, rsvp, celebrate }: Wedding,
): GuestDataSource {
  const [welcomeParty, ceremony] = celebrate.events;
  const wedding: GuestData['wedding'] = {
    couple,
    locale,
    date,
    deadline: rsvp.deadline,
    events: { welcome_party: welcomeParty?.title ?? '', wedding: ceremony?.title ?? '' },
  };
  let cache: { state: string; content: GuestDataContent } | undefined;

  async function getContent(queries: Queries, state: string): Promise<GuestDataContent> {
    if (cache?.state !== state) cache = { state, content: await readContent(queries) };
    return cache.content;
  }

  const toVersion = (state: string, lastVisitAt: string | null) =>
    createHash('sha256')
      .update(JSON.stringify([state, lastVisitAt, wedding]))
      .digest('base64url')
      .slice(0, 22);

  return {
    wedding,
    content: () =>
      database.snapshot(async (queries) => getContent(queries, await readState(queries))),
    version: async (lastVisitAt) => toVersion(await readState(database), lastVisitAt),
    read: (lastVisitAt) =>
      database.snapshot(async (queries) => {
        const state = await readState(queries);
        const version = toVersion(state, lastVisitAt);
        return { version, ...(await getContent(queries, state)), lastVisitAt, wedding };
      }),
  };
}

// PostgreSQL commits replies that arrive together in any order, so an id below the highest may
// appear later: the rows among this many of the highest ids are counted, too.
const RECENT_IDS = 10_000;

// Rows are only added, with ids that are never reused, or deleted, which triggers count.
const SELECT_STATE = [
  "SELECT 'deleted' AS name, total AS newest, 0 AS recent FROM deleted_rows",
  ...['rsvps', 'host_entries', 'invited', 'invited_matches', 'exports'].map(
    (table) =>
      `SELECT '${table}', coalesce(newest, 0), (SELECT count(*) FROM ${table}` +
      ` WHERE id > newest - ${RECENT_IDS}) FROM (SELECT max(id) AS newest FROM ${table}) AS ids`,
  ),
].join(' UNION ALL ');

async function readState(queries: Queries): Promise<string> {
  return JSON.stringify(await queries.query(SELECT_STATE));
}

async function readContent(queries: Queries): Promise<GuestDataContent> {
  const households = groupByHousehold(await listRsvps(queries), await listHostEntries(queries));
  return {
    households,
    ...matchGuestList(await listGuestList(queries), await listMatchDecisions(queries), households),
    lastExportAt: await getLastExport(queries),
  };
}
