import type { HistoryEntry, Household } from '../../domain/household.ts';

export type Latest = { household: Household; step: HistoryEntry; before: HistoryEntry | undefined };

const FIRST_LOOK = 5;
const MOST = 12;

/** What each party did last, the newest first: since the last visit, or the latest on the first. */
export function latestSteps(households: readonly Household[], since: string | null): Latest[] {
  const latest = households
    .filter(({ lastAt }) => since === null || lastAt > since)
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
    .map((household) => ({ household, ...lastOf(household) }));
  return since === null ? latest.slice(0, FIRST_LOOK) : latest.slice(0, MOST);
}

function lastOf({ history }: Household) {
  return { step: history.at(-1) as HistoryEntry, before: history.at(-2) };
}
