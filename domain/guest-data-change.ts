import type { GuestData } from './dashboard-api.ts';
import type { EntryStatus } from './guest-list.ts';
import type { HistoryEntry, Household } from './household.ts';

/** The difference between two versions of the guest data. */
export type GuestDataChange = {
  /** The version that this change applies to. */
  from: string;
  /** New and changed households, each with only the new steps of its history. */
  households: (Omit<Household, 'history'> & { newSteps: HistoryEntry[] })[];
  /** Entries of the guest list that are matched differently. */
  guestList: EntryStatus[];
  notOnList: { added: string[]; removed: string[] };
  lastExportAt: string | null;
};

/** An event of `GET /changes`. Without a change the page reads the guest data if its version differs. */
export type ChangeEvent = { version: string; change: GuestDataChange | null };

type Content = Pick<GuestData, 'households' | 'guestList' | 'notOnList' | 'lastExportAt'>;

/**
 * The difference between two contents of one server. Unchanged households must be the same objects
 * in the same places, as long as no row was deleted.
 */
export function compareContents(before: Content, after: Content): Omit<GuestDataChange, 'from'> {
  const changed = after.households.flatMap((household, at) => {
    const old = before.households[at];
    return household === old ? [] : toHouseholdChange(household, old);
  });
  const [wasMissing, isMissing] = [new Set(before.notOnList), new Set(after.notOnList)];
  return {
    households: changed,
    guestList: after.guestList.filter((status, at) => !isSameStatus(status, before.guestList[at])),
    notOnList: {
      added: after.notOnList.filter((key) => !wasMissing.has(key)),
      removed: before.notOnList.filter((key) => !isMissing.has(key)),
    },
    lastExportAt: after.lastExportAt,
  };
}

/** The guest data after a change; null if the change applies to another version. */
export function applyChange(guestData: GuestData, { version, change }: ChangeEvent) {
  if (change?.from !== guestData.version) return null;
  const changed = new Map(change.households.map((household) => [household.key, household]));
  const households = guestData.households.map((household) => {
    const { newSteps, ...values } = changed.get(household.key) ?? {};
    if (!newSteps) return household;
    changed.delete(household.key);
    return { ...household, ...values, history: [...household.history, ...newSteps] };
  });
  for (const { newSteps, ...values } of changed.values()) {
    households.push({ ...values, history: newSteps });
  }
  const statuses = new Map(change.guestList.map((status) => [status.entry.id, status]));
  const { added, removed } = change.notOnList;
  const notOnList = new Set(guestData.notOnList).union(new Set(added)).difference(new Set(removed));
  return {
    ...guestData,
    version,
    households,
    guestList: guestData.guestList.map((status) => statuses.get(status.entry.id) ?? status),
    notOnList: households.map(({ key }) => key).filter((key) => notOnList.has(key)),
    lastExportAt: change.lastExportAt,
  };
}

function toHouseholdChange({ history, ...household }: Household, old?: Household) {
  return { ...household, newSteps: history.slice(old?.history.length ?? 0) };
}

function isSameStatus(a: EntryStatus, b: EntryStatus | undefined): boolean {
  return (
    a.household === b?.household &&
    a.matchedBy === b.matchedBy &&
    a.suggestions.join('\n') === b.suggestions.join('\n')
  );
}
