import { queryOptions } from '@tanstack/react-query';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { api, request } from '../api/request.ts';

/** The addresses to which an invitation was emailed, in lower case. */
export const mailedQuery = queryOptions({
  queryKey: ['mailed-addresses'],
  queryFn: async ({ signal }) =>
    new Set((await request(api.mailings.invited.$get, { signal })).addresses),
});

export function isInvitedByEmail(
  { emails }: Pick<GuestListHousehold, 'emails'>,
  mailed: ReadonlySet<string> = new Set(),
): boolean {
  return emails.some((email) => mailed.has(email.trim().toLowerCase()));
}
