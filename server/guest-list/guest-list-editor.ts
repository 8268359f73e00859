import { isDeepStrictEqual } from 'node:util';
import {
  GUEST_LIST_LIMITS,
  type GuestListEntry,
  getEntryVersion,
  type NewGuestListEntry,
  toEntryValues,
} from '../../domain/guest-list/guest-list.ts';
import type {
  EntryBefore,
  GuestListChange,
  UndoGuestListRequest,
} from '../../domain/guest-list/guest-list-api.ts';
import {
  createCodes,
  listCodes,
  mergeCodes,
  restoreCodes,
} from '../invitations/invitation-codes.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import {
  deleteGuestListEntry,
  insertGuestListEntry,
  listGuestList,
  listMatchDecisions,
  restoreGuestListEntry,
  saveMatchDecision,
  updateGuestListEntry,
} from './guest-list.ts';

export type GuestListEditor = Awaited<ReturnType<typeof openEditor>>;

/** Edits the guest list in one transaction, all or nothing, and returns how to undo it. */
export function changeGuestList(
  database: Database,
  work: (editor: GuestListEditor) => Promise<void>,
): Promise<GuestListChange> {
  return database.exclusiveTransaction(async (queries) => {
    const editor = await openEditor(queries, (id) =>
      database.lastId(queries, 'invited').then((last) => id <= last),
    );
    await work(editor);
    return editor.finish();
  });
}

async function openEditor(queries: Queries, wasGiven: (id: number) => Promise<boolean>) {
  const entries = new Map((await listGuestList(queries)).map((entry) => [entry.id, entry]));
  const firstSize = entries.size;
  const decisions = Map.groupBy(await listMatchDecisions(queries), ({ entryId }) => entryId);
  /** The changed entries as they were before; null for those that were added. */
  const before = new Map<number, EntryBefore | null>();
  /** In one statement for many, so that a large import stays fast. */
  const withoutCode: number[] = [];

  function record(id: number, hasNewDecisions: boolean): void {
    const entry = entries.get(id);
    const known = before.get(id);
    if (known === null || (known && !(hasNewDecisions && known.decisions === null))) return;
    const old = hasNewDecisions ? toOldDecisions(id) : null;
    if (known) before.set(id, { ...known, decisions: old });
    else if (!entry) before.set(id, null);
    else before.set(id, { entry: toEntryValues(entry), decisions: old });
  }

  // Oldest first, as they are stored again.
  function toOldDecisions(id: number) {
    const all = decisions.get(id) ?? [];
    return all.toReversed().map(({ household, isMatch }) => ({ household, isMatch }));
  }

  return {
    /** All entries, the oldest first. */
    list: () => [...entries.values()],
    /** Throws if the entry does not exist, or has another version. */
    get(id: number, version?: string): GuestListEntry {
      const entry = entries.get(id);
      if (!entry) throw dashboardErrors.guestNotFound();
      if (version !== undefined && getEntryVersion(entry) !== version)
        throw dashboardErrors.entryConflict(entry);
      return entry;
    },
    async add(values: NewGuestListEntry): Promise<void> {
      const entry = await insertGuestListEntry(queries, values);
      record(entry.id, false);
      entries.set(entry.id, { ...entry, code: null });
      withoutCode.push(entry.id);
    },
    async update(id: number, values: NewGuestListEntry): Promise<void> {
      const entry = entries.get(id);
      if (!entry) throw dashboardErrors.guestNotFound();
      if (isDeepStrictEqual(values, toEntryValues(entry))) return;
      record(id, false);
      entries.set(id, { ...entry, ...(await updateGuestListEntry(queries, id, values)) });
    },
    async remove(id: number): Promise<void> {
      record(id, true);
      await deleteGuestListEntry(queries, id);
      entries.delete(id);
    },
    /**
     * Gives an entry the links and the decisions of others. That two are the same people weighs more.
     */
    async inherit(id: number, from: readonly number[]): Promise<void> {
      await mergeCodes(queries, from, id);
      record(id, true);
      const own = decisions.get(id) ?? [];
      const known = new Map(own.map(({ household, isMatch }) => [household, isMatch]));
      for (const { household, isMatch } of from.flatMap((other) => decisions.get(other) ?? [])) {
        if (known.has(household) && !isMatch) continue;
        known.set(household, isMatch);
        await saveMatchDecision(queries, { entryId: id, household, isMatch });
      }
    },
    async undo({ id, before: old, after }: UndoGuestListRequest['steps'][number]): Promise<void> {
      const entry = entries.get(id);
      if ((entry ? getEntryVersion(entry) : null) !== after)
        throw dashboardErrors.entryConflict(entry);
      if (!old) {
        if (entry) await this.remove(id);
        return;
      }
      record(id, old.decisions !== null);
      if (entry) {
        entries.set(id, { ...entry, ...(await updateGuestListEntry(queries, id, old.entry)) });
      } else {
        if (!(await wasGiven(id))) throw dashboardErrors.guestNotFound();
        await restoreCodes(queries, id);
        entries.set(id, { ...(await restoreGuestListEntry(queries, id, old.entry)), code: null });
      }
      if (old.decisions === null) return;
      await queries.query('DELETE FROM invited_matches WHERE invited = $1', [id]);
      for (const decision of old.decisions)
        await saveMatchDecision(queries, { ...decision, entryId: id });
    },
    async finish(): Promise<GuestListChange> {
      if (entries.size > Math.max(firstSize, GUEST_LIST_LIMITS.rows))
        throw dashboardErrors.guestListFull();
      await createCodes(
        queries,
        withoutCode.filter((id) => entries.has(id)),
      );
      const codes = await listCodes(queries);
      return {
        entries: [...before.keys()].flatMap((id) => {
          const entry = entries.get(id);
          return entry ? { ...entry, code: codes.get(id) ?? null } : [];
        }),
        undo: {
          steps: [...before].map(([id, old]) => {
            const entry = entries.get(id);
            return { id, after: entry ? getEntryVersion(entry) : null, before: old };
          }),
        },
      };
    },
  };
}
