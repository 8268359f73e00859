import type { Party, PartyStep } from '../../domain/party.ts';

export type Latest = { party: Party; step: PartyStep; before: PartyStep | undefined };

const FIRST_LOOK = 5;
const MOST = 12;

/** What each party did last, the newest first: since the last visit, or the latest on the first. */
export function latestSteps(parties: readonly Party[], since: string | null): Latest[] {
  const latest = parties
    .filter(({ lastAt }) => since === null || lastAt > since)
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
    .map((party) => ({ party, ...lastOf(party) }));
  return since === null ? latest.slice(0, FIRST_LOOK) : latest.slice(0, MOST);
}

function lastOf({ history }: Party) {
  return { step: history.at(-1) as PartyStep, before: history.at(-2) };
}
