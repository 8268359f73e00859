import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import {
  type ChangeEvent,
  type Difference,
  mergeDifferences,
} from '../../domain/dashboard/guest-data-change.ts';
import type { GuestList } from '../../domain/guest-list/guest-list.ts';
import type { InvitedHousehold } from '../../domain/invitations/own-replies.ts';
import { type HouseholdIndex, markWaiting } from '../../domain/replies/group-by-household.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import { getLastExport } from '../lists/exports.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import {
  addNewRows,
  type GuestDataRows,
  readNewRows,
  readRows,
  readState,
} from './guest-data-rows.ts';

// Enough for a page that opens the event stream right after it has read the guest data, and for a
// stream that waits for a slow reader.
const MAX_REVISIONS = 20;

/** The guest data that is the same for all sessions. */
export type GuestDataContent = GuestList & { households: Household[]; lastExportAt: string | null };

/** An entry of the guest list with the household that it is matched with; null if it is not there. */
export type FindInvited = (id: number) => InvitedHousehold | null;

export type GuestDataSource = {
  readonly wedding: GuestData['wedding'];
  content(): Promise<GuestDataContent>;
  /** The content with its version, which changes with the content. */
  read(): Promise<{ version: string; content: GuestDataContent }>;
  findInvited(id: number): Promise<ReturnType<FindInvited>>;
  /** The current version, with the change from a recent one. */
  readChange(from: string): Promise<ChangeEvent>;
  /** Commits all of the work, or nothing when it throws. The data contains every committed row. */
  exclusiveTransaction<T>(
    work: (queries: Queries, index: HouseholdIndex, findInvited: FindInvited) => Promise<T>,
  ): Promise<T>;
};

type Current = {
  version: string;
  /** As JSON, to notice another published version of the website. */
  wedding: string;
  rows: GuestDataRows;
  lastExportAt: string | null;
};

/** A version, with its difference from the one before; null after all rows were read. */
type Revision = { version: string; difference: Difference | null };

/** Creates a source that reads all rows once, and then only new ones until other rows change. */
export function createGuestDataSource(
  database: Database,
  getWedding: () => Wedding,
): GuestDataSource {
  // One at a time, or an older state could be read after a newer one.
  const runInTurn = pLimit(1);
  let current: Current | undefined;
  let revisions: Revision[] = [];
  let waiting: Promise<Current> | undefined;

  /** Requests that arrive before the read begins share it. */
  async function getCurrent(): Promise<Current> {
    waiting ??= runInTurn(() => {
      waiting = undefined;
      return database.snapshot(update);
    });
    const result = await waiting;
    // The next read may have added rows already.
    return current ?? result;
  }

  async function update(queries: Queries): Promise<Current> {
    const state = await readState(queries);
    const wedding = JSON.stringify(toGuestDataWedding(getWedding()));
    const version = toVersion(state, wedding);
    if (current?.version === version) return current;
    const lastExportAt = await getLastExport(queries);
    const isSameWedding = current?.wedding === wedding;
    const newRows = current && isSameWedding && (await readNewRows(queries, current.rows, state));
    // Without an await, because requests read the rows at any time.
    const added = current && newRows ? addNewRows(current.rows, newRows) : null;
    if (current && added) {
      current = { ...current, version, lastExportAt };
      revisions.push({ version, difference: { ...added, lastExportAt } });
      revisions = revisions.slice(-MAX_REVISIONS);
    } else {
      current = { version, wedding, rows: await readRows(queries, state), lastExportAt };
      revisions = [{ version, difference: null }];
    }
    return current;
  }

  async function read() {
    const { version, rows, lastExportAt } = await getCurrent();
    const list = rows.matcher.list();
    const households = markWaiting(rows.index.list(), list.guestList);
    return { version, content: { households, ...list, lastExportAt } };
  }

  return {
    get wedding() {
      return toGuestDataWedding(getWedding());
    },
    read,
    content: async () => (await read()).content,
    findInvited: async (id) => findInvitedIn((await getCurrent()).rows, id),
    exclusiveTransaction: (work) =>
      runInTurn(() =>
        database.exclusiveTransaction(async (queries) => {
          const { rows } = await update(queries);
          return work(queries, rows.index, (id) => findInvitedIn(rows, id));
        }),
      ),
    async readChange(from) {
      const { version } = await getCurrent();
      const known = revisions.findIndex((revision) => revision.version === from);
      const later = revisions.slice(known + 1).flatMap(({ difference }) => difference ?? []);
      const difference = known < 0 ? null : mergeDifferences(later);
      return { version, change: difference && { from, ...difference } };
    },
  };
}

function findInvitedIn({ index, matcher }: GuestDataRows, id: number): InvitedHousehold | null {
  const status = matcher.find(id);
  if (!status) return null;
  const { household } = status;
  return { ...status, matched: household === null ? null : (index.find(household) ?? null) };
}

function toGuestDataWedding(wedding: Wedding): GuestData['wedding'] {
  const { couple, locale, date, rsvp } = wedding;
  const { events, ...form } = getRsvpQuestions(wedding);
  const { deadline, formerQuestions } = rsvp;
  return {
    ...{ couple, locale, date, deadline, events: [...events], ...form },
    ...(formerQuestions && { formerQuestions }),
  };
}

function toVersion(state: object, wedding: string): string {
  return createHash('sha256')
    .update(JSON.stringify([state, wedding]))
    .digest('base64url')
    .slice(0, 22);
}
