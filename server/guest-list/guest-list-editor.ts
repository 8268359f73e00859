import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  type NewGuestListHousehold,
  toHouseholdValues,
} from '../../domain/guest-list/guest-list.ts';
import type {
  GuestListChange,
  HouseholdBefore,
  UndoGuestListRequest,
} from '../../domain/guest-list/guest-list-api.ts';
import { keepIds } from '../../domain/guest-list/guest-list-people.ts';
import { createCodes, mergeCodes, restoreCodes } from '../invitations/invitation-codes.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { rejections } from '../platform/rejections.ts';
import {
  deleteEntry,
  deletePeople,
  insertEntry,
  insertPeople,
  listGuestList,
  listMatchDecisions,
  type StoredHousehold,
  saveMatchDecision,
  updateEntry,
} from './guest-list.ts';

export type GuestListEditor = Awaited<ReturnType<typeof openEditor>>;

type Decisions = NonNullable<HouseholdBefore['decisions']>;

/** The sum over all entries stays an exact number. */
const VERSIONS = 2 ** 40;

/** Edits the guest list in one transaction, all or nothing, and returns how to undo it. */
export function changeGuestList(
  database: Database,
  work: (editor: GuestListEditor) => Promise<void>,
): Promise<GuestListChange> {
  return database.exclusiveTransaction(async (queries) => {
    const editor = await openEditor(queries, (table) => database.lastId(queries, table));
    await work(editor);
    return editor.finish();
  });
}

/** Reads everything, changes it in memory, and writes the differences at the end. */
async function openEditor(queries: Queries, getLastId: (table: string) => Promise<number>) {
  const all = await listGuestList(queries);
  const stored = new Map<number, GuestListHousehold>(all.map((entry) => [entry.id, entry]));
  const entries = new Map<number, StoredHousehold>(stored);
  const added: StoredHousehold[] = [];
  const storedDecisions = new Map<number, Decisions>();
  // The oldest first, as they are stored again.
  for (const { householdId, ...decision } of (await listMatchDecisions(queries)).reverse()) {
    storedDecisions.set(householdId, [...(storedDecisions.get(householdId) ?? []), decision]);
  }
  const decisions = new Map(storedDecisions);

  function get(id: number, version?: number): GuestListHousehold {
    const entry = stored.get(id);
    if (!entry) throw rejections.guestNotFound();
    if (version !== undefined && entries.get(id)?.version !== version)
      throw rejections.householdConflict(entry);
    return entry;
  }

  /** People who come from another entry keep their ids, too. */
  function set(id: number, values: NewGuestListHousehold): void {
    if (isDeepStrictEqual(values, toHouseholdValues(get(id)))) return;
    entries.set(id, { ...values, version: createVersion() });
  }

  function listChanges() {
    const ids = [...stored.keys(), ...entries.keys()].filter(
      (id) => entries.get(id) !== stored.get(id) || decisions.get(id) !== storedDecisions.get(id),
    );
    return [...new Set(ids)];
  }

  /** An id of an entry or a person that no row has must have been given before, and no two people have the same. */
  async function assertKnownIds(): Promise<void> {
    const ids = [...entries.values()].flatMap(({ people }) => people.flatMap(({ id }) => id ?? []));
    if (new Set(ids).size < ids.length) throw rejections.householdConflict(undefined);
    const known = new Set(all.flatMap(({ people }) => people.map(({ id }) => id)));
    const former = {
      households: [...entries.keys()].filter((id) => !stored.has(id)),
      people: ids.filter((id) => !known.has(id)),
    };
    for (const [table, given] of Object.entries(former)) {
      if (given.length > 0 && Math.max(...given) > (await getLastId(table)))
        throw rejections.guestNotFound();
    }
  }

  async function write(): Promise<number[]> {
    const changed = listChanges();
    for (const id of changed) {
      // First, because people can move to another entry.
      if (stored.has(id) && entries.has(id)) await deletePeople(queries, id);
      else if (stored.has(id)) await deleteEntry(queries, id);
    }
    for (const id of changed) {
      const entry = entries.get(id);
      if (entry && stored.has(id)) await updateEntry(queries, id, entry);
      else if (entry) await insertEntry(queries, entry, id);
    }
    const newIds: number[] = [];
    for (const entry of added) {
      const id = await insertEntry(queries, entry, null);
      newIds.push(id);
      entries.set(id, entry);
    }
    const written = [...changed, ...newIds];
    const people = written.flatMap((id): [number, StoredHousehold['people']][] => {
      const entry = entries.get(id);
      return entry ? [[id, entry.people]] : [];
    });
    await insertPeople(queries, new Map(people));
    for (const id of changed) {
      const own = decisions.get(id);
      if (!entries.has(id) || own === storedDecisions.get(id)) continue;
      await queries.query('DELETE FROM match_decisions WHERE household = $1', [id]);
      for (const one of own ?? []) await saveMatchDecision(queries, { ...one, householdId: id });
    }
    await createCodes(queries, newIds);
    return written;
  }

  return {
    /** All entries, the oldest first. */
    list: () => all,
    /** Throws if the entry does not exist, or has another version. */
    get,
    add(values: NewGuestListHousehold): void {
      const people = keepIds(values.people, []);
      added.push({ ...values, people, version: createVersion() });
    },
    /** Saves the couple's values; throws like `get`. */
    edit(id: number, version: number | undefined, values: NewGuestListHousehold): void {
      const before = get(id, version);
      // An address that the couple changes is theirs.
      const isOwn = values.address !== before.address;
      set(id, {
        ...values,
        people: keepIds(values.people, before.people),
        ...(isOwn && { addressGivenAt: null, formerAddress: null }),
      });
    },
    set,
    /** An entry with people of another one. */
    split(id: number, stays: NewGuestListHousehold, leaves: NewGuestListHousehold): void {
      set(id, stays);
      added.push({ ...leaves, version: createVersion() });
    },
    remove(id: number): void {
      entries.delete(id);
      decisions.delete(id);
    },
    /** Removes the others, and gives the entry their links and decisions. That two are the same people weighs more. */
    async merge(
      id: number,
      others: readonly number[],
      values: NewGuestListHousehold,
    ): Promise<void> {
      await mergeCodes(queries, others, id);
      const known = new Map(
        (decisions.get(id) ?? []).map(({ household, isMatch }) => [household, isMatch]),
      );
      for (const { household, isMatch } of others.flatMap((one) => decisions.get(one) ?? [])) {
        if (isMatch || !known.has(household)) known.set(household, isMatch);
      }
      decisions.set(
        id,
        [...known].map(([household, isMatch]) => ({ household, isMatch })),
      );
      for (const other of others) this.remove(other);
      set(id, values);
    },
    async undo({ id, before, after }: UndoGuestListRequest['steps'][number]): Promise<void> {
      const entry = stored.get(id);
      if ((entry?.version ?? null) !== after) throw rejections.householdConflict(entry);
      if (!before) {
        this.remove(id);
        return;
      }
      if (!entry) await restoreCodes(queries, id);
      entries.set(id, { ...before.entry, version: before.version });
      if (before.decisions) decisions.set(id, before.decisions);
    },
    async finish(): Promise<GuestListChange> {
      if (entries.size + added.length > Math.max(stored.size, GUEST_LIST_LIMITS.rows))
        throw rejections.guestListFull();
      await assertKnownIds();
      const written = await write();
      const current = new Map((await listGuestList(queries)).map((entry) => [entry.id, entry]));
      return {
        entries: written.flatMap((id) => current.get(id) ?? []),
        undo: {
          steps: written.map((id) => {
            const old = stored.get(id);
            const isDecided = decisions.get(id) !== storedDecisions.get(id);
            const before = old && {
              version: old.version,
              entry: toHouseholdValues(old),
              decisions: isDecided || !entries.has(id) ? (storedDecisions.get(id) ?? []) : null,
            };
            return { id, after: current.get(id)?.version ?? null, before: before ?? null };
          }),
        },
      };
    },
  };
}

/** Random, so that an edit after an undo never gets the version of other values. */
export function createVersion(): number {
  return randomInt(VERSIONS);
}
