import type { EntryStatus } from '../guest-list/guest-list.ts';
import {
  type ChangedHousehold,
  computeHousehold,
  markWaiting,
} from '../replies/group-by-household.ts';
import type { HistoryEntry, HouseholdHistory } from '../replies/household.ts';
import type { GuestData, GuestDataResponse } from './dashboard-api.ts';
import { packRows, unpackRows } from './packed-rows.ts';

export function toGuestDataResponse(guestData: GuestData): GuestDataResponse {
  const { guestList, households, ...others } = guestData;
  const histories = households.map(({ key, version, history }) => ({ key, version, history }));
  return {
    ...others,
    households: packRows(histories, { history: { reply: {} } }),
    guestList: packRows(guestList, { entry: { people: {} } }),
  };
}

export function readGuestData(response: GuestDataResponse): GuestData {
  const guestList = unpackRows<EntryStatus>(response.guestList);
  const households = unpackRows<HouseholdHistory>(response.households).map(computeHousehold);
  return { ...response, households: markWaiting(households, guestList), guestList };
}

/** The difference between two versions of the guest data. */
export type Difference = {
  /** New and changed households, each with only the new steps of its history. */
  households: { key: string; version: string; newSteps: HistoryEntry[] }[];
  /** Entries of the guest list that are matched differently. */
  guestList: EntryStatus[];
  notOnList: { added: string[]; removed: string[] };
  lastExportAt: string | null;
};

/** `from` is the version that the difference applies to. */
export type GuestDataChange = Difference & { from: string };

/** An event of `GET /changes`. Without a change the page reads the guest data if its version differs. */
export type ChangeEvent = { version: string; change: GuestDataChange | null };

export function toHouseholdChange({ before, household }: ChangedHousehold) {
  const { key, version, history } = household;
  return { key, version, newSteps: history.slice(before?.history.length ?? 0) };
}

/** The difference of several versions that follow each other; null for none. */
export function mergeDifferences(differences: readonly Difference[]): Difference | null {
  const last = differences.at(-1);
  if (!last || differences.length === 1) return last ?? null;
  const households = new Map<string, Difference['households'][number]>();
  const guestList = new Map<number, EntryStatus>();
  const isMissing = new Map<string, boolean>();
  for (const difference of differences) {
    for (const household of difference.households) {
      const { newSteps = [] } = households.get(household.key) ?? {};
      const steps = [...newSteps, ...household.newSteps];
      households.set(household.key, { ...household, newSteps: steps });
    }
    for (const status of difference.guestList) guestList.set(status.entry.id, status);
    for (const key of difference.notOnList.added) isMissing.set(key, true);
    for (const key of difference.notOnList.removed) isMissing.set(key, false);
  }
  const keys = [...isMissing.keys()];
  return {
    households: [...households.values()],
    guestList: [...guestList.values()],
    notOnList: {
      added: keys.filter((key) => isMissing.get(key)),
      removed: keys.filter((key) => !isMissing.get(key)),
    },
    lastExportAt: last.lastExportAt,
  };
}

/** The guest data after a change; null if the change applies to another version. */
export function applyChange(guestData: GuestData, { version, change }: ChangeEvent) {
  if (change?.from !== guestData.version) return null;
  const changed = new Map(change.households.map((household) => [household.key, household]));
  const households = guestData.households.map((household) => {
    const found = changed.get(household.key);
    if (!found) return household;
    changed.delete(household.key);
    const { newSteps, ...values } = found;
    return computeHousehold({ ...values, history: [...household.history, ...newSteps] });
  });
  for (const { newSteps, ...values } of changed.values()) {
    households.push(computeHousehold({ ...values, history: newSteps }));
  }
  const statuses = new Map(change.guestList.map((status) => [status.entry.id, status]));
  const guestList = guestData.guestList.map((status) => statuses.get(status.entry.id) ?? status);
  const { added, removed } = change.notOnList;
  const notOnList = new Set(guestData.notOnList).union(new Set(added)).difference(new Set(removed));
  return {
    ...guestData,
    version,
    households: markWaiting(households, guestList),
    guestList,
    notOnList: households.map(({ key }) => key).filter((key) => notOnList.has(key)),
    lastExportAt: change.lastExportAt,
  };
}
