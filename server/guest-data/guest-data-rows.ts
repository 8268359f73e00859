import { type Difference, toHouseholdChange } from '../../domain/dashboard/guest-data-change.ts';
import {
  createGuestListMatcher,
  type GuestListMatcher,
  type MatchChanges,
} from '../../domain/guest-list/match-guest-list.ts';
import {
  createHouseholdIndex,
  type HouseholdIndex,
} from '../../domain/replies/group-by-household.ts';
import type { HostEntry } from '../../domain/replies/household.ts';
import type { StoredRsvp } from '../../domain/replies/rsvp.ts';
import { listGuestList, listMatchDecisions } from '../guest-list/guest-list.ts';
import { listMergedEntries } from '../invitations/invitation-codes.ts';
import type { Queries } from '../platform/database/database.ts';
import { listHostEntries } from '../replies/host-entries.ts';
import { listRsvps } from '../replies/rsvps.ts';

// PostgreSQL commits replies that arrive together in any order, so an id below the highest may
// appear later: the rows among this many of the highest ids are counted, too.
const RECENT_IDS = 10_000;

const TABLES = [
  'rsvps',
  'host_entries',
  'invited',
  'invited_matches',
  'invitation_codes',
  'exports',
] as const;
type Name = (typeof TABLES)[number] | 'deleted' | 'updated';

/** Rows are added with ids that are never reused. Triggers count deleted and updated ones. */
type State = Record<Name, { newest: number; recent: number }>;

const SELECT_STATE = [
  "SELECT 'deleted' AS name, total AS newest, 0 AS recent FROM deleted_rows",
  "SELECT 'updated', total, 0 FROM updated_rows",
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
  index: HouseholdIndex;
  matcher: GuestListMatcher;
  /** In ascending order. */
  ids: { rsvps: number[]; host_entries: number[] };
};

export async function readRows(queries: Queries, state: State): Promise<GuestDataRows> {
  const [rsvps, hostEntries] = [await listRsvps(queries), await listHostEntries(queries)];
  const matcher = createGuestListMatcher(
    await listGuestList(queries),
    await listMatchDecisions(queries),
    await listMergedEntries(queries),
  );
  const index = createHouseholdIndex();
  matcher.update(index.add(rsvps, hostEntries) ?? []);
  return {
    state,
    index,
    matcher,
    ids: { rsvps: rsvps.map(({ id }) => id), host_entries: hostEntries.map(({ id }) => id) },
  };
}

type NewRows = { state: State; rsvps: StoredRsvp[]; hostEntries: HostEntry[] };

/** The replies and the couple's entries that are new in a state; null if other rows changed, too. */
export async function readNewRows(
  queries: Queries,
  { state: known, ids }: GuestDataRows,
  state: State,
): Promise<NewRows | null> {
  const mustBeSame: Name[] = [
    'deleted',
    'updated',
    'invited',
    'invited_matches',
    'invitation_codes',
  ];
  if (!mustBeSame.every((name) => isSame(known[name], state[name]))) return null;
  const rsvps = await listRsvps(queries, known.rsvps.newest);
  const hostEntries = await listHostEntries(queries, known.host_entries.newest);
  const isComplete =
    countRecent(ids.rsvps, state.rsvps.newest) + rsvps.length === state.rsvps.recent &&
    countRecent(ids.host_entries, state.host_entries.newest) + hostEntries.length ===
      state.host_entries.recent;
  return isComplete ? { state, rsvps, hostEntries } : null;
}

/** Adds rows and returns the differences; null, and nothing is added, if they are out of order. */
export function addNewRows(
  rows: GuestDataRows,
  { state, rsvps, hostEntries }: NewRows,
): (MatchChanges & Pick<Difference, 'households'>) | null {
  const changed = rows.index.add(rsvps, hostEntries);
  if (!changed) return null;
  for (const { id } of rsvps) rows.ids.rsvps.push(id);
  for (const { id } of hostEntries) rows.ids.host_entries.push(id);
  rows.state = state;
  return { households: changed.map(toHouseholdChange), ...rows.matcher.update(changed) };
}

function isSame(a: State[Name], b: State[Name]): boolean {
  return a.newest === b.newest && a.recent === b.recent;
}

function countRecent(ids: readonly number[], newest: number): number {
  return ids.length - 1 - ids.findLastIndex((id) => id <= newest - RECENT_IDS);
}
