import { createHouseholdIndex } from '../../domain/group-by-household.ts';
import type { GuestListEntry, MatchDecision } from '../../domain/guest-list.ts';
import type { Queries } from '../database/database.ts';
import { listGuestList, listMatchDecisions } from './guest-list.ts';
import { listHostEntries } from './host-entries.ts';
import { listRsvps } from './rsvps.ts';

// PostgreSQL commits replies that arrive together in any order, so an id below the highest may
// appear later: the rows among this many of the highest ids are counted, too.
const RECENT_IDS = 10_000;

const TABLES = ['rsvps', 'host_entries', 'invited', 'invited_matches', 'exports'] as const;
type Name = (typeof TABLES)[number] | 'deleted';

/** Rows are only added, with ids that are never reused, or deleted, which triggers count. */
type State = Record<Name, { newest: number; recent: number }>;

const SELECT_STATE = [
  "SELECT 'deleted' AS name, total AS newest, 0 AS recent FROM deleted_rows",
  ...TABLES.map(
    (table) =>
      `SELECT '${table}', coalesce(newest, 0), (SELECT count(*) FROM ${table}` +
      ` WHERE id > newest - ${RECENT_IDS}) FROM (SELECT max(id) AS newest FROM ${table}) AS ids`,
  ),
].join(' UNION ALL ');

export async function readState(queries: Queries): Promise<State> {
  const rows = await queries.query<{ name: Name; newest: number; recent: number }>(SELECT_STATE);
  return Object.fromEntries(
    rows.map(({ name, newest, recent }) => [name, { newest, recent }]),
  ) as State;
}

/** The rows of the guest data, as of a state of the database. */
export type GuestDataRows = {
  state: State;
  index: ReturnType<typeof createHouseholdIndex>;
  /** In ascending order. */
  ids: { rsvps: number[]; host_entries: number[] };
  entries: GuestListEntry[];
  decisions: MatchDecision[];
};

export async function readRows(queries: Queries, state: State): Promise<GuestDataRows> {
  const index = createHouseholdIndex();
  const [rsvps, hostEntries] = [await listRsvps(queries), await listHostEntries(queries)];
  index.add(rsvps, hostEntries);
  return {
    state,
    index,
    ids: { rsvps: rsvps.map(({ id }) => id), host_entries: hostEntries.map(({ id }) => id) },
    entries: await listGuestList(queries),
    decisions: await listMatchDecisions(queries),
  };
}

/**
 * Adds the replies and the couple's entries that are new in a state. False, and nothing is added, if
 * other rows changed, too.
 */
export async function addNewRows(
  queries: Queries,
  rows: GuestDataRows,
  state: State,
): Promise<boolean> {
  const mustBeSame: Name[] = ['deleted', 'invited', 'invited_matches'];
  if (!mustBeSame.every((name) => isSame(rows.state[name], state[name]))) return false;
  const rsvps = await listRsvps(queries, rows.state.rsvps.newest);
  const hostEntries = await listHostEntries(queries, rows.state.host_entries.newest);
  const isComplete =
    countRecent(rows.ids.rsvps, state.rsvps.newest) + rsvps.length === state.rsvps.recent &&
    countRecent(rows.ids.host_entries, state.host_entries.newest) + hostEntries.length ===
      state.host_entries.recent;
  if (!isComplete || !rows.index.add(rsvps, hostEntries)) return false;
  for (const { id } of rsvps) rows.ids.rsvps.push(id);
  for (const { id } of hostEntries) rows.ids.host_entries.push(id);
  rows.state = state;
  return true;
}

function isSame(a: State[Name], b: State[Name]): boolean {
  return a.newest === b.newest && a.recent === b.recent;
}

function countRecent(ids: readonly number[], newest: number): number {
  return ids.length - 1 - ids.findLastIndex((id) => id <= newest - RECENT_IDS);
}
