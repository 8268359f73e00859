import { identifyPeople } from '../guest-list/identify-people.ts';
import { computeHousehold, markWaiting } from '../replies/group-by-household.ts';
import type { GuestData, GuestDataResponse } from './dashboard-api.ts';

// Not in dashboard-api.ts, whose schemas the dashboard's sign-in would load.
export const LAST_VISIT_HEADER = 'Last-Visit';
/** In a request after an announcement: an answer of this version is ready. */
export const ANNOUNCED_HEADER = 'Announced-Version';

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
