import { identifyPeople } from '../guest-list/identify-people.ts';
import { runAtOnce } from '../pausable.ts';
import { computeHousehold, markWaiting } from '../replies/group-by-household.ts';
import type { GuestData, GuestDataResponse } from './dashboard-api.ts';

/** The guest data of an answer to `GET /guest-data`; `lastVisitAt` is one of its headers. */
export function readGuestData(
  { households, ...others }: GuestDataResponse,
  lastVisitAt: string | null = null,
): GuestData {
  const { guestList } = others;
  const marked = markWaiting(households.map(computeHousehold), guestList);
  return {
    ...others,
    households: runAtOnce(identifyPeople(marked, guestList)),
    lastVisitAt,
  };
}
