import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { GuestData } from '../../domain/dashboard-api.ts';
import type { GuestList } from '../../domain/guest-list.ts';
import type { Household } from '../../domain/household.ts';
import { matchGuestList } from '../../domain/match-guest-list.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Database, Queries } from '../database/database.ts';
import { getLastExport } from './exports.ts';
import { addNewRows, type GuestDataRows, readRows, readState } from './guest-data-rows.ts';

// Enough for a page that opens the event stream right after it has read the guest data.
const MAX_RECENT = 20;

/** The guest data that is the same for all sessions. */
export type GuestDataContent = GuestList & { households: Household[]; lastExportAt: string | null };

/**
 * The content at one moment. A later snapshot with the same rows object only has more rows, and
 * unchanged households are the same objects.
 */
export type GuestDataSnapshot = { state: string; rows: GuestDataRows; content: GuestDataContent };

export type GuestDataSource = {
  readonly wedding: GuestData['wedding'];
  content(): Promise<GuestDataContent>;
  snapshot(): Promise<GuestDataSnapshot>;
  /** A recent snapshot that has this version for the session. */
  findRecent(version: string, lastVisitAt: string | null): GuestDataSnapshot | undefined;
  /** Changes whenever the guest data changes for a session with this previous visit. */
  toVersion(snapshot: GuestDataSnapshot, lastVisitAt: string | null): string;
};

/** Creates a source that reads all rows once, and then only new ones until other rows change. */
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
  // One at a time, or an older state could be read after a newer one.
  const runInTurn = pLimit(1);
  let current: GuestDataSnapshot | undefined;
  let recent: GuestDataSnapshot[] = [];
  let waiting: Promise<GuestDataSnapshot> | undefined;

  /** Requests that arrive before the read begins share it. */
  function getSnapshot(): Promise<GuestDataSnapshot> {
    waiting ??= runInTurn(() => {
      waiting = undefined;
      return database.snapshot(update);
    });
    return waiting;
  }

  async function update(queries: Queries): Promise<GuestDataSnapshot> {
    const newState = await readState(queries);
    const state = JSON.stringify(newState);
    if (current?.state === state) return current;
    const known = current?.rows;
    const isAdded = known && (await addNewRows(queries, known, newState));
    const rows = isAdded ? known : await readRows(queries, newState);
    const households = rows.index.list();
    const lists = matchGuestList(rows.entries, rows.decisions, households);
    const lastExportAt = await getLastExport(queries);
    current = { state, rows, content: { households, ...lists, lastExportAt } };
    recent = [...recent, current].slice(-MAX_RECENT);
    return current;
  }

  function toVersion({ state }: GuestDataSnapshot, lastVisitAt: string | null): string {
    return createHash('sha256')
      .update(JSON.stringify([state, lastVisitAt, wedding]))
      .digest('base64url')
      .slice(0, 22);
  }

  return {
    wedding,
    content: async () => (await getSnapshot()).content,
    snapshot: getSnapshot,
    findRecent: (version, lastVisitAt) =>
      recent.findLast((snapshot) => toVersion(snapshot, lastVisitAt) === version),
    toVersion,
  };
}
