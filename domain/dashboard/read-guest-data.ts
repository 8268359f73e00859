import { identifyPeople } from '../guest-list/identify-people.ts';
import { computeHousehold, markWaiting } from '../replies/group-by-household.ts';
import type { GuestData, GuestDataResponse } from './dashboard-api.ts';

/** The guest data of an answer to `GET /guest-data`; `lastVisitAt` is one of its headers. */
export function readGuestData(
  { households, ...others }: GuestDataResponse,
  lastVisitAt: string | null = null,
): GuestData {
  const { guestList } = others;
  return {
    ...others,
    households: identifyPeople(markWaiting(households.map(computeHousehold), guestList), guestList),
    lastVisitAt,
  };
}
