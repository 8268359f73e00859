import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { TRANSFERS } from '../../domain/arrivals/transfers.ts';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import type { GuestList } from '../../domain/guest-list/guest-list.ts';
import { identifyPeople } from '../../domain/guest-list/identify-people.ts';
import {
  type GuestListMatches,
  matchInSteps,
  type StoredGuestList,
} from '../../domain/guest-list/match-guest-list.ts';
import type { InvitedHousehold } from '../../domain/invitations/own-replies.ts';
import type { Pausable } from '../../domain/pausable.ts';
import {
  type HouseholdIndex,
  indexHouseholds,
  markWaiting,
} from '../../domain/replies/group-by-household.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import { createSeatingKind, listSeatedEvents } from '../../domain/seating/seating.ts';
import { isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import { listGuestList, listMatchDecisions } from '../guest-list/guest-list.ts';
import { listMergedEntries } from '../invitations/invitation-codes.ts';
import { getLastExport } from '../lists/exports.ts';
import { plansTable, readPlans } from '../plans/plans.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { runInSlices } from '../platform/event-loop.ts';
import { listReplyChanges } from '../replies/reply-changes.ts';
import { listRsvps } from '../replies/rsvps.ts';

/** The guest data that is the same for all sessions. */
export type GuestDataContent = GuestList &
  Plans & {
    households: Household[];
    lastExportAt: string | null;
  };

type Plans = Pick<GuestData, 'seating' | 'transfers'>;

/** An entry of the guest list with the household that it is matched with; null if it is not there. */
export type FindInvited = (id: number) => InvitedHousehold | null;

export type GuestDataSource = {
  readonly wedding: GuestData['wedding'];
  content(): Promise<GuestDataContent>;
  /** The content with its version, which changes with the content. */
  read(): Promise<{ version: string; content: GuestDataContent }>;
  /** The current version. */
  readVersion(): Promise<string>;
  listPlans(): Promise<Plans>;
  findInvited(id: number): Promise<ReturnType<FindInvited>>;
  /** Commits all of the work, or nothing when it throws. The data contains every committed row. */
  exclusiveTransaction<T>(
    work: (queries: Queries, index: HouseholdIndex, findInvited: FindInvited) => Promise<T>,
  ): Promise<T>;
};

type Replies = Omit<GuestDataContent, keyof Plans>;

type Current = {
  state: State;
  guestList: StoredGuestList;
  index: HouseholdIndex;
  findInvited: FindInvited;
  /** Computed at the first call, because a reply by personal link needs only its own household. */
  getReplies: () => Promise<Replies>;
  plans: Plans;
  getContent: () => Promise<GuestDataContent>;
};

/** Creates a source that keeps the data until a row or the published wedding changes. */
export function createGuestDataSource(
  database: Database,
  getWedding: () => Wedding,
): GuestDataSource {
  // One at a time: those that wait find the data of the one before.
  const runInTurn = pLimit(1);
  let current: Current | undefined;
  let waiting: Promise<Current> | undefined;

  /** Requests that arrive before the read begins share it. */
  function getCurrent(): Promise<Current> {
    waiting ??= runInTurn(() => {
      waiting = undefined;
      return database.snapshot(update);
    });
    return waiting;
  }

  async function update(queries: Queries): Promise<Current> {
    const state = await readState(queries, getWedding());
    if (current?.state.version !== state.version) {
      current = await readRows(queries, state, current);
    }
    return current;
  }

  async function read() {
    const { state, getContent } = await getCurrent();
    return { version: state.version, content: await getContent() };
  }

  return {
    get wedding() {
      return toGuestDataWedding(getWedding());
    },
    read,
    content: async () => (await read()).content,
    readVersion: async () =>
      (await database.snapshot((queries) => readState(queries, getWedding()))).version,
    listPlans: async () => (await getCurrent()).plans,
    findInvited: async (id) => (await getCurrent()).findInvited(id),
    exclusiveTransaction: (work) =>
      runInTurn(() =>
        database.exclusiveTransaction(async (queries) => {
          const { index, findInvited } = await update(queries);
          return work(queries, index, findInvited);
        }),
      ),
  };
}

async function readRows(queries: Queries, state: State, known?: Current): Promise<Current> {
  const stored = await readPlans(queries);
  const events = listSeatedEvents(stored.names);
  const plans: Plans = {
    seating: events.map((event) => stored.read(createSeatingKind(event))),
    transfers: stored.read(TRANSFERS),
  };
  const rows =
    known?.state.repliesVersion === state.repliesVersion
      ? known
      : await readReplies(queries, state, known);
  let content: Promise<GuestDataContent> | undefined;
  return {
    ...rows,
    ...{ state, plans },
    getContent() {
      content ??= rows.getReplies().then((replies) => ({ ...replies, ...plans }));
      return content;
    },
  };
}

async function readReplies(
  queries: Queries,
  state: State,
  known?: Current,
): Promise<Omit<Current, 'state' | 'plans' | 'getContent'>> {
  // Most changes are replies.
  const guestList =
    known?.state.guestListVersion === state.guestListVersion
      ? known.guestList
      : {
          entries: await listGuestList(queries),
          decisions: await listMatchDecisions(queries),
          merged: await listMergedEntries(queries),
        };
  const replies = await listRsvps(queries);
  const index = await runInSlices(indexHouseholds(replies, await listReplyChanges(queries)));
  const lastExportAt = await getLastExport(queries);
  const matches = await runInSlices(matchInSteps(guestList, index.households));
  let content: Promise<Replies> | undefined;
  return {
    guestList,
    index,
    findInvited: matches.find,
    getReplies() {
      content ??= runInSlices(createContent(index, matches, lastExportAt));
      return content;
    },
  };
}

function* createContent(
  { households }: HouseholdIndex,
  matches: GuestListMatches,
  lastExportAt: string | null,
): Pausable<Replies> {
  const list = yield* matches.listInSteps();
  const marked = markWaiting(households, list.guestList);
  const identified = yield* identifyPeople(marked, list.guestList);
  return { households: identified, ...list, lastExportAt };
}

/** The versions of all rows, of all but the plans, and of those that belong to the guest list. */
type State = { version: string; repliesVersion: string; guestListVersion: string };

// Rows are added with ids that are never reused, so a row that is added or deleted changes the count or the sum of the
// ids. The rows that change in place have a column that tells. Few milliseconds for 10,000 rows.
const GUEST_LIST_CHANGES: Record<string, string> = {
  households: 'sum(version)',
  match_decisions: '0',
  invitation_codes: 'count(revoked_at) + count(opened_at) + coalesce(sum(merged_into), 0)',
};
const CHANGES = {
  ...GUEST_LIST_CHANGES,
  ...{ rsvps: '0', reply_changes: '0', exports: '0' },
  [plansTable.name]: 'sum(version)',
};

const SELECT_STATE = Object.entries(CHANGES)
  .map(
    ([table, changes]) =>
      `SELECT '${table}' AS name, count(*) AS rows, CAST(sum(id) AS TEXT) AS ids,` +
      ` CAST(${changes} AS TEXT) AS changes FROM ${table}`,
  )
  .join(' UNION ALL ');

async function readState(queries: Queries, wedding: Wedding): Promise<State> {
  const rows = await queries.query<{ name: string }>(SELECT_STATE);
  return {
    version: hash([rows, toGuestDataWedding(wedding)]),
    repliesVersion: hash(rows.filter(({ name }) => name !== plansTable.name)),
    guestListVersion: hash(rows.filter(({ name }) => name in GUEST_LIST_CHANGES)),
  };
}

function hash(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

function toGuestDataWedding(wedding: Wedding): GuestData['wedding'] {
  const { couple, locale, date, rsvp, theme } = wedding;
  const { events, ...form } = getRsvpQuestions(wedding);
  const { deadline, formerQuestions } = rsvp;
  return {
    ...{ couple, locale, date, deadline, events: [...events], ...form },
    ...(theme?.design && { design: theme.design }),
    ...(formerQuestions && { formerQuestions }),
    ...(isDemoWedding(wedding) && { isDemo: true }),
  };
}
