import { createHash } from 'node:crypto';
import type { GuestData } from '../../domain/dashboard-api.ts';
import { groupByHousehold } from '../../domain/group-by-household.ts';
import type { GuestList } from '../../domain/guest-list.ts';
import type { Household } from '../../domain/household.ts';
import { matchGuestList } from '../../domain/match-guest-list.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Database, Queries } from '../database/database.ts';
import { previousVisit } from './dashboard-sessions.ts';
import { lastExport } from './exports.ts';
import { listGuestList, listMatchDecisions } from './guest-list.ts';
import { listHostEntries } from './host-entries.ts';
import { listRsvps } from './rsvps.ts';

/** All that is in the book but who reads it. */
export type GuestDataContent = GuestList & { households: Household[]; lastExportAt: string | null };

export type GuestDataSource = {
  readonly wedding: GuestData['wedding'];
  content(): Promise<GuestDataContent>;
  /** Different whenever anything in this session's book is. */
  version(session: string): Promise<string>;
  /** The book as this session sees it. */
  read(session: string): Promise<GuestData>;
};

// Rows are only added, under ids that are never given twice, or removed: so long as the newest id
// and the count of every table are the same, so are the rows.
const STATE = ['rsvps', 'host_entries', 'invited', 'invited_matches', 'exports']
  .map(
    (table) =>
      `SELECT '${table}' AS name, coalesce(max(id), 0) AS newest, count(*) AS rows FROM ${table}`,
  )
  .join(' UNION ALL ');

/** The book, folded from all rows when anything has changed and kept until it does again. */
export function createGuestDataSource(database: Database, content: Wedding): GuestDataSource {
  const wedding = weddingFacts(content);
  let kept: { state: string; content: GuestDataContent } | undefined;

  async function contentAt(queries: Queries, state: string): Promise<GuestDataContent> {
    if (kept?.state !== state) kept = { state, content: await contentOf(queries) };
    return kept.content;
  }

  const versionOf = (state: string, lastVisitAt: string | null) =>
    createHash('sha256')
      .update(JSON.stringify([state, lastVisitAt, wedding]))
      .digest('base64url')
      .slice(0, 22);

  return {
    wedding,
    content: () => database.snapshot(async (queries) => contentAt(queries, await stateOf(queries))),
    version: (session) =>
      database.snapshot(async (queries) =>
        versionOf(await stateOf(queries), await previousVisit(queries, session)),
      ),
    read: (session) =>
      database.snapshot(async (queries) => {
        const state = await stateOf(queries);
        const lastVisitAt = await previousVisit(queries, session);
        const version = versionOf(state, lastVisitAt);
        return { version, ...(await contentAt(queries, state)), lastVisitAt, wedding };
      }),
  };
}

async function stateOf(queries: Queries): Promise<string> {
  return JSON.stringify(await queries.query(STATE));
}

async function contentOf(queries: Queries): Promise<GuestDataContent> {
  const households = groupByHousehold(await listRsvps(queries), await listHostEntries(queries));
  return {
    households,
    ...matchGuestList(await listGuestList(queries), await listMatchDecisions(queries), households),
    lastExportAt: await lastExport(queries),
  };
}

function weddingFacts({ couple, locale, date, rsvp, celebrate }: Wedding): GuestData['wedding'] {
  const [welcome, wedding] = celebrate.events;
  return {
    couple,
    locale,
    date,
    deadline: rsvp.deadline,
    events: { welcome_party: welcome?.title ?? '', wedding: wedding?.title ?? '' },
  };
}
